/** Shows the steps of a task, one at a time. */
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { typed } from "../form.js";
import { read } from "../server.js";
import { Button } from "./controls.js";
import { InWords, Svg, useDrawingWidth } from "./drawing.js";

/** @import { RefObject } from "preact" */
/** @import { TimelineItem } from "../../../../src/core/episode/episode.js" */
/** @import { ReplayState, ShownDrawing } from "../../content.js" */

const signs = { begin: "begins", act: "does", ask: "asks" };

/** Shows a task's steps; follows the newest until the reader goes back. @param {{ steps: readonly TimelineItem[] }} props */
export function LiveSteps({ steps }) {
  const last = steps.length - 1;
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null));
  const go = (/** @type {number} */ at) => setChosen(at === last ? null : at);
  return html`<${Steps} steps=${steps} at=${chosen ?? last} onGo=${go} />`;
}

/** @param {{ steps: readonly TimelineItem[], at: number, onGo: (at: number) => void, range?: RefObject<HTMLInputElement | null> }} props */
function Steps({ steps, at, onGo, range }) {
  const step = steps[at];
  if (!step)
    return html`<p class="empty">The robot's steps appear here once it has begun a task.</p>`;
  const last = steps.length - 1;
  return html`
    <div class="scrub bar">
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
        ${step.observation && html`<p class="observation muted">${step.observation}</p>`}
      </div>
    </div>
  `;
}

/** @type {ShownDrawing} */
const nothing = { drawing: null, legend: "", list: [] };
/** @type {Record<string, number>} */
const keys = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** @param {{ episode: string, replay: ReplayState, step: number, onClose: () => void }} props `step`: first shown */
export function Replay({ episode, replay, step, onClose }) {
  const { home, round, task, end, timeline } = replay;
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const range = useRef(/** @type {HTMLInputElement | null} */ (null));
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  const [at, setAt] = useState(step);
  const [shown, setShown] = useState(nothing);
  const width = useDrawingWidth(box);

  useLayoutEffect(() => {
    dialog.current?.showModal();
    range.current?.focus();
  }, []);
  useEffect(() => {
    if (width === 0) return;
    let isLeft = false;
    read("/api/review/drawing", { episode, step: String(at), width: String(width) }).then(
      (drawn) => isLeft || setShown(drawn),
      (error) => isLeft || setShown((before) => ({ ...before, legend: error.message })),
    );
    return () => {
      isLeft = true;
    };
  }, [episode, at, width]);

  const go = (/** @type {number} */ to) => setAt(Math.max(0, Math.min(timeline.length - 1, to)));
  const move = (/** @type {KeyboardEvent} */ event) => {
    const by = keys[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    go(at + by);
  };
  return html`
    <dialog
      class="replay"
      ref=${dialog}
      aria-labelledby="replay-title"
      data-testid="replay"
      onKeyDown=${move}
      onClose=${onClose}
    >
      <header>
        <div>
          <p class="kicker">${home} · task ${round}</p>
          <h2 class="first-big" id="replay-title">${task}</h2>
        </div>
        <button type="button" data-testid="replay-close" onClick=${() => dialog.current?.close()}>
          Close
        </button>
      </header>
      <div class="replay-body">
        <div class="replay-steps">
          <${Steps} steps=${timeline} at=${at} onGo=${go} range=${range} />
          <p class="box">${end ?? "The task goes on."}</p>
          <p class="legend keys">The keys ← and → go from step to step.</p>
        </div>
        <div class="replay-home">
          <p class="legend">${shown.legend}</p>
          <${Svg} class="drawing" data-testid="replay-drawing" svg=${shown.drawing} box=${box} />
          <${InWords} list=${shown.list} testid="replay-list" />
        </div>
      </div>
    </dialog>
  `;
}
