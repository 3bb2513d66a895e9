/** An episode once more, step by step, with the home as it was after each. */
import { Timeline } from "./below.js";
import { find, make, parseDrawing, renew } from "./dom.js";
import { fetchDrawing, fetchReplay } from "./review-store.js";

/** @typedef {import("../review-content.js").StepDrawing} StepDrawing */

export class ReplayView {
  #dialog = find("replay", HTMLDialogElement);
  #where = find("replay-where", HTMLElement);
  #title = find("replay-title", HTMLElement);
  #end = find("replay-end", HTMLElement);
  #legend = find("replay-legend", HTMLElement);
  #drawing = find("replay-drawing", HTMLElement);
  #listBox = find("replay-list-box", HTMLDetailsElement);
  #list = find("replay-list", HTMLElement);
  #timeline;
  #say;
  #episode = "";
  /** The step that is wanted last: a drawing that comes later than its step was left is not shown. */
  #wanted = -1;
  #drawnWidth = 600;

  /** @param {(problem: string) => void} say */
  constructor(say) {
    this.#say = say;
    this.#timeline = new Timeline(find("replay-timeline", HTMLElement), (step) => {
      this.#wanted = step;
      void this.#draw(step);
    });
    find("replay-close", HTMLButtonElement).addEventListener("click", () => this.#dialog.close());
    this.#dialog.addEventListener("keydown", (event) => this.#move(event));
    new ResizeObserver(() => {
      if (this.#wanted >= 0 && Math.abs(this.#width() - this.#drawnWidth) >= 8)
        void this.#draw(this.#wanted);
    }).observe(this.#drawing);
  }

  /**
   * @param {string} episode
   * @param {number} step where to begin
   */
  async open(episode, step) {
    try {
      const { home, round, task, end, timeline } = await fetchReplay(episode);
      this.#episode = episode;
      this.#where.textContent = `${home} · task ${round}`;
      this.#title.textContent = task;
      this.#end.textContent = end ?? "The task goes on.";
      renew(this.#drawing, []);
      this.#dialog.showModal();
      this.#timeline.open(timeline, step);
      this.#timeline.focus();
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
    }
  }

  /** @param {number} step */
  async #draw(step) {
    try {
      const width = this.#width();
      this.#drawnWidth = width;
      const shown = await fetchDrawing(this.#episode, step, width);
      if (step === this.#wanted) this.#show(shown);
    } catch (error) {
      this.#legend.textContent = error instanceof Error ? error.message : String(error);
    }
  }

  /** Pixels for the drawing; while the dialog is closed, those of the last one. */
  #width() {
    return Math.max(240, Math.floor(this.#drawing.clientWidth || this.#drawnWidth));
  }

  /** @param {StepDrawing} shown */
  #show({ drawing, legend, list }) {
    this.#legend.textContent = legend;
    renew(
      this.#drawing,
      drawing ? [{ key: "svg", data: drawing, build: () => parseDrawing(drawing) }] : [],
    );
    this.#listBox.hidden = list.length === 0;
    renew(
      this.#list,
      list.map((line, index) => ({
        key: String(index),
        data: line,
        build: () => make("li", {}, [line]),
      })),
    );
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const by = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity }[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#timeline.go(by);
  }
}
