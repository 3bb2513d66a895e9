/** The home's picture: the robot walks in it, and a press on what is asked about answers. */
import { putDrawing } from "./drawing.js";
import { paceMs } from "./pace.js";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */
/** @typedef {{ question: string, choice: string } | { question: string, text: string }} Pointed */

export class Picture {
  #box;
  #legend;
  #onAnswer;
  #svg = "";
  #words = "";
  /** @type {HomeSnapshot | null} */
  #home = null;

  /**
   * @param {object} options
   * @param {HTMLElement} options.box holds the picture, which may be replaced at any time
   * @param {HTMLElement} options.legend says how to read it, or what the place that is pointed at holds
   * @param {(answer: Pointed) => void} options.onAnswer
   */
  constructor({ box, legend, onAnswer }) {
    this.#box = box;
    this.#legend = legend;
    this.#onAnswer = onAnswer;
    box.addEventListener("click", ({ target }) => this.#press(target));
    box.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === " ") {
        this.#press(event.target);
        event.preventDefault();
      }
    });
    for (const kind of ["pointerover", "focusin"])
      box.addEventListener(kind, ({ target }) => this.#tell(placeAt(target)));
    for (const kind of ["pointerleave", "focusout"])
      box.addEventListener(kind, () => this.#tell(null));
  }

  /**
   * Shows a newer picture. What stands elsewhere than before goes there.
   * @param {{ drawing: string | null, legend: string }} shown
   * @param {HomeSnapshot | null} home
   */
  renew({ drawing, legend }, home) {
    const isSameHome = home?.household === this.#home?.household;
    this.#home = home;
    this.#words = legend;
    this.#tell(null);
    const svg = drawing ?? "";
    if (svg === this.#svg) return;
    this.#svg = svg;
    const held = document.activeElement?.getAttribute("data-place");
    const before = this.#box.contains(document.activeElement) ? held : null;
    const from = isSameHome ? whereabouts(this.#box) : null;
    putDrawing(this.#box, drawing);
    if (from) go(this.#box, from, paceMs());
    if (before) this.#place(before)?.focus({ preventScroll: true });
  }

  /** @param {string | null} place is marked until the next call */
  point(place) {
    for (const marked of this.#box.querySelectorAll(".pointed")) marked.classList.remove("pointed");
    if (place !== null) this.#place(place)?.classList.add("pointed");
  }

  /** @param {string} id */
  #place(id) {
    const place = this.#box.querySelector(`[data-place="${CSS.escape(id)}"]`);
    return place instanceof SVGElement ? place : null;
  }

  /** @param {Element | null} place its label says what it holds */
  #tell(place) {
    this.#legend.textContent = place?.getAttribute("aria-label") ?? this.#words;
  }

  /** @param {EventTarget | null} target */
  #press(target) {
    const question = this.#home?.card?.question;
    if (!question || !(target instanceof Element)) return;
    const thing = target.closest("[data-thing]")?.getAttribute("data-thing");
    const place = placeAt(target)?.getAttribute("data-place");
    const isMeant = (/** @type {string | null | undefined} */ id) =>
      question.choices.find(({ value }) => value !== null && value === id);
    const choice = isMeant(thing) ?? isMeant(place);
    const text = this.#home?.owner.places.find(({ id }) => id === place)?.label;
    if (choice) this.#onAnswer({ question: question.id, choice: choice.id });
    else if (text && question.need.func === "where")
      this.#onAnswer({ question: question.id, text });
  }
}

/** @param {EventTarget | null} target */
function placeAt(target) {
  return target instanceof Element ? target.closest("[data-place]") : null;
}

/** What may move: the robot, and things. */
const movable = ".robot, [data-thing]";

/** @param {Element} element */
function nameOf(element) {
  return element.getAttribute("data-thing") ?? "the robot";
}

/** @param {Element} leaf of a door or a drawer */
function placeOf(leaf) {
  return leaf.closest("[data-place]")?.getAttribute("data-place") ?? "";
}

/**
 * Where something is, in pixels of the screen. What the robot carries and its words make it no larger: its shadow counts.
 * @param {Element} one
 */
function spotOf(one) {
  const shadow = one.matches(".robot") ? one.querySelector("ellipse") : null;
  return (shadow ?? one).getBoundingClientRect();
}

/**
 * Where everything is now, on its way too, in pixels of the screen; and how doors stand.
 * @param {HTMLElement} box
 */
function whereabouts(box) {
  const all = [...box.querySelectorAll(movable)];
  return {
    size: box.querySelector("svg")?.getAttribute("viewBox"),
    spots: new Map(all.map((one) => [nameOf(one), spotOf(one)])),
    doors: new Map([...box.querySelectorAll(".leaf")].map((one) => [placeOf(one), one.outerHTML])),
  };
}

/**
 * Lets what was elsewhere go to where it is drawn, and doors turn. The browser animates; no script runs in a frame.
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
    // A room has a scale of its own.
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
