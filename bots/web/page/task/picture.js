/** Shows the picture of a home, and moves things in it. */
import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Select, typed } from "../form.js";
import {
  markParts,
  partsAt,
  pressing,
  putDrawing,
  unmarkParts,
  useDrawingWidth,
} from "./drawing.js";

/** @import { Marks, Press } from "./drawing.js" */
/** @import { HomeSnapshot } from "../../../../src/core/bot.js" */

/**
 * Shows a home's picture, and animates what changed its place. The legend explains the picture, or the contents of the
 * place under the pointer.
 * @param {{
 *   drawing: string,
 *   legend: string,
 *   household: string | undefined,
 *   marks: Marks,
 *   onPress: (press: Press) => void,
 *   onWidth: (width: number) => void,
 * }} props
 */
export function Picture({ drawing, legend, household, marks, onPress, onWidth }) {
  const ref = useRef(/** @type {HTMLElement | null} */ (null));
  const before = useRef({ household, held: /** @type {string | null} */ (null) });
  const [pointedAt, setPointedAt] = useState(/** @type {string | null} */ (null));
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
    setPointedAt(null);
  }, [drawing]);
  useLayoutEffect(() => {
    unmarkParts(ref.current, drawing);
    markParts(ref.current, marks);
    const { held } = before.current;
    before.current.held = null;
    if (held) focusIn(ref.current, held);
  }, [drawing, JSON.stringify([...marks.labels, marks.picked])]);
  const look = (/** @type {Event} */ { target }) => {
    const { place } = partsAt(target);
    const found = place === undefined ? null : ref.current?.querySelector(selectorFor(place));
    setPointedAt(found?.getAttribute("aria-label") ?? null);
  };
  const leave = () => setPointedAt(null);
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
    <p class="legend" id="legend" data-testid="legend">${pointedAt ?? legend}</p>
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
function selectorFor(id, kind = "place") {
  return `[data-${kind}="${CSS.escape(id)}"]`;
}

/** @param {Element | null} part */
function selectorOf(part) {
  const thing = part?.getAttribute("data-thing");
  const place = part?.getAttribute("data-place");
  return thing ? selectorFor(thing, "thing") : place ? selectorFor(place) : null;
}

/** @param {ParentNode | null} box @param {string} selector */
function focusIn(box, selector) {
  const part = box?.querySelector(selector);
  if (part instanceof SVGElement || part instanceof HTMLElement)
    part.focus({ preventScroll: true });
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

/** Returns a box in screen pixels; the robot's is its shadow's, without load and label. @param {Element} one */
function spotOf(one) {
  const shadow = one.matches(".robot") ? one.querySelector("ellipse") : null;
  return (shadow ?? one).getBoundingClientRect();
}

/** Returns where parts are (screen pixels, also mid-animation), and doors. @param {HTMLElement} box */
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

/** @typedef {ReturnType<typeof useMover>} Mover */

/** @param {{ mover: Mover }} props */
export function MoveForm({ mover }) {
  const { isFree, things, others, picked, status, look } = mover;
  const options = (/** @type {readonly { id: string, label: string }[]} */ all) =>
    all.map(({ id, label }) => html`<option key=${id} value=${id}>${label}</option>`);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    void mover.move(String(new FormData(form).get("place")));
  };
  return html`
    <form class="move ${look}" id="move" autocomplete="off" aria-labelledby="move-title" hidden=${!isFree} onSubmit=${submit}>
      <h3 id="move-title">Move a thing</h3>
      <p class="legend move-hint" id="move-hint">Press a thing in the picture or choose it here. The robot is not told.</p>
      <p class="move-status" role="status" data-kind=${status.kind} data-testid="move-status">${status.text}</p>
      <fieldset class="row" style="--gap: 8px 12px; margin-top: 8px" aria-labelledby="move-title" aria-describedby="move-hint">
        <label class="move-thing bar" style="--gap: 8px">
          <span>Move</span>
          <select
            id="move-thing"
            required
            value=${picked?.id ?? ""}
            onChange=${typed(mover.choose)}
            data-testid="move-thing"
          >
            <option value="">Choose a thing</option>
            ${options(things.map(({ id, label, place }) => ({ id, label: `${label} (${place.label})` })))}
          </select>
        </label>
        <label class="bar" style="--gap: 8px">
          <span>to</span>
          <select name="place" required data-testid="move-place">
            <option value="">Choose a place</option>
            ${options(others.toSorted(byLabel))}
          </select>
        </label>
        <button class="primary" type="submit" data-testid="move-do">Move</button>
        <button type="button" hidden=${picked === null} onClick=${mover.giveUp} data-testid="move-cancel">Cancel</button>
      </fieldset>
    </form>
  `;
}

