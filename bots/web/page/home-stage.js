/** The picture of a home that is being made: furniture and things are dragged in it, or put where Enter is pressed. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { markParts, partsAt, pressing, Svg } from "./drawing.js";

/** @import { RefObject } from "preact" */

/** Pixels after which a press is a drag. */
const dragFrom = 6;
const near = 6;
const wordHeight = 16;

/**
 * @param {{
 *   drawing: string | null,
 *   box: RefObject<HTMLElement | null>,
 *   held: string | null,
 *   names: Map<string, string>,
 *   onPress: (id: string) => void,
 *   onDrop: (held: string, place: string) => void,
 * }} props `onPress` gets the place or thing that was pressed
 */
export function HomeStage({ drawing, box, held, names, onPress, onDrop }) {
  const drag = useRef(/** @type {Drag | null} */ (null));
  useLayoutEffect(() => {
    const labels = new Map(names);
    if (held) for (const [id, name] of names) labels.set(id, `Put it here: ${name}`);
    markParts(box.current, { name: "data-place", labels });
  }, [drawing, names, held]);

  const begin = (/** @type {PointerEvent} */ event) => {
    const id = partAt(event);
    if (id && event.isPrimary && event.button === 0)
      drag.current = new Drag(id, names.get(id) ?? id, event);
  };
  const move = (/** @type {PointerEvent} */ event) => drag.current?.move(event);
  const end = (/** @type {PointerEvent} */ event) => {
    const { current } = drag;
    drag.current = null;
    if (!current) return;
    current.end();
    if (!current.isMoving) return onPress(current.id);
    const { place } = partsAt(document.elementFromPoint(event.clientX, event.clientY));
    if (place) onDrop(current.id, place);
  };
  const cancel = () => {
    drag.current?.end();
    drag.current = null;
  };
  const { onKeyDown } = pressing(({ place }) => place && onPress(place));
  return html`
    <${Svg}
      svg=${drawing}
      box=${box}
      class=${held ? "drawing stage holding" : "drawing stage"}
      data-testid="stage"
      onPointerDown=${begin}
      onPointerMove=${move}
      onPointerUp=${end}
      onPointerCancel=${cancel}
      onPointerLeave=${cancel}
      onKeyDown=${onKeyDown}
    />
  `;
}

/** Something that follows the pointer. */
class Drag {
  isMoving = false;
  #ghost = document.createElement("div");

  /**
   * @param {string} id
   * @param {string} name
   * @param {PointerEvent} start
   */
  constructor(id, name, start) {
    this.id = id;
    this.start = start;
    this.#ghost.className = "ghost";
    this.#ghost.textContent = name;
  }

  /** @param {PointerEvent} event */
  move({ clientX, clientY }) {
    const way = Math.hypot(clientX - this.start.clientX, clientY - this.start.clientY);
    if (!this.isMoving && way < dragFrom) return;
    if (!this.isMoving) document.body.append(this.#ghost);
    this.isMoving = true;
    this.#ghost.style.translate = `${clientX + 12}px ${clientY + 12}px`;
  }

  end() {
    this.#ghost.remove();
  }
}

/**
 * The thing at the pointer, or else the place. A thing is drawn small: what is near it, and its word, count too.
 * @param {PointerEvent} event
 */
function partAt({ target, clientX, clientY }) {
  const place = target instanceof Element ? target.closest("[data-place]") : null;
  const thing = [...(place?.querySelectorAll("[data-thing]") ?? [])].find((sign) => {
    const { left, right, top, bottom } = sign.getBoundingClientRect();
    const isBeside = clientX > left - near && clientX < right + near;
    return isBeside && clientY > top - near && clientY < bottom + wordHeight;
  });
  return thing?.getAttribute("data-thing") ?? partsAt(target).place;
}
