import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import {
  markParts,
  partsAt,
  pressing,
  putDrawing,
  unmarkParts,
  useDrawingWidth,
} from "./drawing.js";
import { Select } from "./form.js";

/** @import { Marks, Press } from "./drawing.js" */

/**
 * Moves what changed its place. The legend explains the picture, or the contents of the place under the pointer.
 * @param {{
 *   drawing: string,
 *   legend: string,
 *   household: string | undefined,
 *   marks: Marks | null,
 *   onPress: (press: Press) => void,
 *   onWidth: (width: number) => void,
 * }} props `marks`: null if the drawing has its own
 */
export function Picture({ drawing, legend, household, marks, onPress, onWidth }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef({ household, held: /** @type {string | null} */ (null) });
  const [told, tell] = useState(/** @type {string | null} */ (null));
  const width = useDrawingWidth(ref);
  useLayoutEffect(() => {
    if (width > 0) onWidth(width);
  }, [width]);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return;
    const held = box.contains(document.activeElement) ? selectorOf(document.activeElement) : null;
    const from = household === before.current.household ? whereabouts(box) : null;
    before.current = { household, held };
    putDrawing(box, drawing);
    if (from) go(box, from, paceMs());
    tell(null);
  }, [drawing]);
  useLayoutEffect(() => {
    unmarkParts(ref.current, drawing);
    if (marks) markParts(ref.current, marks);
    const { held } = before.current;
    before.current.held = null;
    if (held) focusIn(ref.current, held);
  }, [drawing, JSON.stringify(marks && [marks.name, [...marks.labels], marks.picked])]);
  const look = (/** @type {Event} */ { target }) => {
    const { place } = partsAt(target);
    const found = place === undefined ? null : ref.current?.querySelector(selectorFor(place));
    tell(found?.getAttribute("aria-label") ?? null);
  };
  const leave = () => tell(null);
  return html`
    <div
      class="drawing"
      id="drawing"
      data-testid="drawing"
      ref=${ref}
      onPointerOver=${look}
      onPointerLeave=${leave}
      onFocusIn=${look}
      onFocusOut=${leave}
      ...${pressing(onPress)}
    ></div>
    <p class="legend" id="legend" data-testid="legend">${told ?? legend}</p>
  `;
}

/** Highlights a place until the next call. @param {string | null} place */
export function pointAt(place) {
  const box = document.getElementById("drawing");
  for (const pointed of box?.querySelectorAll(".pointed") ?? [])
    pointed.classList.remove("pointed");
  if (place !== null) box?.querySelector(selectorFor(place))?.classList.add("pointed");
}

/** @param {string} id @param {"place" | "thing"} [kind] */
export function selectorFor(id, kind = "place") {
  return `[data-${kind}="${CSS.escape(id)}"]`;
}

/** @param {Element | null} part */
function selectorOf(part) {
  const thing = part?.getAttribute("data-thing");
  const place = part?.getAttribute("data-place");
  return thing ? selectorFor(thing, "thing") : place ? selectorFor(place) : null;
}

/** @param {Element | null} box @param {string} selector */
export function focusIn(box, selector) {
  const part = box?.querySelector(selector);
  if (part instanceof SVGElement) part.focus({ preventScroll: true });
}

const movable = ".robot, [data-thing]";

/** @param {Element} element */
function nameOf(element) {
  return element.getAttribute("data-thing") ?? "the robot";
}

/** @param {Element} leaf of a door or a drawer */
function placeOf(leaf) {
  return leaf.closest("[data-place]")?.getAttribute("data-place") ?? "";
}

/** Screen pixels. Uses the robot's shadow, so that its load and label don't count. @param {Element} one */
function spotOf(one) {
  const shadow = one.matches(".robot") ? one.querySelector("ellipse") : null;
  return (shadow ?? one).getBoundingClientRect();
}

/** Current positions (screen pixels, mid-animation too) and doors. @param {HTMLElement} box */
function whereabouts(box) {
  const all = [...box.querySelectorAll(movable)];
  return {
    size: box.querySelector("svg")?.getAttribute("viewBox"),
    spots: new Map(all.map((one) => [nameOf(one), spotOf(one)])),
    doors: new Map([...box.querySelectorAll(".leaf")].map((one) => [placeOf(one), one.outerHTML])),
  };
}

/**
 * Animates moved parts and doors with CSS, without scripts per frame.
 * @param {HTMLElement} box
 * @param {ReturnType<typeof whereabouts>} from
 * @param {number} ms
 */
function go(box, from, ms) {
  const svg = box.querySelector("svg");
  if (!svg || svg.getAttribute("viewBox") !== from.size || ms === 0) return;
  for (const one of box.querySelectorAll(movable)) {
    const before = from.spots.get(nameOf(one));
    const around = one.parentElement;
    if (!before || !(around instanceof SVGGraphicsElement)) continue;
    const now = spotOf(one);
    // Each room has its own scale.
    const scale = around.getScreenCTM()?.a ?? 1;
    const [x, y] = [(before.x - now.x) / scale, (before.y - now.y) / scale];
    if (Math.hypot(x, y) < 1) continue;
    const steps = [{ translate: `${x}px ${y}px` }, { translate: "0px 0px" }];
    one.animate(steps, { duration: ms, easing: "ease-in-out" });
  }
  for (const leaf of box.querySelectorAll(".leaf")) {
    const before = from.doors.get(placeOf(leaf));
    if (before !== undefined && before !== leaf.outerHTML)
      leaf.animate([{ scale: "0.1 1" }, { scale: "1 1" }], { duration: ms, easing: "ease-out" });
  }
}

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

/** Milliseconds between places; 0 with reduced motion. */
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
