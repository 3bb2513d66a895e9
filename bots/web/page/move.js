/** Moving things behind the robot's back between two tasks, by the form or in the drawing. */
import { html, render } from "htm/preact";
import { find } from "./dom.js";
import { clearMarks, markPlaces, markThings } from "./pick.js";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */
/** @typedef {{ thing: string, place: string, label: string }} Lying */
/** @typedef {{ text: string, failed?: true }} MoveAnswer */

const messageMs = 6_000;

export class Mover {
  #form = find("move", HTMLFormElement);
  #thing = find("move-thing", HTMLSelectElement);
  #place = find("move-place", HTMLSelectElement);
  #cancel = find("move-cancel", HTMLButtonElement);
  #status = find("move-status", HTMLElement);
  /** @type {HomeSnapshot | null} */
  #home = null;
  #isFree = false;
  #isSending = false;
  /** @type {Lying[]} */
  #things = [];
  /** @type {Lying | null} */
  #picked = null;
  #message = 0;
  #drawing;
  #send;

  /**
   * @param {object} options
   * @param {Element} options.drawing holds the drawing, which may be replaced at any time
   * @param {(move: { home: string, thing: string, place: string }) => Promise<MoveAnswer>} options.send
   */
  constructor({ drawing, send }) {
    this.#drawing = drawing;
    this.#send = send;
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#move(this.#place.value);
    });
    this.#thing.addEventListener("change", () => {
      this.#pick(this.#things.find(({ thing }) => thing === this.#thing.value) ?? null);
    });
    this.#cancel.addEventListener("click", () => this.#giveUp());
    document.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && this.#picked) this.#giveUp();
    });
    drawing.addEventListener("click", ({ target }) => this.#press(target));
    drawing.addEventListener("keydown", (event) => {
      const { key, target } = /** @type {KeyboardEvent} */ (event);
      if ((key !== "Enter" && key !== " ") || !isMarked(target)) return;
      event.preventDefault();
      const isFirst = this.#picked === null;
      this.#press(target);
      if (isFirst && this.#picked) this.#focusFirstPlace();
    });
  }

  /**
   * Brings the form and the marks in the drawing up to date.
   * @param {HomeSnapshot | null} home
   */
  renew(home) {
    const isFree = home !== null && (home.card === null || home.card.done !== null);
    if (!isFree || home.household !== this.#home?.household) this.#forget();
    this.#home = home;
    this.#isFree = isFree;
    this.#things = isFree ? listThings(home) : [];
    this.#picked = this.#things.find(({ thing }) => thing === this.#picked?.thing) ?? null;
    this.#form.hidden = !isFree;
    this.#show();
  }

  #show() {
    const picked = this.#picked;
    const places = this.#isFree ? (this.#home?.owner.places ?? []) : [];
    const nameOf = new Map(places.map(({ id, label }) => [id, label]));
    const lying = this.#things.map(({ thing, place, label }) => ({
      id: thing,
      label: `${label} (${nameOf.get(place)})`,
    }));
    showOptions(this.#thing, "Choose a thing", lying);
    this.#thing.value = picked?.thing ?? "";
    const others = places.filter(({ id }) => id !== picked?.place);
    showOptions(this.#place, "Choose a place", others.toSorted(byLabel));
    this.#cancel.hidden = picked === null;
    if (!this.#isFree) clearMarks(this.#drawing);
    else if (picked) markPlaces(this.#drawing, { picked: picked.thing, places: others });
    else markThings(this.#drawing, this.#things);
  }

  /** @param {EventTarget | null} target */
  #press(target) {
    if (!this.#isFree || !(target instanceof Element)) return;
    const id = target.closest("[data-thing]")?.getAttribute("data-thing");
    const place = target.closest("[data-place]")?.getAttribute("data-place");
    if (this.#picked === null) {
      const thing = this.#things.find(({ thing }) => thing === id);
      if (!thing) return;
      this.#pick(thing);
      this.#form.classList.add("at-hand");
    } else if (id === this.#picked.thing || place === this.#picked.place) {
      this.#giveUp();
    } else if (place) {
      void this.#move(place);
    }
  }

  /** @param {Lying | null} thing */
  #pick(thing) {
    this.#picked = thing;
    this.#say(thing ? `Moving ${thing.label}: choose a place.` : "");
    this.#form.classList.remove("at-hand", "moved");
    this.#show();
  }

  #giveUp() {
    const thing = this.#picked?.thing ?? "";
    const wasHere = this.#form.contains(document.activeElement);
    const wasPicked = this.#form.classList.contains("at-hand");
    this.#forget();
    this.#show();
    if (wasPicked) this.#focusThing(thing);
    else if (wasHere) this.#thing.focus();
  }

  #forget() {
    this.#picked = null;
    this.#form.classList.remove("at-hand", "moved");
    this.#say("");
  }

  /** What happened stays in sight for a while, then only in the form. */
  #keepInSight() {
    this.#form.classList.add("at-hand", "moved");
    clearTimeout(this.#message);
    this.#message = window.setTimeout(() => {
      if (!this.#picked) this.#form.classList.remove("at-hand", "moved");
    }, messageMs);
  }

  /** @param {string} place */
  async #move(place) {
    const [home, picked] = [this.#home, this.#picked];
    if (!home || !picked || !place || this.#isSending) return;
    this.#isSending = true;
    const { thing } = picked;
    const wasPicked = this.#form.classList.contains("at-hand");
    const { text, failed } = await this.#send({ home: home.household, thing, place });
    this.#isSending = false;
    if (!failed) {
      this.#forget();
      this.#show();
      if (wasPicked) this.#keepInSight();
      if (wasPicked) this.#focusThing(thing);
      else this.#thing.focus();
    }
    this.#say(text, failed ? "refused" : "moved");
  }

  /**
   * @param {string} text
   * @param {"asks" | "moved" | "refused"} kind
   */
  #say(text, kind = "asks") {
    this.#status.textContent = text;
    this.#status.dataset.kind = kind;
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
 * The choice is kept as long as it is among the options.
 * @param {HTMLSelectElement} select
 * @param {string} placeholder
 * @param {readonly { id: string, label: string }[]} options
 */
function showOptions(select, placeholder, options) {
  const before = select.value;
  const all = [{ id: "", label: placeholder }, ...options].map(
    ({ id, label }) => html`<option key=${id} value=${id}>${label}</option>`,
  );
  render(html`${all}`, select);
  select.value = options.some(({ id }) => id === before) ? before : "";
}
