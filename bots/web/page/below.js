/** Below the fold: facts, what was not asked again, and the episode step by step. */
import { make, makeButton, renew } from "./dom.js";

/** @typedef {import("../../../src/core/bot.js").HomeSnapshot} HomeSnapshot */
/** @typedef {import("../../../src/core/bot.js").TimelineItem} TimelineItem */

/**
 * @param {Element} list
 * @param {HomeSnapshot["facts"]} facts
 */
export function renewFacts(list, facts) {
  const none = "Nothing yet. Answer a question, and what the robot learned stands here.";
  renewList(list, facts.map(makeFact), none);
}

/** @param {HomeSnapshot["facts"][number]} fact */
function makeFact({ text, by, status }) {
  const isOld = status !== "valid";
  return make(`li${isOld ? ".old" : ""}`, { "data-status": status }, [
    make(status === "contradicted" || status === "retracted" ? "s" : "span", {}, [text]),
    by ? make("small", {}, [by]) : null,
    isOld ? make("small.status", {}, [statusWords[status] ?? status]) : null,
  ]);
}

/** @type {Record<string, string>} */
const statusWords = {
  contradicted: "out of date: the robot saw otherwise",
  superseded: "no longer so: it was moved since",
  retracted: "taken back",
  disputed: "somebody told otherwise: not used before it is settled",
};

/**
 * @param {Element} list
 * @param {readonly string[]} reused
 */
export function renewReused(list, reused) {
  const none =
    "Nothing yet. In the next task, questions that the robot need not ask again stand here.";
  const items = reused.map((text) => make("li", {}, [text]));
  renewList(list, items, none);
}

/**
 * @param {Element} list
 * @param {HTMLElement[]} items
 * @param {string} none
 */
function renewList(list, items, none) {
  const shown = items.length > 0 ? items : [make("li.empty", {}, [none])];
  renew(
    list,
    shown.map((item, index) => ({
      key: String(index),
      data: item.outerHTML,
      build: () => item,
    })),
  );
}

/** The steps of an episode, one at a time; it follows the newest until the reader goes back. */
export class Timeline {
  /** @type {readonly TimelineItem[]} */
  #steps = [];
  #follows = true;
  #range;
  #detail;
  #where;
  #back;
  #forth;
  #empty;
  #box;
  #onShow;

  /**
   * @param {Element} container
   * @param {(step: number) => void} [onShow] told which step is shown
   */
  constructor(container, onShow = () => {}) {
    this.#onShow = onShow;
    this.#range = /** @type {HTMLInputElement} */ (
      make("input", { type: "range", min: "0", "aria-label": "Step", "data-testid": "scrub" })
    );
    this.#where = make("output.where", { "data-testid": "scrub-at" });
    this.#detail = make("div.detail", { "data-testid": "scrub-step" });
    this.#back = makeButton("‹", { "aria-label": "One step back" }, () => this.go(-1));
    this.#forth = makeButton("›", { "aria-label": "One step on" }, () => this.go(1));
    this.#empty = make("p.empty", {}, ["The robot's steps stand here once it has begun a task."]);
    this.#box = make("div", {}, [
      make("div.scrub", {}, [this.#back, this.#range, this.#forth, this.#where]),
      this.#detail,
    ]);
    this.#range.addEventListener("input", () => {
      this.#follows = this.#at() === this.#steps.length - 1;
      this.#show();
    });
    container.append(this.#empty, this.#box);
  }

  /** @param {readonly TimelineItem[]} steps */
  renew(steps) {
    const isOther = steps.length < this.#steps.length;
    if (isOther) this.#follows = true;
    this.#take(steps);
    if (this.#follows) this.#range.value = this.#range.max;
    this.#show();
  }

  /**
   * The steps of an episode that is over, from one of them on.
   * @param {readonly TimelineItem[]} steps
   * @param {number} at
   */
  open(steps, at) {
    this.#follows = false;
    this.#take(steps);
    this.#range.value = String(at);
    this.#show();
  }

  /** @param {readonly TimelineItem[]} steps */
  #take(steps) {
    this.#steps = steps;
    this.#empty.hidden = steps.length > 0;
    this.#box.hidden = steps.length === 0;
    this.#range.max = String(Math.max(0, steps.length - 1));
  }

  focus() {
    this.#range.focus();
  }

  #at() {
    return Number(this.#range.value);
  }

  /** @param {number} by */
  go(by) {
    const last = this.#steps.length - 1;
    this.#range.value = String(Math.min(last, Math.max(0, this.#at() + by)));
    this.#range.dispatchEvent(new Event("input"));
  }

  #show() {
    const step = this.#steps[this.#at()];
    if (!step) return;
    const last = this.#steps.length - 1;
    this.#where.textContent = `${this.#at()} of ${last}`;
    this.#range.setAttribute("aria-valuetext", `step ${this.#at()} of ${last}: ${step.text}`);
    this.#range.style.setProperty("--at", last > 0 ? String(this.#at() / last) : "1");
    this.#back.disabled = this.#at() === 0;
    this.#forth.disabled = this.#at() === last;
    renew(this.#detail, [{ key: "step", data: step, build: () => makeStep(step) }]);
    this.#onShow(this.#at());
  }
}

/** @param {TimelineItem} step */
function makeStep({ kind, thought, text, observation }) {
  const sign = { begin: "begins", act: "does", ask: "asks" }[kind];
  return make("div.step", { "data-kind": kind }, [
    thought ? make("p.thought", {}, [thought]) : null,
    make("p.command", {}, [
      make("span.sign", {}, [sign]),
      make("code", {}, [text || "a new task"]),
    ]),
    observation ? make("p.observation", {}, [observation]) : null,
  ]);
}
