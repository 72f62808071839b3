// The end of a game, where the question was: who has won, and where to go from here.

import { button, el, icon, say, signed } from "./dom.js";
import { rematch } from "./rematch.js";

/** @param {string} where @param {string} label @param {string} sign @param {string} kind */
const go = (where, label, sign, kind = "btn") => el("a", { class: kind, href: where }, icon(sign), label);

/** @param {Heard.Position} position */
function verdict({ result, seats, guests, your_seats: mine }) {
  if (!result) return "";
  const { winners, scores } = result;
  const everybody = [...seats, ...guests];
  const names = new Intl.ListFormat(document.documentElement.lang).format(winners.map((seat) => everybody[seat].name));
  const alone = mine.length === 1 && mine[0] === winners[0];
  const [how, by] =
    winners.length > 1
      ? ["js-share-win", "js-share-win-by"]
      : alone
        ? ["js-you-win", "js-you-win-by"]
        : ["js-wins", "js-wins-by"];
  return result.said ? say(by, { names, said: result.said }) : say(how, { names, score: signed(scores[winners[0]]) });
}

/** @param {import("./actions.js").Actions} actions @param {string} table @param {Heard.Position} position */
export function showEnd(actions, table, position) {
  const again = position.rematch
    ? go(`/t/${position.rematch}`, say("js-join-rematch"), "plus", "btn btn-lamp")
    : button(
        "plus",
        say("js-same-players"),
        () => again instanceof HTMLButtonElement && rematch(table, again),
        "btn btn-lamp",
      );
  actions.prompt.textContent = verdict(position);
  actions.holder.replaceChildren(
    go(`/t/${table}/score`, say("js-score-sheet"), "ledger", "btn btn-ink"),
    ...(position.your_seats.length ? [again] : []),
    go(`/t/${table}/replay`, say("js-replay"), "replay"),
  );
}
