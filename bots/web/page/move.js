/** Moving things behind the robot's back between two tasks, by the form or in the drawing. */
import { html } from "htm/preact";
import { typed } from "./form.js";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */
/** @typedef {{ thing: string, place: string, label: string }} Lying */
/** @typedef {{ text: string, failed?: true }} MoveAnswer */

const messageMs = 6_000;

/** @param {{ mover: Mover }} props */
export function MoveForm({ mover }) {
  const { isFree, things, picked, status, look } = mover;
  const options = (/** @type {readonly { id: string, label: string }[]} */ all) =>
    all.map(({ id, label }) => html`<option key=${id} value=${id}>${label}</option>`);
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    void mover.move(String(new FormData(form).get("place")));
  };
  const nameOf = new Map(mover.places.map(({ id, label }) => [id, label]));
  return html`
    <form class="move ${look}" id="move" autocomplete="off" aria-labelledby="move-title" hidden=${!isFree} onSubmit=${submit}>
      <h3 id="move-title">Move a thing</h3>
      <p class="legend move-hint" id="move-hint">Press a thing in the picture or choose it here. The robot is not told.</p>
      <p class="move-status" role="status" data-kind=${status.kind} data-testid="move-status">${status.text}</p>
      <fieldset aria-labelledby="move-title" aria-describedby="move-hint">
        <label class="move-thing">
          <span>Move</span>
          <select
            id="move-thing"
            required
            value=${picked?.thing ?? ""}
            onChange=${typed((id) => mover.choose(id))}
            data-testid="move-thing"
          >
            <option value="">Choose a thing</option>
            ${options(things.map(({ thing, place, label }) => ({ id: thing, label: `${label} (${nameOf.get(place)})` })))}
          </select>
        </label>
        <label>
          <span>to</span>
          <select name="place" required data-testid="move-place">
            <option value="">Choose a place</option>
            ${options(mover.others.toSorted(byLabel))}
          </select>
        </label>
        <button class="primary" type="submit" data-testid="move-do">Move</button>
        <button type="button" hidden=${picked === null} onClick=${() => mover.giveUp()} data-testid="move-cancel">Cancel</button>
      </fieldset>
    </form>
  `;
}

export class Mover {
  isFree = false;
  /** @type {Lying[]} */
  things = [];
  /** @type {Lying | null} */
  picked = null;
  /** @type {{ text: string, kind: "asks" | "moved" | "refused" }} */
  status = { text: "", kind: "asks" };
  /** Whether the form stays in sight, and only its message. @type {"" | "at-hand" | "at-hand moved"} */
  look = "";
  /** @type {HomeSnapshot | null} */
  #home = null;
  #isSending = false;
  #message = 0;
  #drawing;
  #send;
  #draw;

  /**
   * @param {object} options
   * @param {Element} options.drawing holds the drawing, which may be replaced at any time
   * @param {(move: { home: string, thing: string, place: string }) => Promise<MoveAnswer>} options.send
   * @param {() => void} options.draw draws the form
   */
  constructor({ drawing, send, draw }) {
    this.#drawing = drawing;
    this.#send = send;
    this.#draw = draw;
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.picked) this.giveUp();
    });
    drawing.addEventListener("click", ({ target }) => this.#press(target));
    drawing.addEventListener("keydown", (event) => {
      const { key, target } = /** @type {KeyboardEvent} */ (event);
      if ((key !== "Enter" && key !== " ") || !isMarked(target)) return;
      event.preventDefault();
      const isFirst = this.picked === null;
      this.#press(target);
      if (isFirst && this.picked) this.#focusFirstPlace();
    });
  }

  get places() {
    return this.isFree ? (this.#home?.owner.places ?? []) : [];
  }

  /** Where what was picked can go. */
  get others() {
    return this.places.filter(({ id }) => id !== this.picked?.place);
  }

  /**
   * Takes over what is shown; the form is drawn, and then {@link mark} called.
   * @param {HomeSnapshot | null} home
   */
  renew(home) {
    const isFree = home !== null && (home.card === null || home.card.done !== null);
    if (!isFree || home.household !== this.#home?.household) this.#forget();
    this.#home = home;
    this.isFree = isFree;
    this.things = isFree ? listThings(home) : [];
    this.picked = this.things.find(({ thing }) => thing === this.picked?.thing) ?? null;
  }

  /** Brings the marks in the drawing up to date. */
  mark() {
    if (!this.isFree) clearMarks(this.#drawing);
    else if (this.picked)
      markPlaces(this.#drawing, { picked: this.picked.thing, places: this.others });
    else markThings(this.#drawing, this.things);
  }

  #show() {
    this.#draw();
    this.mark();
  }

  /** @param {string} id */
  choose(id) {
    this.#pick(this.things.find(({ thing }) => thing === id) ?? null);
  }

  /** @param {EventTarget | null} target */
  #press(target) {
    if (!this.isFree || !(target instanceof Element)) return;
    const id = target.closest("[data-thing]")?.getAttribute("data-thing");
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    if (this.picked === null) {
      const thing = this.things.find(({ thing }) => thing === id);
      if (!thing) return;
      this.#pick(thing, "at-hand");
    } else if (id === this.picked.thing || place === this.picked.place) {
      this.giveUp();
    } else if (place) {
      void this.move(place);
    }
  }

  /**
   * @param {Lying | null} thing
   * @param {"" | "at-hand"} [look]
   */
  #pick(thing, look = "") {
    this.picked = thing;
    this.look = look;
    this.status = { text: thing ? `Moving ${thing.label}: choose a place.` : "", kind: "asks" };
    this.#show();
  }

  giveUp() {
    const thing = this.picked?.thing ?? "";
    const wasHere = document.activeElement?.closest("#move");
    const wasPicked = this.look !== "";
    this.#forget();
    this.#show();
    if (wasPicked) this.#focusThing(thing);
    else if (wasHere) this.#focusForm();
  }

  #forget() {
    this.picked = null;
    this.look = "";
    this.status = { text: "", kind: "asks" };
  }

  /** What happened stays in sight for a while, then only in the form. */
  #keepInSight() {
    this.look = "at-hand moved";
    clearTimeout(this.#message);
    this.#message = window.setTimeout(() => {
      if (this.picked) return;
      this.look = "";
      this.#draw();
    }, messageMs);
  }

  /** @param {string} place */
  async move(place) {
    const [home, picked] = [this.#home, this.picked];
    if (!home || !picked || !place || this.#isSending) return;
    this.#isSending = true;
    const { thing } = picked;
    const wasPicked = this.look !== "";
    const { text, failed } = await this.#send({ home: home.household, thing, place });
    this.#isSending = false;
    if (!failed) {
      this.#forget();
      if (wasPicked) this.#keepInSight();
    }
    this.status = { text, kind: failed ? "refused" : "moved" };
    this.#show();
    if (failed) return;
    if (wasPicked) this.#focusThing(thing);
    else this.#focusForm();
  }

  #focusForm() {
    document.getElementById("move-thing")?.focus();
  }

  #focusFirstPlace() {
    const place = this.#drawing.querySelector("[data-place][tabindex]");
    if (place instanceof SVGElement) place.focus();
  }

  /** @param {string} id */
  #focusThing(id) {
    const thing = this.#drawing.querySelector(`[data-thing="${CSS.escape(id)}"]`);
    if (thing instanceof SVGElement) thing.focus({ preventScroll: true });
  }
}

