"""Where the poker table and Sam lie, beside all that lies on the table without them."""

from abilene.games.great_western_trail.scene.layout import DISPLAY, HAND, MAT, PHONE, Frames, Pane

POKER = {"wide": (489, 244), "tall": (PHONE, 318)}
SAM = {"wide": (489, 560), "tall": (PHONE, 900)}

_GAP = 10
_LARGEST = 1.3


def with_poker(lay: Frames, shape: str) -> Frames:
    """The poker table below the other players."""
    w, h = POKER[shape]
    if shape == "tall":
        return lay._replace(height=lay.height + h + _GAP, poker=Pane(0, lay.height, w, h))
    lay = _hand_below(lay)
    top = lay.height - _GAP - h
    high = _units(lay.mat) + 8 + _units(lay.players)
    scale = min(_LARGEST, (top - 2 * _GAP) / high)
    mat = _column(lay, lay.mat, _GAP, scale)
    others = _column(lay, lay.players, mat.y + mat.h + 8 * scale, scale)
    return lay._replace(mat=mat, players=others, poker=Pane(_right(lay), top, w, h))


def with_sam(lay: Frames, shape: str) -> Frames:
    """Sam in place of the other players."""
    w, h = SAM[shape]
    if shape == "tall":
        top = lay.players.y
        return lay._replace(height=round(top + h + _GAP), sam=Pane(0, top, w, h))
    lay = _hand_below(lay)
    scale = min(_LARGEST, (lay.height - 3 * _GAP - h) / _units(lay.mat))
    mat = _column(lay, lay.mat, _GAP, scale)
    top = mat.y + mat.h + _GAP
    return lay._replace(mat=mat, sam=Pane(_right(lay), top, w, lay.height - _GAP - top))


def _hand_below(lay: Frames) -> Frames:
    """Hand and objectives side by side below the board, so that the right column is free from top to bottom.

    With an annex to each mat the column is higher; then the board, which is higher too, grows with it.
    """
    board = lay.board._replace(h=lay.board.h + _units(lay.mat) - MAT[1])
    scale = (board.w - _GAP) / (HAND[0] + DISPLAY[0])
    top, high = board.y + board.h + _GAP, HAND[1] * scale
    hand = Pane(board.x, top, HAND[0] * scale, high, scale)
    display = Pane(hand.x + hand.w + _GAP, top, DISPLAY[0] * scale, high, scale)
    return lay._replace(height=round(top + high + _GAP), board=board, hand=hand, display=display)


def _right(lay: Frames) -> float:
    return lay.board.x + lay.board.w + _GAP


def _units(part: Pane) -> float:
    return part.h / part.scale


def _column(lay: Frames, part: Pane, top: float, scale: float) -> Pane:
    """A part in the middle of the right column."""
    wide = part.w / part.scale * scale
    left = (_right(lay) + lay.width - _GAP - wide) / 2
    return Pane(left, top, wide, _units(part) * scale, scale)
