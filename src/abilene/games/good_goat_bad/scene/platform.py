"""The platform: the offer and its words, the dealer's hand, what is remembered of it, and the cards out of play."""

from abilene.engine.board import Frame, Point
from abilene.engine.ink import Ink
from abilene.engine.look import fit, width
from abilene.games.good_goat_bad.data import CHARACTERS, CHARLATAN, GAMBLER, THIEF, WAITRESS
from abilene.games.good_goat_bad.scene import words
from abilene.games.good_goat_bad.scene.board import TABLE, Board
from abilene.games.good_goat_bad.scene.cards import draw_back, draw_face, icon_of, print_pattern
from abilene.games.good_goat_bad.scene.layout import row
from abilene.games.good_goat_bad.scene.line import Line
from abilene.games.good_goat_bad.scene.pieces import draw_ghost, draw_icon

_SHARE = "share:"  # what begins the key of a way to split a total

_LABEL_RULES = {"pile": "GGB-HID-1", "refused": "GGB-LAST-9", "aside": "GGB-HID-2"}

# Whose effect it is that asks for a choice.
_ACTING = {"rob": THIEF, "swindle": CHARLATAN, "serve": WAITRESS, "steal": GAMBLER}


def draw_stretch(b: Board) -> None:
    """The line between dealer and target, in the dealer's pattern."""
    seen = b.seen
    if seen.target < 0:
        return
    dealer, target, line = b.plate(seen.dealer), b.plate(seen.target), Line(b.lay)
    style = "stretch slim" if b.lay.tall else "stretch"
    said = b.say("stretch", dealer=seen.dealer, target=seen.target)
    b.scene.add("offer:line", "g", parent=TABLE, class_=style, title=said, rule="GGB-DIST-3")
    arrow = line.arrow(dealer, target, b.lay.tall)
    b.draw("offer:line", _print_stretch, line.stretch(dealer, target), seen.dealer, arrow, 7 if b.lay.tall else 10)


def _print_stretch(ink: Ink, way: str, dealer: int, arrow: tuple[float, float, float], size: float) -> None:
    ink.path(way, "run-halo")
    ink.run(way, dealer)
    x, y, angle = arrow
    head = f"M{-size:g} {-size:g}l{2 * size:g} {size:g}l{-2 * size:g} {size:g}z"
    ink.path(head, "arrow", transform=f"translate({x:g} {y:g}) rotate({angle:g})")


def draw_platform(b: Board) -> None:
    """The platform itself, and the words or the cards on it."""
    box = b.lay.platform
    b.piece("platform", TABLE, box.middle, (box.w, box.h), b.say("platform"), style="platform", rule="GGB-DIST-4")
    b.draw("platform", _print_platform, box.w, box.h)
    if _spread(b):
        _draw_spread(b)
    else:
        _draw_words(b)
        _draw_offered(b)
        _draw_hand(b)


def _print_platform(ink: Ink, w: float, h: float) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "paper edge", 6)
    ink.rect(4 - w / 2, 4 - h / 2, w - 8, h - 8, "hair")


def _spread(b: Board) -> bool:
    """The viewer deals and looks at the hand: it lies open on the platform, until an offer takes its place."""
    seen = b.seen
    mine = seen.seat == seen.dealer and seen.asks != "answer" and not _ways(b)
    return mine and (bool(seen.hand) or seen.target >= 0)


# ------------------------------------------------------------------ the offer


