"""The platform: the offer and its words, the dealer's hand, what is remembered of it, and the cards out of play."""

from abilene.engine.look import fit, width
from abilene.games.good_goat_bad.data import CHARACTERS
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import Board
from abilene.games.good_goat_bad.scene.cards import draw_back, draw_face
from abilene.games.good_goat_bad.scene.layout import Box, Point
from abilene.games.good_goat_bad.scene.line import Line

# Whose effect it is that asks for a choice.
_ACTING = {"rob": "thief", "swindle": "charlatan", "serve": "waitress", "steal": "gambler"}


def draw_stretch(b: Board) -> None:
    """The line between dealer and target, in the dealer's pattern."""
    offer = b.view["offer"]
    if offer is None:
        return
    dealer, target = b.plate(offer["dealer"]), b.plate(offer["target"])
    line = Line(b.lay)
    way = line.stretch(dealer, target)
    title = b.say("stretch", dealer=offer["dealer"], target=offer["target"])
    style = "stretch slim" if b.lay.tall else "stretch"
    key = b.scene.add("offer:line", "g", class_=style, title=title, rule="GGB-DIST-3")
    b.scene.add(f"{key}:halo", "path", parent=key, d=way, class_="run-halo")
    b.scene.add(f"{key}:ink", "path", parent=key, d=way, class_="run-ink")
    b.scene.add(
        f"{key}:run", "path", parent=key, d=way, class_="run-pattern", stroke=f"url(#pat-{offer['dealer'] + 1})"
    )
    x, y, angle = line.arrow(dealer, target, b.lay.tall)
    size = 7 if b.lay.tall else 10
    arrow = f"M{-size} {-size}l{2 * size} {size}l{-2 * size} {size}z"
    place = f"translate({x:g} {y:g}) rotate({angle:g})"
    b.scene.add("offer:arrow", "path", parent=key, d=arrow, class_="arrow", transform=place)


def draw_platform(b: Board) -> None:
    """The platform itself, and the words or the cards on it."""
    key = b.scene.add("platform", "g", class_="platform", title=b.say("platform"), rule="GGB-DIST-4")
    b.rect(f"{key}:edge", key, b.lay.platform, "paper edge", 6)
    b.rect(f"{key}:hair", key, b.lay.platform.grown(-4), "hair", 3)
    if _spread(b):
        _draw_spread(b)
    else:
        _draw_words(b, key)
        _draw_offered(b, key)
        _draw_hand(b)


def _spread(b: Board) -> bool:
    """The viewer deals and looks at the hand: it lies open on the platform, until an offer takes its place."""
    view = b.view
    holds = view["your_hand"] or view["offer"]
    return view["seat"] is not None and view["seat"] == view["dealer"] and view["asks"] != "answer" and bool(holds)


# ------------------------------------------------------------------ the offer


def _draw_words(b: Board, key: str) -> None:
    """Who does what: an offer and its declaration, an effect that asks for a choice, or who has won."""
    view, offer, asks = b.view, b.view["offer"], b.view["asks"]
    x, y, room, height = b.lay.words
    if offer:
        beside = b.lay.offered.right + b.lay.offered.w * 0.26
        x, room = beside, room - (beside - x)
    if view["dealer"] < 0 and view["hand"] and not b.lay.tall:
        room -= 2 * (b.lay.platform.right - b.lay.rest[0])
    below = Box(x, y + height * 0.47, room, height * 0.46)
    if not asks:
        _draw_word(b, key, "i-crown", b.say("wins", winners=view["winners"]), below.moved(0, -height * 0.2))
        return
    small = 11.5 if b.lay.tall else 14.5
    line = y + height * (0.22 if b.lay.tall else 0.24)
    seats = [offer["dealer"], offer["target"]] if offer else [view["player"]]
    _draw_who(b, key, seats, Box(x, line, room, small + 1.5))
    said = b.say(f"says-{asks}", you=_yes(seats[0] == view["seat"]), forced=_yes(view["must_accept"]))
    b.text("platform:says", key, (x, line + small * 1.35), said, small, "says", room=room)
    if offer and "declared" in offer:
        spoken = b.say("spoken", words=b.texts.format(f"character-{offer['declared']}"))
        _draw_word(b, key, f"i-{offer['declared']}", spoken, below)
    elif asks in _ACTING:
        _draw_word(b, key, f"i-{_ACTING[asks]}", b.texts.format(f"character-{_ACTING[asks]}"), below)