/** @param {EventTarget | null} target */
function isMarked(target) {
  return target instanceof Element && target.getAttribute("role") === "button";
}

/**
 * Things that lie somewhere; nobody can take what the robot holds.
 * @param {HomeSnapshot} home
 * @returns {Lying[]}
 */
function listThings(home) {
  return home.owner.places
    .flatMap(({ id: place, things }) =>
      things.map(({ id, label }) => ({ thing: id, place, label })),
    )
    .sort(byLabel);
}

/**
 * @param {{ label: string }} a
 * @param {{ label: string }} b
 */
function byLabel(a, b) {
  return a.label.localeCompare(b.label, "en", { numeric: true });
}

/**
 * @param {Element} drawing
 * @param {{ thing: string, label: string }[]} things
 */
function markThings(drawing, things) {
  const labels = new Map(things.map(({ thing, label }) => [thing, `Move ${label}`]));
  makePressable(drawing, "data-thing", labels);
}

/**
 * @param {Element} drawing
 * @param {{ picked: string, places: { id: string, label: string }[] }} choice
 */
function markPlaces(drawing, { picked, places }) {
  const labels = new Map(places.map(({ id, label }) => [id, `Put it here: ${label}`]));
  makePressable(drawing, "data-place", labels);
  for (const chip of drawing.querySelectorAll("[data-thing]")) {
    chip.classList.toggle("picked", chip.getAttribute("data-thing") === picked);
  }
}

/** @param {Element} drawing its places are buttons again, its things are not */
function clearMarks(drawing) {
  for (const marked of drawing.querySelectorAll(".pressable, .picked"))
    marked.classList.remove("pressable", "picked");
  for (const thing of drawing.querySelectorAll("[data-thing]"))
    for (const name of ["role", "tabindex", "aria-label"]) thing.removeAttribute(name);
  for (const place of drawing.querySelectorAll("[data-place]")) {
    const label = place.getAttribute("data-label");
    if (label !== null) place.setAttribute("aria-label", label);
    place.setAttribute("role", "button");
    place.setAttribute("tabindex", "0");
  }
}

/**
 * @param {Element} drawing
 * @param {string} attribute names an element's thing or place
 * @param {Map<string | null, string>} labels what each button says
 */
function makePressable(drawing, attribute, labels) {
  clearMarks(drawing);
  // No button stands in another one.
  for (const place of drawing.querySelectorAll("[data-place]")) {
    place.setAttribute("role", "group");
    place.removeAttribute("tabindex");
  }
  for (const element of drawing.querySelectorAll(`[${attribute}]`)) {
    const label = labels.get(element.getAttribute(attribute));
    if (label === undefined) continue;
    if (!element.hasAttribute("data-label"))
      element.setAttribute("data-label", element.getAttribute("aria-label") ?? label);
    element.classList.add("pressable");
    element.setAttribute("role", "button");
    element.setAttribute("tabindex", "0");
    element.setAttribute("aria-label", label);
  }
}