def _draw_words(b: Board) -> None:
    """Who does what: an offer and its declaration, an effect that asks for a choice, or who has won."""
    seen, lay = b.seen, b.lay
    x, y, room, height = lay.words
    if seen.target >= 0:
        beside = lay.offered.right + lay.offered.w * 0.26
        x, room = beside, room - (beside - x)
    if seen.dealer < 0 and seen.held and not lay.tall:
        room -= 2 * (lay.platform.right - lay.rest[0])
    below = Frame(x, y + height * 0.47, room, height * 0.46)
    ink = Ink(
        b.scene, b.scene.add("platform:words", "g", parent=TABLE, pointer_events="none")
    )  # nor do they hide its tip
    if seen.over:
        wins = _halves(b.say("wins", winners=seen.winners))
        _write_large(ink, "i-crown", wins, below.moved(0, -height * 0.2), lay.tall)
        return
    if not seen.asks:  # in the course of the saloon nobody has anything to say
        return
    small = 11.5 if lay.tall else 14.5
    line = y + height * (0.22 if lay.tall else 0.24)
    seats = [seen.dealer, seen.target] if seen.target >= 0 else [seen.player]
    _write_names(b, ink, seats, Frame(x, line, room, small + 1.5))
    said = b.say(f"says-{seen.asks}", you=_yes(seats[0] == seen.seat), forced=_yes(seen.must_accept))
    ink.text(x, line + small, said, small, "says", "start", room)
    if seen.declared >= 0:
        spoken = b.say("spoken", words=words.name(b, seen.declared))
        _write_large(ink, icon_of(seen.declared), [spoken], below, lay.tall)
    elif ways := _ways(b):
        right = lay.rest[0] - lay.mini[0] if seen.held and seen.dealer < 0 else lay.platform.right
        _draw_ways(b, ways, Frame(x, below.y, right - x - 14, below.h))
    elif seen.asks in _ACTING:
        acting = _ACTING[seen.asks]
        _write_large(ink, icon_of(acting), [words.name(b, acting)], below, lay.tall)


def _yes(said: bool) -> str:
    return "yes" if said else "no"


def _write_names(b: Board, ink: Ink, seats: list[int], line: Frame) -> None:
    """The dealer and the target, each in the colour of the seat."""
    names = [b.say("you") if seat == b.seen.seat else b.texts.seat(seat) for seat in seats]
    if width(" → ".join(names), line.h) > line.w:
        names = [fit(name, line.h, line.w * 0.45)[0] for name in names]
    _, squeezed = fit(" → ".join(names), line.h, line.w)
    ink.add("text", x=line.x, y=line.y, font_size=line.h, class_="disp", **squeezed)
    text = f"{ink.key}.{ink.strokes}"
    for i, (seat, name) in enumerate(zip(seats, names, strict=True)):
        if i:
            b.scene.add(f"{text}:to", "tspan", parent=text, text=" → ")
        b.scene.add(f"{text}:{i}", "tspan", parent=text, class_=f"who p{seat + 1}", text=name)


def _write_large(ink: Ink, icon: str, lines: list[str], box: Frame, tall: bool) -> None:
    """The words that count, as large as there is room for them."""
    x, (_, y) = box.x - 4, box.middle
    ink.icon(icon, x + box.h / 2, y, box.h)
    (most, least), room = (21.0, 10.5) if tall else (30.0, 12.0), box.w - box.h - 4
    sizes = [most if len(lines) == 1 else 0.75 * most, *(most * room / width(line, most) for line in lines)]
    size = max(least, round(min(sizes), 1))
    for i, line in enumerate(lines):
        ink.text(x + box.h + 8, y + (i - (len(lines) - 1) / 2) * 1.2 * size, line, size, anchor="start", room=room)


def _halves(said: str) -> list[str]:
    """The words on two lines, as equal as can be."""
    spaces = [i for i, sign in enumerate(said) if sign == " "]
    middle = min(spaces, key=lambda i: abs(2 * i - len(said)), default=len(said))
    return [line for line in (said[:middle], said[middle + 1 :]) if line]


def _ways(b: Board) -> list[int]:
    """The ways to split a total between two opponents, of which the viewer chooses one."""
    return [int(key.removeprefix(_SHARE)) for key in b.lit.stands if key.startswith(_SHARE)]


