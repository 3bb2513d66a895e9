/** Drawings of ours: as elements, and with their legend and their list in words. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";

/** @import { RefObject } from "preact" */
/** @import { ShownDrawing } from "../page-content.js" */

const narrowest = 240;
/** A picture is made anew when its box is this much wider or narrower, in pixels. */
const noticed = 8;

/**
 * Puts a drawing into an element. It is parsed as XML, where nothing runs; one that is not well formed is left out.
 * @param {Element | null} box
 * @param {string | null} svg
 */
export function putDrawing(box, svg) {
  const root = new DOMParser().parseFromString(svg ?? "", "image/svg+xml").documentElement;
  // Its places are buttons: a picture as such has none.
  if (root.querySelector("[role=button]")) root.setAttribute("role", "group");
  box?.replaceChildren(...(root.nodeName === "svg" ? [document.importNode(root, true)] : []));
}

/** A drawing in a `div`. @param {{ svg: string | null, box?: RefObject<HTMLElement | null> } & Record<string, unknown>} props `box` gets the `div` */
export function Svg({ svg, box, ...attributes }) {
  const own = useRef(/** @type {HTMLElement | null} */ (null));
  const at = box ?? own;
  useLayoutEffect(() => putDrawing(at.current, svg), [svg]);
  return html`<div ref=${at} ...${attributes}></div>`;
}

/** @param {{ shown: ShownDrawing, box: RefObject<HTMLElement | null> }} props `box` gets the element around the picture */
export function Drawing({ shown: { drawing, legend, list }, box }) {
  return html`
    <p class="legend">${legend}</p>
    <${Svg} class="drawing" data-testid="replay-drawing" svg=${drawing} box=${box} />
    <details hidden=${list.length === 0}>
      <summary>Show as a list</summary>
      <ul class="drawing-list" data-testid="replay-list">
        ${list.map((line) => html`<li>${line}</li>`)}
      </ul>
    </details>
  `;
}

/** The id of the place in a drawing that an event is about. @param {EventTarget | null} target */
export function placeAt(target) {
  const place = target instanceof Element ? target.closest("[data-place]") : null;
  return place?.getAttribute("data-place") ?? null;
}

/**
 * How wide a picture may be, in pixels; 0 before that is known.
 * @param {RefObject<HTMLElement | null>} box around the picture
 */
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
