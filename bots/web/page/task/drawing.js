/** Inserts drawings (SVG) from the server, and makes their parts pressable. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** @import { RefObject } from "preact" */

const narrowest = 240;
/** Pixels that the box must change for a new picture. */
const noticed = 8;

/** Parses the drawing as XML, where no script runs; skips malformed ones. @param {Element | null} box @param {string | null} svg */
export function putDrawing(box, svg) {
  const root = parse(svg);
  box?.replaceChildren(...(root.nodeName === "svg" ? [document.importNode(root, true)] : []));
}

/** @param {string | null} svg */
function parse(svg) {
  return new DOMParser().parseFromString(svg ?? "", "image/svg+xml").documentElement;
}

/** @param {{ svg: string | null, box?: RefObject<HTMLElement | null> } & Record<string, unknown>} props `box` gets the `div` */
export function Svg({ svg, box, ...attributes }) {
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const at = box ?? own;
  useLayoutEffect(() => putDrawing(at.current, svg), [svg]);
  return html`<div ref=${at} ...${attributes}></div>`;
}

/** @param {{ list: readonly string[], testid?: string }} props */
export function InWords({ list, testid }) {
  return html`
    <details hidden=${list.length === 0}>
      <summary>Show as a list</summary>
      <ul class="drawing-list" data-testid=${testid}>${list.map((line) => html`<li>${line}</li>`)}</ul>
    </details>
  `;
}

/** @typedef {{ thing?: string | undefined, place?: string | undefined, isByKey: boolean }} Press */

/** @param {EventTarget | null} target */
export function partsAt(target) {
  const idOf = (/** @type {string} */ name) =>
    (target instanceof Element && target.closest(`[${name}]`)?.getAttribute(name)) || undefined;
  return { thing: idOf("data-thing"), place: idOf("data-place") };
}

/** @param {(press: Press) => void} onPress */
export function pressing(onPress) {
  return {
    onClick: (/** @type {Event} */ { target }) => onPress({ ...partsAt(target), isByKey: false }),
    onKeyDown: (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onPress({ ...partsAt(event.target), isByKey: true });
    },
  };
}

/**
 * @typedef {object} Marks
 * @property {ReadonlyMap<string | null, string>} labels of the things or the places that can be pressed, by id; "" keeps the drawing's
 * @property {string | undefined} [picked] highlighted thing
 */

const parts = "[data-place], [data-thing]";

/** @param {Element | null} box @param {Marks} marks */
export function markParts(box, { labels, picked }) {
  for (const part of box?.querySelectorAll(parts) ?? []) {
    const id = part.getAttribute("data-thing") ?? part.getAttribute("data-place");
    const label = labels.get(id);
    // Buttons must not be nested.
    if (label === undefined || part.parentElement?.closest(".pressable")) continue;
    part.classList.add("pressable");
    part.setAttribute("role", "button");
    part.setAttribute("tabindex", "0");
    if (label !== "") part.setAttribute("aria-label", label);
  }
  if (picked) box?.querySelector(`[data-thing="${CSS.escape(picked)}"]`)?.classList.add("picked");
}

/** @param {Element | null} box @param {string} svg */
export function unmarkParts(box, svg) {
  const own = parse(svg).querySelectorAll(parts);
  for (const [at, part] of [...(box?.querySelectorAll(parts) ?? [])].entries())
    for (const name of ["class", "role", "tabindex", "aria-label"]) {
      const value = own[at]?.getAttribute(name) ?? null;
      if (value === null) part.removeAttribute(name);
      else part.setAttribute(name, value);
    }
}

/** Returns the picture's width in pixels, 0 until known. @param {RefObject<HTMLElement | null>} box around the picture */
export function useDrawingWidth(box) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const now = Math.max(narrowest, Math.floor(element.clientWidth));
      setWidth((before) => (Math.abs(now - before) < noticed ? before : now));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return width;
}