def _draw_ways(b: Board, ways: list[int], box: Frame) -> None:
    """Each way is a ticket: both opponents' hats, and how much of the total is theirs."""
    seen = b.seen
    opponents = seen.figures.opponents[seen.player]
    for way, ticket in zip(ways, row(box, len(ways), 6), strict=True):
        key = f"{_SHARE}{way}"
        b.piece(key, TABLE, ticket.middle, (ticket.w, ticket.h), "", style="ticket", radius=5)
        shares = tuple(zip(opponents, seen.figures.splits[way], strict=True))
        b.draw(key, _print_way, ticket.w, ticket.h, shares, 14.0 if b.lay.tall else 20.0)


def _print_way(ink: Ink, w: float, h: float, shares: tuple[tuple[int, int], ...], size: float) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "cardface edge", 5)
    for cell, (seat, amount) in zip(row(Frame(3 - w / 2, -h / 2, w - 6, h), len(shares), 2), shares, strict=True):
        hat = min(cell.w * 0.58, h - 8)
        x, y = cell.x + hat / 2, 0
        ink.icon(f"hat-{seat + 1}", x, y, hat, "" if amount else "fainter")
        ink.text(cell.x + hat + (cell.w - hat) / 2, y, str(amount), size, "disp" if amount else "disp dim")


def _draw_offered(b: Board) -> None:
    """The card on offer: face down, but for the dealer; a dashed place until it is chosen."""
    seen, box = b.seen, b.lay.offered
    if seen.target < 0:
        return
    if seen.asks == "slide":
        b.piece("offer:place", TABLE, box.middle, (box.w, box.h), "")
        b.draw("offer:place", draw_ghost, box.w, box.h)
    elif seen.offered >= 0:
        draw_face(b, seen.offered, box, "offered", tilt=-3, eye=True)
    else:
        draw_back(b, "offer:card", box, b.say("offered", dealer=seen.dealer, target=seen.target), "GGB-HID-4", tilt=-3)


# ------------------------------------------------------------------ the hand


def _draw_spread(b: Board) -> None:
    """The viewer's own hand, face up. A card on offer is drawn out of it: no other one moves under the pointer."""
    seen, (w, h) = b.seen, b.lay.held
    gap, out = (4, 7) if b.lay.tall else (6, 12)
    cards = seen.hand if seen.offered < 0 else sorted([*seen.hand, seen.offered])
    middle, y = b.lay.platform.middle
    x = middle - (len(cards) * (w + gap) - gap) / 2
    for card in cards:
        offered = card == seen.offered
        box = Frame(x, y - h / 2 - (out if offered else 0), w, h)
        draw_face(b, card, box, "offered" if offered else "hand", eye=offered)
        x += w + gap


def _draw_hand(b: Board) -> None:
    """The dealer's other cards: small faces for the dealer, backs for all others; or what nobody looks at any more."""
    seen, (w, h) = b.seen, b.lay.mini
    plate = b.plate(seen.dealer) if seen.dealer >= 0 else None
    x, y = (plate and plate.hand) or b.lay.rest
    step = min(w * 0.62, ((78 if b.lay.tall else 98) - w) / max(1, seen.held - 1))
    said, rule = b.say("left-over"), "GGB-LAST-11"
    if plate:
        said, rule = b.say("hand", dealer=seen.dealer, count=seen.held), "GGB-HID-3"
    for i in range(seen.held):
        off = i - (seen.held - 1) / 2
        box = Frame(x + off * step - w / 2, y - h / 2 + off * off * h / 50, w, h)
        if seen.hand:
            draw_face(b, seen.hand[i], box, "hand", mini=True, tilt=off * 6)
        else:
            draw_back(b, f"hand:{i}", box, said, rule, tilt=off * 6)
    if seen.dealer != seen.seat:
        _draw_memory(b, (plate and plate.memory) or b.lay.rest_memory)