/** `look`: "at-hand" keeps the form in sight; `focus`: selector of what gets the focus. */
const unpicked = { thing: "", look: "", status: { text: "", kind: "asks" }, focus: "" };

/**
 * Lets people move a thing between tasks: they pick the thing, then a place.
 * @param {HomeSnapshot | null} home
 * @param {(move: { home: string, thing: string, place: string }) => Promise<{ text: string, failed?: true }>} send
 */
export function useMover(home, send) {
  const [now, set] = useState(unpicked);
  const isSending = useRef(false);
  const isFree = home !== null && (home.card === null || home.card.done !== null);
  const places = isFree ? home.owner.places : [];
  const things = places
    .flatMap((place) => place.things.map((thing) => ({ ...thing, place })))
    .sort(byLabel);
  const picked = things.find(({ id }) => id === now.thing) ?? null;
  const others = places.filter(({ id }) => id !== picked?.place.id);
  useLayoutEffect(() => set(unpicked), [isFree, home?.household]);
  const isGone = now.thing !== "" && !picked;
  useLayoutEffect(() => {
    if (isGone) set((last) => ({ ...last, thing: "" }));
  }, [isGone]);
  useLayoutEffect(() => {
    if (now.focus) focusIn(document, now.focus);
  }, [now]);

  const pick = (/** @type {string} */ id, look = "", focus = "") => {
    const thing = things.find((thing) => thing.id === id);
    const text = thing ? `Moving ${thing.label}: choose a place.` : "";
    set({ thing: id, look, status: { text, kind: "asks" }, focus });
  };
  /** Selector of where the thing was picked, which gets the focus back. */
  const origin = now.look ? selectorFor(now.thing, "thing") : "#move-thing";
  const giveUp = () => {
    const wasHere = now.look || document.activeElement?.closest("#move");
    set({ ...unpicked, focus: wasHere ? origin : "" });
  };
  const move = async (/** @type {string} */ place) => {
    if (!isFree || !picked || !place || isSending.current) return;
    isSending.current = true;
    const { text, failed } = await send({ home: home.household, thing: picked.id, place });
    isSending.current = false;
    if (failed) set((last) => ({ ...last, status: { text, kind: "refused" }, focus: "" }));
    else set({ ...unpicked, status: { text, kind: "moved" }, focus: origin });
  };
  const press = (/** @type {Press} */ { thing, place, isByKey }) => {
    if (picked && (thing === picked.id || place === picked.place.id)) giveUp();
    else if (picked && place) void move(place);
    else if (!picked && things.some(({ id }) => id === thing))
      pick(thing ?? "", "at-hand", isByKey ? "[data-place][tabindex]" : "");
  };
  const leave = useRef(giveUp);
  leave.current = () => picked && giveUp();
  useEffect(() => {
    const onKey = (/** @type {KeyboardEvent} */ { key }) => key === "Escape" && leave.current();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  /** Parts to press: things or, once one is picked, places. @type {Marks} */
  const marks = picked
    ? {
        labels: new Map(others.map(({ id, label }) => [id, `Put it here: ${label}`])),
        picked: picked.id,
      }
    : { labels: new Map(things.map(({ id, label }) => [id, `Move ${label}`])) };
  const { look, status } = now;
  return { isFree, things, picked, others, look, status, marks, choose: pick, giveUp, move, press };
}

/** @param {{ label: string }} a @param {{ label: string }} b */
function byLabel(a, b) {
  return a.label.localeCompare(b.label, "en", { numeric: true });
}