def _yes(said: bool) -> str:
    return "yes" if said else "no"


def _draw_who(b: Board, key: str, seats: list[int], line: Box) -> None:
    """The dealer and the target, each in the colour of the seat."""
    names = [b.say("you") if seat == b.view["seat"] else b.texts.seat(seat) for seat in seats]
    if width(" → ".join(names), line.h) > line.w:
        names = [fit(name, line.h, line.w * 0.45)[0] for name in names]
    _, squeezed = fit(" → ".join(names), line.h, line.w)
    text = b.scene.add(
        "platform:who", "text", parent=key, x=line.x, y=line.y, font_size=line.h, class_="disp", **squeezed
    )
    for i, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if i:
            b.scene.add("platform:to", "tspan", parent=text, text=" → ")
        b.scene.add(f"platform:who:{i}", "tspan", parent=text, class_=f"who p{seat + 1}", text=name)


def _draw_word(b: Board, key: str, icon: str, said: str, box: Box) -> None:
    """The word that counts, as large as there is room for it."""
    b.icon("platform:icon", key, icon, Box(box.x - 4, box.y, box.h, box.h))
    size = 21.0 if b.lay.tall else 30.0
    room = box.w - box.h - 4
    size = max(10.5, round(size * min(1, room / width(said, size)), 1))
    at = box.x + box.h + 4, box.y + box.h / 2 + size * 0.36
    b.text("platform:word", key, at, said, size, room=room)


def _draw_offered(b: Board, key: str) -> None:
    """The card on offer: face down, but for the dealer; a dashed place until it is chosen."""
    view, offer, box = b.view, b.view["offer"], b.lay.offered
    if offer is None:
        return
    if view["asks"] == "slide":
        b.rect("offer:place", key, box, "ghost", 4)
    elif "card" in offer:
        card = CHARACTERS.index(offer["card"])
        title = words.character(b, card, "offered", target=offer["target"])
        draw_face(b, card, box, title, origin="platform", tilt=-3, eye=True)
    else:
        title = b.say("offered", dealer=offer["dealer"], target=offer["target"])
        draw_back(b, "offer:card", box, title, "GGB-HID-4", tilt=-3)


# ------------------------------------------------------------------ the hand


def _draw_spread(b: Board) -> None:
    """The viewer's own hand, face up; a card on offer lies first."""
    view, offer = b.view, b.view["offer"]
    offered = offer["card"] if offer and "card" in offer else ""
    names = [*filter(None, [offered]), *view["your_hand"]]
    w, h = b.lay.held
    platform = b.lay.platform
    gap, aside = (4, 8) if b.lay.tall else (6, 14)
    x = platform.middle[0] - (len(names) * (w + gap) - gap + (aside if offered else 0)) / 2
    for name in names:
        card = CHARACTERS.index(name)
        box = Box(x, platform.middle[1] - h / 2, w, h)
        if name == offered:
            title = words.character(b, card, "offered", target=offer["target"])
            draw_face(b, card, box, title, origin="platform", eye=True)
            x += aside
        else:
            draw_face(b, card, box, words.character(b, card, "hand"), origin="platform")
        x += w + gap


def _draw_hand(b: Board) -> None:
    """The dealer's other cards: small faces for the dealer, backs for all others; or what nobody looks at any more."""
    view, dealer = b.view, b.view["dealer"]
    plate = b.plate(dealer) if dealer >= 0 else None
    middle = (plate and plate.hand) or b.lay.rest
    own = view["your_hand"]
    w, h = b.lay.mini
    room = 98 if not b.lay.tall else 78
    step = min(w * 0.62, (room - w) / max(1, view["hand"] - 1))
    for i in range(view["hand"]):
        off = i - (view["hand"] - 1) / 2
        box = Box(middle[0] + off * step - w / 2, middle[1] - h / 2 + off * off * h / 50, w, h)
        if own:
            card = CHARACTERS.index(own[i])
            draw_face(b, card, box, words.character(b, card, "hand"), origin="platform", mini=True, tilt=off * 6)
        elif plate:
            title = b.say("hand", dealer=dealer, count=view["hand"])
            draw_back(b, f"hand:{i}", box, title, "GGB-HID-3", tilt=off * 6)
        else:
            draw_back(b, f"hand:{i}", box, b.say("left-over"), "GGB-LAST-11", tilt=off * 6)
    if dealer != view["seat"]:
        _draw_memory(b, (plate and plate.memory) or b.lay.rest_memory)


