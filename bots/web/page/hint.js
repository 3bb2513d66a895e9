/** Three lines for somebody who is here for the first time. They never come back. */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */

const key = "sous.hinted";
const lines = [
  "The robot does a task here. It asks what it cannot know.",
  "Press an answer, or the place in the picture, or type.",
  "It remembers what you said, and asks less next time.",
];

/** @param {{ home: HomeSnapshot | null }} props once a task has ended there, the lines are not needed any more */
export function Hint({ home }) {
  const cards = home?.conversation.flatMap((item) => (item.kind === "card" ? item.card : [])) ?? [];
  const isOver = [home?.card, ...cards].some((card) => card?.done);
  const [at, show] = useState(0);
  const [isGone, leave] = useState(localStorage.getItem(key) !== null);
  useEffect(() => {
    if (isOver) localStorage.setItem(key, "yes");
  }, [isOver]);
  if (isGone || isOver) return null;
  const isLast = at === lines.length - 1;
  const goOn = () => {
    // Whoever leaves the page before the last line has read enough.
    localStorage.setItem(key, "yes");
    if (isLast) leave(true);
    else show(at + 1);
  };
  return html`
    <p class="hint" data-testid="hint">
      <span>${at + 1}/${lines.length} ${lines[at]}</span>
      <button type="button" data-testid="hint-on" onClick=${goOn}>
        ${isLast ? "Got it" : "Next"}
      </button>
    </p>
  `;
}
