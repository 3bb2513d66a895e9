import type { Weighed } from "../core/episode.js";

export function phraseWeighed({ alone, saves, price }: Weighed, wasAsked: boolean): string {
  const steps = count(alone) === "1" ? "1 step" : `${count(alone)} steps`;
  const worth = count(saves) === "0" ? "would save none" : `usually saves ${count(saves)}`;
  const waits = !wasAsked && saves > price ? "; I look at the likeliest places first" : "";
  return `looking myself would take about ${steps}; an answer ${worth}, and a question counts as ${price}${waits}`;
}

/** Rounds large numbers, which are estimates. */
function count(steps: number): string {
  return String(steps >= 3 ? Math.round(steps) : Number(Math.max(0, steps).toFixed(1)));
}
