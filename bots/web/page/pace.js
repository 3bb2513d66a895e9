/** How fast the robot moves in the picture: a choice of this browser. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Select } from "./form.js";

const key = "sous.pace";
/** @type {Record<string, { label: string, ms: number }>} */
const paces = {
  calm: { label: "calmly", ms: 1_200 },
  brisk: { label: "briskly", ms: 500 },
  none: { label: "at once", ms: 0 },
};
const still = matchMedia("(prefers-reduced-motion: reduce)");

function chosen() {
  const kept = localStorage.getItem(key) ?? "";
  return kept in paces ? kept : "brisk";
}

/** Milliseconds from one place to the next; 0 for people who want no motion. */
export function paceMs() {
  return still.matches ? 0 : (paces[chosen()]?.ms ?? 0);
}

export function PaceChoice() {
  const options = Object.entries(paces).map(([id, { label }]) => [id, label]);
  const [pace, setPace] = useState(chosen);
  const choose = (/** @type {string} */ id) => {
    localStorage.setItem(key, id);
    setPace(id);
  };
  return html`<${Select} id="pace" value=${pace} options=${options} onChange=${choose} data-testid="pace" />`;
}
