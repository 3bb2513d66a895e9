/** An episode once more, step by step, with the home as it was after each step. */
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Drawing, useDrawingWidth } from "./drawing.js";
import { read } from "./server.js";
import { Steps } from "./steps.js";

/** @import { ShownDrawing } from "../page-content.js" */
/** @import { ReplayState } from "../owner-content.js" */

/** @type {ShownDrawing} */
const nothing = { drawing: null, legend: "", list: [] };
/** @type {Record<string, number>} */
const keys = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

/** @param {{ episode: string, replay: ReplayState, step: number, onClose: () => void }} props `step`: where it begins */
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
        <div class="replay-home"><${Drawing} shown=${shown} box=${box} /></div>
      </div>
    </dialog>
  `;
}