def _draw_memory(b: Board, middle: Point) -> None:
    """Characters that the viewer knows to be in the hand or on offer (GGB-HID-3, GGB-INT-2)."""
    view = b.view
    known = [name for name in CHARACTERS if name in view["you_know"] or name in view["all_know"]]
    if not known or not (view["hand"] or view["offer"]):
        return
    size = 15.0 if b.lay.tall else 19.0
    w, h = (len(known) + 1) * (size + 2) + 9, size + 5
    x, y = middle[0] - w / 2, middle[1] - h / 2
    if b.lay.tall:
        x = min(x, b.lay.platform.right - w - 8)
    key = b.piece("memory", (x, y), style="memory", title=b.say("memory"), rule="GGB-HID-3")
    b.rect(f"{key}:edge", key, Box(0, 0, w, h), "paper", h / 2)
    b.icon(f"{key}:eye", key, "i-eye", Box(6, 3.5, size - 2, size - 2), "dim")
    for i, name in enumerate(known):
        card = CHARACTERS.index(name)
        told, rule = ("seen", "GGB-HID-3") if name in view["you_know"] else ("declared", "GGB-INT-2")
        title = b.say(f"memory-{told}", card=card)
        seen = b.scene.add(f"memory:{name}", "g", parent=key, class_="known", title=title, rule=rule)
        b.icon(f"memory:{name}:icon", seen, f"i-{name}", Box(6 + (i + 1) * (size + 2), 2.5, size, size))


# ------------------------------------------------------------------ out of play


def draw_cards_apart(b: Board) -> None:
    """The draw pile, the two cards set aside, and those refused in the last stage."""
    _draw_aside(b)
    _draw_pile(b)


def _draw_aside(b: Board) -> None:
    aside = b.lay.aside
    down = aside.moved(aside.w * 0.14, aside.h * 0.07)
    draw_back(b, "aside:down", down, b.say("face-down"), "GGB-HID-2", tilt=5)
    for card in _lying(b, "set_aside"):
        draw_face(b, card, aside, words.character(b, card, "set_aside"), origin="pile")
    _draw_label(b, "aside", aside.x + aside.w / 2 + 4)


def _draw_pile(b: Board) -> None:
    """The pile; in the last stage it is empty, and refused cards lie in its place (GGB-LAST-4, GGB-LAST-9)."""
    count, pile, refused = b.view["pile"], b.lay.pile, _lying(b, "refused")
    key = b.piece("pile", (pile.x, pile.y), style="pile", title=b.say("pile", count=count), rule="GGB-HID-1")
    step = 2 if b.lay.tall else 2.5
    for i in range(min(4, count)):
        b.icon(f"pile:{i}", key, "back", Box(i * step, -i * step, pile.w, pile.h), preserveAspectRatio="none")
    if count:
        b.number("pile:count", key, (pile.w + 5, pile.h - 7), count, 10 if b.lay.tall else 11)
    elif not refused:
        b.rect("pile:none", key, Box(0, 0, pile.w, pile.h), "ghost", 4)
    w, h = b.lay.mini
    across, down = (b.lay.aside.x - pile.x - 5 - w) / 2, (pile.h - h) / 2
    for i, card in enumerate(refused):
        box = Box(pile.x + i * across, pile.y + i * down, w, h)
        draw_face(b, card, box, words.character(b, card, "refused"), origin="platform", mini=True)
    _draw_label(b, "refused" if refused else "pile", pile.x + pile.w / 2 + 2)


def _lying(b: Board, where: str) -> list[int]:
    return [CHARACTERS.index(name) for name, place in b.view["characters"].items() if place["is"] == where]


def _draw_label(b: Board, what: str, x: float) -> None:
    y = b.lay.pile.bottom + (14 if b.lay.tall else 16)
    b.text(f"label:{what}", "", (x, y), b.say("label", what=what), 10.5, "lab", "middle")
