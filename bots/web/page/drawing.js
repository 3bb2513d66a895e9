/** The home as a picture, with its legend and its list in words. */
import { html } from "htm/preact";
import { useLayoutEffect, useState } from "preact/hooks";
import { parseDrawing } from "./dom.js";

/** @import { RefObject } from "preact" */
/** @import { ShownDrawing } from "../page-content.js" */

const narrowest = 240;
/** A picture is made anew when its box is this much wider or narrower, in pixels. */
const noticed = 8;

/** @param {{ shown: ShownDrawing, box: RefObject<HTMLElement | null> }} props `box` gets the element around the picture */
export function Drawing({ shown: { drawing, legend, list }, box }) {
  useLayoutEffect(
    () => box.current?.replaceChildren(...(drawing ? [parseDrawing(drawing)] : [])),
    [drawing],
  );
  return html`
    <p class="legend">${legend}</p>
    <div class="drawing" data-testid="replay-drawing" ref=${box}></div>
    <details hidden=${list.length === 0}>
      <summary>Show as a list</summary>
      <ul class="drawing-list" data-testid="replay-list">
        ${list.map((line) => html`<li>${line}</li>`)}
      </ul>
    </details>
  `;
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