def _draw_memory(b: Board, middle: Point) -> None:
    """Characters that the viewer knows to be in the hand or on offer (GGB-HID-3, GGB-INT-2)."""
    seen, lay = b.seen, b.lay
    known = [card for card in range(len(CHARACTERS)) if seen.knows(card)]
    if not known or not (seen.held or seen.target >= 0):
        return
    size = 15.0 if lay.tall else 19.0
    w, h = (len(known) + 1) * (size + 2) + 9, size + 5
    x, y = middle
    if lay.tall:
        x = min(x, lay.platform.right - w / 2 - 8)
    b.piece("memory", TABLE, (x, y), (w, h), b.say("memory"), style="memory", rule="GGB-HID-3")
    b.draw("memory", _print_memory, w, h, size)
    for i, card in enumerate(known):
        told, rule = ("seen", "GGB-HID-3") if seen.noted >> card & 1 else ("declared", "GGB-INT-2")
        key, at = f"memory:{CHARACTERS[card]}", 6 + (i + 1) * (size + 2) + (size - w) / 2
        b.piece(key, "memory", (at, 0), (size, size), b.say(f"memory-{told}", card=card), style="known", rule=rule)
        b.draw(key, draw_icon, icon_of(card), size)


def _print_memory(ink: Ink, w: float, h: float, size: float) -> None:
    ink.rect(-w / 2, -h / 2, w, h, "paper", h / 2)
    ink.icon("i-eye", 5 + (size - w) / 2, 0, size - 2, "dim")


# ------------------------------------------------------------------ out of play


def draw_cards_apart(b: Board) -> None:
    """The two cards set aside, the draw pile, and those refused in the last stage."""
    aside = b.lay.aside
    down = aside.moved(aside.w * 0.14, aside.h * 0.07)
    draw_back(b, "aside:down", down, b.say("face-down"), "GGB-HID-2", tilt=5)
    for card in b.seen.figures.deck:
        if b.seen.set_aside(card):
            draw_face(b, card, aside, "set_aside", origin="pile")
    _draw_pile(b)
    refused = any(map(b.seen.refused, b.seen.figures.deck))
    for what, at in zip(("refused" if refused else "pile", "aside"), b.lay.labels, strict=True):
        said, rule = b.say("label-what", what=what, count=b.seen.pile), _LABEL_RULES[what]
        b.piece(f"label:{what}", TABLE, at, (0, 0), said, style="label", rule=rule)
        room = 54.0 if b.lay.tall else 84.0
        b.draw(f"label:{what}", _print_label, b.say("label", what=what).upper(), b.lay.type, room)


def _draw_pile(b: Board) -> None:
    """The pile; in the last stage it is empty, and refused cards lie in its place (GGB-LAST-4, GGB-LAST-9)."""
    count, pile = b.seen.pile, b.lay.pile
    refused = [card for card in b.seen.figures.deck if b.seen.refused(card)]
    b.piece("pile", TABLE, pile.middle, (pile.w, pile.h), b.say("pile", count=count), style="pile", rule="GGB-HID-1")
    b.draw("pile", _print_pile, pile.w, pile.h, count, bool(refused), b.lay.tall)
    w, h = b.lay.mini
    across, down = (b.lay.aside.x - pile.x - 5 - w) / 2, (pile.h - h) / 2
    for i, card in enumerate(refused):
        draw_face(b, card, Frame(pile.x + i * across, pile.y + i * down, w, h), "refused", mini=True)


def _print_pile(ink: Ink, w: float, h: float, count: int, refused: bool, tall: bool) -> None:
    step = 2 if tall else 2.5
    for i in range(min(4, count)):
        print_pattern(ink, i * step - w / 2, -i * step - h / 2, w, h)
    if count:
        ink.badge(w / 2 + 5, h / 2 - 7, count, 10 if tall else 11)
    elif not refused:
        draw_ghost(ink, w, h)


def _print_label(ink: Ink, said: str, size: float, room: float) -> None:
    ink.text(0, 0, said, size, "lab", room=room)
