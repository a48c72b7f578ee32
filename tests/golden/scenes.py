"""The arranged tables of golden games: which cards lie on top, and how the dice will fall."""

from typing import Any

from tests.golden.transcript import Build

from stockade.games.xmen_resistance.play import Resistance
from stockade.games.xmen_resistance.scene import ResistanceScene
from stockade.games.xmen_resistance.state import Person

KIND = (
    *("003", "020", "007", "011", "018", "027", "001", "009", "012", "002", "026", "008", "017", "013", "024", "019"),
    *("037", "038", "039", "004", "023", "028", "014", "029"),
)  # regular cards first, what rushes last
LUCKY = (5, 4, 6, 5, 5, 6, 4, 6)
HELP = ("keen_aim", "swift", "tough_it_out", "second_chance", "recovery")
PEOPLE = ("callisto", "ka_zar", "senator_kelly", "stevie_hunter", "moira_mactaggert", "valerie_cooper", "amanda_sefton", "cameron_hodge")


def table(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """The plain table of that set-up, Spawn Points and all."""
    heroes, mission, players = setup["heroes"], setup["mission"], setup.get("players")
    return ResistanceScene(*heroes, mission=mission, seats=setup["seats"], players=players, seed=seed, spawns=True)


def stack(scene: ResistanceScene, cards: str) -> None:
    """These Spawn cards on top, first one first."""
    scene.deck("spawn", *cards.split())


def lay_tokens(scene: ResistanceScene, colors: dict[str, str]) -> None:
    """What the facedown Objectives are."""
    scene.change(lambda g: [setattr(o, "color", colors[o.zone]) for o in g.state.objectives if o.facedown])


def lay_people(scene: ResistanceScene, cards: dict[str, str]) -> None:
    """Who lies facedown where (and who has been revealed already): the rest go back into the deck."""

    def lay(g: Resistance) -> None:
        state = g.state
        here = [*state.facedown, *state.people]
        unused = [*state.person_pile.deck, *(person.id for person in here)]
        for person in here:
            person.id = cards[person.zone]
            unused.remove(person.id)
        state.person_pile.deck = unused

    scene.change(lay)


def x_jet(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """Won: a kind deck, but not a harmless one."""
    scene = table(setup, seed)
    scene.facedown("moira_mactaggert", "12V.A")
    scene.facedown("callisto", "15V.C")
    scene.deck("spawn", "002", "014", "001", "007", "020", "005", "003", "017")
    scene.deck("trait", "tough_it_out", "keen_aim", "swift")
    scene.dice(5, 2, 4, 1, 2, 3, 2, 4, 1, 5, 6, 1, 4)
    return scene


def claws(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """Lost: nobody was left to save in the danger room, and Sabretooth is there."""
    scene = table(setup, seed)
    scene.facedown("too_late", "12V.A")
    scene.facedown("valerie_cooper", "15V.C")
    scene.deck("spawn", "003", "005", "015", "001", "007")
    scene.deck("zombie", "sabretooth")
    scene.dice(3, 1, 6, 5, 2, 4)
    return scene


def shutters(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH1 won: the streets fill up, the hall is not empty either, and the dice are fair."""
    scene = table(setup, seed)
    for zone, person in {"16R.E": "amanda_sefton", "14R.B": "callisto", "13R.E": "ka_zar", "13R.C": "senator_kelly"}.items():
        scene.facedown(person, zone)
    scene.deck("spawn", "003", "020", "007", "001", "011", "002", "008", "018", "027", "013", "017", "009", "038", "019", "026")
    scene.deck("trait", "keen_aim", "swift", "tough_it_out", "second_chance", "recovery")
    scene.dice(*(5, 3, 6, 4, 2, 5, 6, 1, 4, 5) * 12)
    return scene


def streets(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH1 lost: everything rushes, and nothing is hit."""
    scene = table(setup, seed)
    scene.facedown("valerie_cooper", "16R.E")
    scene.deck("spawn", "006", "022", "014", "005", "029", "021", "010", "025")
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


def keys(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH2 won: the third token is the key."""
    scene = table(setup, seed)
    lay_tokens(scene, {"15R.A": "blue", "15R.B": "red", "13R.A": "red", "13R.C": "red"})
    people = ("callisto", "ka_zar", "senator_kelly", "stevie_hunter", "trish_tilby", "moira_mactaggert", "valerie_cooper")
    for zone, person in zip(("13R.C", "13R.E", "14R.B", "15R.B", "15R.E", "16R.E", "18R.E"), people, strict=True):
        scene.facedown(person, zone)
    scene.deck("spawn", *KIND)
    scene.deck("trait", "keen_aim", "swift", "tough_it_out", "second_chance", "recovery")
    scene.dice(*(5, 3, 6, 4, 2, 5, 6, 1, 4, 5) * 20)
    return scene


def traffic(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH2 lost: they never get past the fountain."""
    scene = table(setup, seed)
    lay_tokens(scene, {"15R.A": "red", "15R.B": "blue", "13R.A": "red", "13R.C": "red"})
    scene.deck("spawn", "006", "022", "029", "005", "014", "021", "010", "025", "028")
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


def hiding(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH3 won: three to find, one too late, two secrets, and a deck that lets them breathe."""
    scene = table(setup, seed)
    cards = ("trish_tilby", "secret_mission_1", "callisto", "moira_mactaggert", "secret_mission_2", "too_late")
    lay_people(scene, dict(zip(("10V.M", "11V.A", "12V.A", "14V.E", "14V.F", "15V.C"), cards, strict=True)))
    scene.deck("spawn", *KIND)
    scene.deck("zombie", "cyclops", "iceman")
    scene.deck("trait", "keen_aim", "second_chance", "tough_it_out", "unstoppable", "recovery", "swift")
    scene.dice(*(5, 3, 6, 4, 5, 6, 4, 2) * 40)
    return scene


def outbreak(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH3 lost: Psylocke is stronger."""
    scene = table(setup, seed)
    scene.deck("spawn", "006", "022", "029", "005", "014", "021", "010", "025", "028")
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


def parts(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH4 won: both traps are sprung on the way."""
    scene = table(setup, seed)
    lay_tokens(scene, {"10R.C": "red", "12R.E": "green", "13R.A": "blue", "13R.C": "red", "15R.A": "red"})
    people = ("callisto", "ka_zar", "senator_kelly", "stevie_hunter", "trish_tilby", "moira_mactaggert", "valerie_cooper", "amanda_sefton")
    for zone, person in zip(("10R.E", "11R.H", "12R.E", "13R.C", "13R.E", "14R.B", "15R.B", "15R.E"), people, strict=True):
        scene.facedown(person, zone)
    scene.deck("spawn", *KIND)
    scene.deck("trait", "keen_aim", "swift", "tough_it_out", "second_chance", "recovery")
    scene.dice(*(5, 3, 6, 4, 5, 6, 4, 2) * 40)
    return scene


def traps(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH4 lost: the terrace is as far as they come."""
    scene = table(setup, seed)
    scene.deck("spawn", "006", "022", "029", "005", "014", "021", "010", "025", "028")
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


def passage(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH5 won: the key in the lounge wing, the passage in a dormitory."""
    scene = table(setup, seed)
    tokens = dict.fromkeys(("13R.C", "13R.A", "15R.B", "17V.F", "18V.E"), "red")
    lay_tokens(scene, {**tokens, "15R.A": "blue", "16V.A": "green"})
    people = ("callisto", "ka_zar", "senator_kelly", "stevie_hunter", "trish_tilby", "moira_mactaggert")
    lay_people(scene, dict(zip(("13R.E", "14R.B", "15R.E", "16V.F", "17V.B", "18V.B"), people, strict=True)))
    scene.deck("spawn", *KIND)
    scene.deck("trait", "keen_aim", "swift", "tough_it_out", "second_chance", "recovery")
    scene.dice(*(5, 3, 6, 4, 5, 6, 4, 2) * 40)
    return scene


def too_few(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH5 lost: six heroes need all six, and one is eaten behind the stairs."""
    scene = table(setup, seed)
    people = ("stevie_hunter", "trish_tilby", "senator_kelly", "callisto", "ka_zar", "moira_mactaggert")
    lay_people(scene, dict(zip(("13R.E", "14R.B", "15R.E", "16V.F", "17V.B", "18V.B"), people, strict=True)))
    scene.deck("spawn", "028", "013", "022", "014", "029", "021")
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


def lockdown(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH6 won: both teams meet on the landing, and the Elevator does not come empty."""
    scene = table(setup, seed)
    zones = ("16V.A", "16V.F", "17V.B", "18V.B", "18V.E", "11V.A", "12V.A", "14V.E", "14V.F", "15V.C")
    people = (*PEOPLE[:4], "trish_tilby", *PEOPLE[4:])
    lay_people(scene, dict(zip(zones, (*people, "mariko_yashida"), strict=True)))
    stack(scene, "007 024 001 012 008 027 017 011 018 009 003 013 020 002 026 019 014 037 039 029 023 038 028 004")
    scene.deck("trait", *HELP)
    scene.dice(*(6, 3, 4, 5, 3, 4, 3, 4) * 40)
    return scene


def beacon(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH7 won: the whole reserve is there, and all of it has to come out and fall; the passwords are close."""
    scene = table(setup, seed)
    cards = ("moira_mactaggert", "secret_mission_1", "callisto", "secret_mission_2", "ka_zar", "trish_tilby")
    lay_people(scene, dict(zip(("10V.M", "11V.A", "12V.A", "14V.E", "14V.F", "15V.C"), cards, strict=True)))
    stack(scene, " ".join(KIND))
    scene.deck("trait", *HELP)
    scene.dice(*LUCKY * 20)
    return scene


def last_resort(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH8 won: a Zombie Hero at the gate, and two bombs for the mansion."""
    scene = table(setup, seed)
    lay_people(scene, {"16R.E": "callisto", "18R.E": "moira_mactaggert", "14R.B": "trish_tilby"})
    stack(scene, "012 011 026 013 019 002 001 024 008 017 009 020 003 027 018 007 037 004 014 023 038 028 029 039")
    scene.deck("zombie", "iceman", "psylocke")
    scene.deck("trait", *HELP)
    scene.dice(*(3, 5, 5, 4, 6, 3, 3, 4) * 40)
    return scene


def old_friends(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH9 won: fourteen cards as they were shuffled, behind doors that nobody has opened yet; kind cards and kind dice."""
    scene = table(setup, seed)
    lay_people(scene, dict(zip(("11R.H", "13R.C", "13R.E", "15R.B", "15R.E", "16V.F", "17V.B", "18V.B"), PEOPLE, strict=True)))
    stack(scene, " ".join(card for card in KIND if card in scene.state.spawn_pile.deck))
    scene.deck("trait", *HELP)
    scene.dice(*LUCKY * 27)
    return scene


def big_hand(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH10 won: the cells in the pantry and the office, Trask in the garage."""
    scene = table(setup, seed)
    lay_tokens(scene, {"13R.A": "blue", "15R.A": "green", "10R.C": "red", "12R.E": "red", "15R.B": "red"})
    zones = ("10R.E", "11R.H", "12R.E", "13R.C", "13R.E", "14R.B", "15R.B", "15R.E")
    lay_people(scene, {**dict(zip(zones, PEOPLE, strict=True)), "16R.E": "trish_tilby", "18R.E": "bolivar_trask"})
    stack(scene, "009 001 007 012 020 019 013 003 011 002 024 018 026 017 008 027 038 029 037 039 014 004 023 028")
    scene.deck("trait", *HELP)
    scene.dice(*(4, 5, 4, 5, 5, 5, 4, 5) * 40)
    return scene


def overrun(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MH6 to MH10 lost: everything rushes, and nothing is hit."""
    scene = table(setup, seed)
    scene.deck(
        "spawn", *(card for card in ("006", "022", "029", "005", "014", "021", "010", "025", "028") if card in scene.state.spawn_pile.deck)
    )
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


def hungry(scene: ResistanceScene, tokens: dict[str, str], dice: tuple[int, ...], times: int) -> ResistanceScene:
    """Zombie Mode with a kind deck: these tokens are not red, and the dice fall like this."""
    if scene.state.objectives:
        lay_tokens(scene, {o.zone: tokens.get(o.zone, "red") for o in scene.state.objectives})
    stack(scene, " ".join(f"S{card}" for card in KIND))
    scene.deck("trait", "numb", "rotten_reflexes", "bite_first", "hold_it_in", "regrow")
    scene.dice(*dice * times)
    return scene


def way_below(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MZ1 won: the code in the armoury, the way out in the isolation ward."""
    return hungry(table(setup, seed), {"14V.E": "blue", "13V.D": "green"}, (5, 3, 6, 4, 5, 1, 4, 5), 40)


def dinner(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MZ2 won: the key in the rear hall, the senator behind the first door on the west side."""
    scene = table(setup, seed)
    zones = ("16V.B", "16V.E", "18V.A", "18V.F", "10R.E", "11R.H", "12R.E", "16V.A", "16V.F", "17V.B", "18V.B", "18V.E")
    people = ("senator_kelly", *PEOPLE[:2], *PEOPLE[3:], "trish_tilby", "bolivar_trask", "mariko_yashida", "william_stryker")
    lay_people(scene, dict(zip(zones, people, strict=True)))
    return hungry(scene, {"11R.G": "green"}, (5, 3, 6, 4, 5, 6, 4, 5), 60)


def leftovers(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MZ3 won: the pass below, the way out upstairs."""
    return hungry(table(setup, seed), {"11V.A": "blue", "16V.B": "green"}, (5, 3, 6, 4, 5, 6, 4, 5), 60)


def gym_class(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MZ4 won: both secrets in the rear of the house."""
    scene = table(setup, seed)
    secrets = ("secret_mission_1", "secret_mission_2")
    scene.change(lambda g: g.state.person_pile.deck.extend(card.id for card in g.state.facedown if card.id not in secrets))
    scene.change(lambda g: g.state.facedown.clear())
    cards = ("stevie_hunter", secrets[0], secrets[1], *PEOPLE[:3], "trish_tilby", "amanda_sefton")
    zones = ("10R.E", "11R.H", "12R.E", "13R.C", "13R.E", "14R.B", "15R.B", "15R.E")

    def lay(g: Resistance) -> None:
        for card, zone in zip(cards, zones, strict=True):
            if card not in secrets:
                g.state.person_pile.deck.remove(card)
            g.state.facedown.append(Person(card, zone))

    scene.change(lay)
    return hungry(scene, {}, LUCKY, 60)


def clash(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MZ5 won: the defence system in the wings, few Enemies at first, and named ones when the Danger Level would bring crowds."""
    scene = hungry(table(setup, seed), {"13R.A": "blue", "15R.A": "green"}, LUCKY, 80)
    stack(
        scene,
        "S003 S007 S009 S011 S020 S008 S012 S027 S041 S024 S015 S037 S016 S042 S038 S030 S039 S031 S040 S032 S033 S010 S014 S036 S025",
    )
    return scene


def hunted(setup: dict[str, Any], seed: int) -> ResistanceScene:
    """MZ1 to MZ5 lost: S.H.I.E.L.D. comes running, and every die is a one or a miss."""
    scene = table(setup, seed)
    stack(scene, "S006 S022 S029 S005 S014 S021 S010 S025 S028")
    scene.dice(*(1, 2, 2, 1, 3) * 12)
    return scene


SCENES: dict[str, Build] = {
    "x-jet": x_jet,
    "claws": claws,
    "shutters": shutters,
    "streets": streets,
    "keys": keys,
    "traffic": traffic,
    "hiding": hiding,
    "outbreak": outbreak,
    "parts": parts,
    "traps": traps,
    "passage": passage,
    "too-few": too_few,
    "lockdown": lockdown,
    "beacon": beacon,
    "last-resort": last_resort,
    "old-friends": old_friends,
    "big-hand": big_hand,
    "overrun": overrun,
    "way-below": way_below,
    "dinner": dinner,
    "leftovers": leftovers,
    "gym-class": gym_class,
    "clash": clash,
    "hunted": hunted,
}
