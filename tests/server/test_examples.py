"""The example of a rule over the wire: steps with what the table looks like, and a table of one's own that begins there."""

import asyncio

from tests.server.test_page import Browser, Memory

RULE = "/api/rules/mars-attacks/MA-SHOOT-05"


def test_an_example_is_played_and_can_be_tried() -> None:
    async def ask() -> None:
        page = Browser(Memory())
        played = await page.ask("GET", f"{RULE}/example?lang=fr")
        first, *rest = played["steps"]
        assert first["kind"] == "position" and any(step["marked"] for step in rest)
        assert first["view"]["battle"] in played["welcome"]["static"]["boards"]
        assert [step["view"] for step in rest] != [first["view"]] * len(rest)
        made = await page.ask("POST", f"{RULE}/try", {"lang": "fr"}, status=201)
        page.sit(made)
        assert (await page.heard("table"))["view"]["battle"] == first["view"]["battle"]

    asyncio.run(ask())


def test_a_rule_that_cannot_be_shown_says_so() -> None:
    async def ask() -> None:
        page = Browser(Memory())
        rules = {rule["id"]: rule for rule in await page.ask("GET", "/api/rules/mars-attacks")}
        assert rules["MA-SHOOT-05"]["shown"] and "cannot" not in rules["MA-SHOOT-05"]
        assert not rules["MA-SETUP-01"]["shown"] and rules["MA-SETUP-01"]["cannot"]["fr"]
        for rule in ("MA-SETUP-01", "MA-NONE-01"):
            refused = await page.ask("GET", f"/api/rules/mars-attacks/{rule}/example", status=404)
            assert refused["error"]["code"] == "no-example"

    asyncio.run(ask())
