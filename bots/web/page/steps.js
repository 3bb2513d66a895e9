/** The steps of an episode, one at a time. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Button } from "./button.js";
import { typed } from "./form.js";

/** @import { RefObject } from "preact" */
/** @import { TimelineItem } from "../../../src/core/episode.js" */

const signs = { begin: "begins", act: "does", ask: "asks" };

/**
 * Shows the newest step until the reader goes back.
 * @param {{ steps: readonly TimelineItem[] }} props
 */
export function LiveSteps({ steps }) {
  const last = steps.length - 1;
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const go = (/** @type {number} */ at) => setChosen(at === last ? null : at);
  return html`<${Steps} steps=${steps} at=${chosen ?? last} onGo=${go} />`;
}

/** @param {{ steps: readonly TimelineItem[], at: number, onGo: (at: number) => void, range?: RefObject<HTMLInputElement | null> }} props */
export function Steps({ steps, at, onGo, range }) {
  const step = steps[at];
  if (!step)
    return html`<p class="empty">The robot's steps appear here once it has begun a task.</p>`;
  const last = steps.length - 1;
  return html`
    <div class="scrub">
      <${Button} label="‹" aria-label="One step back" isOff=${at === 0} onPress=${() => onGo(at - 1)} />
      <input
        type="range"
        min="0"
        max=${last}
        value=${at}
        ref=${range}
        aria-label="Step"
        aria-valuetext="step ${at} of ${last}: ${step.text}"
        data-testid="scrub"
        onInput=${typed((value) => onGo(Number(value)))}
      />
      <${Button} label="›" aria-label="One step on" isOff=${at === last} onPress=${() => onGo(at + 1)} />
      <output class="where" data-testid="scrub-at">${at} of ${last}</output>
    </div>
    <div class="detail" data-testid="scrub-step">
      <div class="step" data-kind=${step.kind}>
        ${step.thought && html`<p class="thought">${step.thought}</p>`}
        <p class="command">
          <span class="sign">${signs[step.kind]}</span>
          <${step.kind === "act" ? "code" : "span"}>${step.text || "a new task"}<//>
        </p>
        ${step.observation && html`<p class="observation">${step.observation}</p>`}
      </div>
    </div>
  `;
}
