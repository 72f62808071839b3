"""All pages."""

from litestar import Router

from abilene.server.pages.crew import bots
from abilene.server.pages.failing import answer_page, nowhere
from abilene.server.pages.figures import (
    box_figures,
    box_figures_file,
    figures_form,
    figures_page,
    figures_read,
    figures_typed,
)
from abilene.server.pages.games import moving, one_game
from abilene.server.pages.home import go, home
from abilene.server.pages.learn import learn, learn_lesson, learning
from abilene.server.pages.new import new, own_figures, preview, qr
from abilene.server.pages.reading import (
    account,
    leaf,
    one_figure,
    opened,
    pictures,
    rulebooks,
    rules,
    settings,
    summary,
    what_is,
)
from abilene.server.pages.score import score
from abilene.server.pages.static import static_file
from abilene.server.pages.table import at_table, former_link, replay, sit

HANDLERS = [
    static_file,
    Router(
        path="/",
        route_handlers=[
            home, go, bots, new, preview, own_figures, qr, at_table, sit, former_link, score, replay, rulebooks, rules,
            box_figures, box_figures_file, figures_form, figures_page, figures_typed, figures_read,
            opened, leaf, one_figure, summary, pictures, what_is, settings, account,
            learning, learn, learn_lesson, one_game, moving, nowhere,
        ],
        exception_handlers={Exception: answer_page},
    ),
]  # fmt: skip
