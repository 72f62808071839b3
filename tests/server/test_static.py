"""Static files: what a browser gets of a script."""

from abilene.server.pages.static import uncommented


def test_a_script_is_served_without_the_comments_that_have_lines_of_their_own() -> None:
    script = """// What it is for.

/**
 * What it does.
 * @param {number} n
 */
export function f(n) {
  /** @type {number[]} */
  const found = []; // stays
  /** @type {Element} */ (found[0]).focus();
  return "/** not a comment */ // nor this";
}
"""
    served = uncommented(script)
    assert served.count("\n") == script.count("\n")
    assert [line for line in served.splitlines() if line] == [
        "export function f(n) {",
        "  const found = []; // stays",
        "  /** @type {Element} */ (found[0]).focus();",
        '  return "/** not a comment */ // nor this";',
        "}",
    ]


def test_a_style_sheet_is_served_without_them_too() -> None:
    sheet = """/* The page,
   by day. */
.page { color: black; /* ink */ }
"""
    assert uncommented(sheet).splitlines() == ["", "", ".page { color: black; /* ink */ }"]
