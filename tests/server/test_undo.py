"""Going back: free while nothing was revealed and only your own answers go, otherwise with the consent of the people concerned."""

from tests.server.screen import Frame, Running, Screen, new_table


def tokens(made: Frame) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def digest(server: Running, table: str) -> str:
    return server.room(table).table.digest()


def test_a_free_step_back_needs_nobody(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        start, hand, lines = digest(server, made["table"]), ana.table["view"]["hand"], dict(ana.log)
        ana.answer(0, f"play:{hand[0]}")
        steps = {point["step"]: point for point in ana.table["undo"]}
        assert steps["answer"]["free"] and steps["answer"]["text"] == "Take back the last answer" and steps["answer"]["to"] == 0
        bob.wait(lambda: bob.table["view"]["played"], "the card")
        assert not {point["step"]: point for point in bob.table["undo"]}["answer"]["free"]  # it is not his answer
        ana.send("undo", to=0)
        ana.wait(lambda: ana.table["view"]["hand"] == hand, "the card back in hand")
        assert digest(server, made["table"]) == start and ana.log == lines
        assert any(frame.get("cut") for frame in ana.seen)
        bob.wait(lambda: not bob.table["view"]["played"], "the same on the other screen")
        assert not any(line["kind"] == "card.played" for line in bob.log.values())


def test_after_a_roll_the_others_must_agree(server: Running) -> None:
    made = new_table(server.port, "hhhr")
    a, b, c, _ = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        start = digest(server, made["table"])
        ana.answer(0, "roll")
        assert not ana.table["undo"][0]["free"]
        ana.send("undo", to=0)
        bob.wait(lambda: bob.table["request"], "the request")
        request = bob.table["request"]
        assert (request["by"], request["to"], request["need"], request["agree"]) == (0, 0, [1, 2], [])  # the bot has no vote
        assert bob.refused("undo", to=0)["code"] == "request-open"
        assert bob.refused("undo-vote", request=request["id"] + 1, agree=True)["code"] == "no-request"
        assert ana.refused("undo-vote", request=request["id"], agree=True)["code"] == "foreign-seat"
        bob.send("undo-vote", request=request["id"], agree=True)
        ana.wait(lambda: (ana.table["request"] or {}).get("agree") == [1], "the first vote")
        assert digest(server, made["table"]) != start
        assert ana.refused("seat", seat=2, kind="random", name="")["code"] == "request-open"  # no way round who is away
        with Screen(server.port, made["table"], c) as cleo:  # was offline when it was asked
            cleo.send("undo-vote", request=cleo.table["request"]["id"], agree=True)
            cleo.wait(lambda: cleo.table["request"] is None, "the decision")
        ana.wait(lambda: ana.table["view"]["lamps"] == 0, "the lamp unlit")
        assert digest(server, made["table"]) == start


def test_a_request_can_be_turned_down_withdrawn_and_overtaken(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ana.answer(0, "roll")
        rolled = digest(server, made["table"])
        for screen in (bob, ana):  # he says no, then she withdraws
            ana.send("undo", to=0)
            screen.wait(lambda screen=screen: screen.table["request"], "the request")
            screen.send("undo-vote", request=screen.table["request"]["id"], agree=False)
            for one in (ana, bob):
                one.settle()
                one.wait(lambda one=one: one.table["request"] is None, "no request")
        assert digest(server, made["table"]) == rolled
        ana.send("undo", to=0)
        ana.wait(lambda: ana.table["request"], "the request")
        ana.answer(0, "pass")  # whoever plays on does not want to go back
        ana.wait(lambda: ana.table["request"] is None, "no request")


def test_bots_hold_still_while_somebody_wants_to_go_back(server: Running) -> None:
    made = new_table(server.port, "hhr")
    a, b, _ = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ana.answer(0, "roll")
        ana.send("undo", to=0)
        ana.wait(lambda: ana.table["request"], "the request")
        ana.send("seat", seat=0, kind="random", name="")
        ana.settle()
        count = len(server.room(made["table"]).table.answers)
        ana.settle()
        assert len(server.room(made["table"]).table.answers) == count == 1
        bob.wait(lambda: bob.table["request"], "the request")
        bob.send("seat", seat=1, kind="random", name="")  # the last one who could object
        ana.wait(lambda: ana.table["outcome"] or ana.table["request"] is None, "the way back")


def test_taking_back_somebody_elses_answer_needs_their_consent(server: Running) -> None:
    made = new_table(server.port)
    a, b = tokens(made)
    with Screen(server.port, made["table"], a) as ana, Screen(server.port, made["table"], b) as bob:
        ana.answer(0, "pass")
        bob.wait_ask(1)
        bob.send("undo", to=0)
        ana.wait(lambda: ana.table["request"], "the request")
        assert ana.table["request"]["need"] == [0]
        ana.send("undo-vote", request=ana.table["request"]["id"], agree=True)
        assert ana.wait_ask(0)["prompt"] == "Your watch"


def test_alone_with_bots_everything_can_be_taken_back(server: Running) -> None:
    made = new_table(server.port, "hr")
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        start = digest(server, made["table"])
        ana.answer(0, "roll")
        ana.answer(0, "pass")
        ana.wait_ask(0)
        assert ana.refused("undo", to=99)["code"] == "nothing-to-undo"
        ana.send("undo", to=0)
        ana.wait(lambda: ana.table["view"]["lamps"] == 0 and ana.table["undo"] == [], "the start")
        assert digest(server, made["table"]) == start


def test_the_last_answer_is_the_last_one_of_a_person(server: Running) -> None:
    made = new_table(server.port, "hr")
    with Screen(server.port, made["table"], tokens(made)[0]) as ana:
        ana.answer(0, "roll")
        ana.answer(0, "pass")
        ana.wait_ask(0)
        answers = server.room(made["table"]).table.answers
        assert answers[-1].seat == 1  # what the bot did, it would only do again
        ways = {way["step"]: way for way in ana.table["undo"]}
        assert ways["answer"]["to"] == 1 and ways["answer"]["seat"] == 0 and ways["turn"]["to"] == 0
        ana.send("undo", to=ways["answer"]["to"])
        ana.wait(lambda: ana.wait_ask(0)["prompt"] == "Your watch", "her own turn")
