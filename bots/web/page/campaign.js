/** One campaign: how far it is, what it costs, how good it is, and what can be done with it. */
import { figuresOf, progressWords } from "./campaign-words.js";
import { make, makeButton } from "./dom.js";

/** @typedef {import("../campaigns-content.js").CampaignOverview} CampaignOverview */
/** @typedef {import("../../../src/core/command.js").CampaignMove} Move */
/** @typedef {{ id: string, title: string, state: CampaignOverview["state"], design: string, progress: number, words: string, figures: import("./campaign-words.js").Figure[] }} CampaignView */

/**
 * What is shown of it: nothing is built anew before that changes.
 * @param {CampaignOverview} campaign
 * @returns {CampaignView}
 */
export function viewOf(campaign) {
  const { id, title, state, hash } = campaign;
  const progress = Math.round(1000 * campaign.progress) / 1000;
  return {
    id,
    title,
    state,
    progress,
    design: hash.slice(0, 12),
    words: progressWords(campaign),
    figures: figuresOf(campaign),
  };
}

/**
 * @param {CampaignView} view
 * @param {(move: Move) => void} onMove
 */
export function makeCampaign({ id, title, state, design, progress, words, figures }, onMove) {
  const heading = `campaign-${id}`;
  return make("li", {}, [
    make("article.panel.campaign", { "aria-labelledby": heading, "data-testid": "campaign" }, [
      make("header", {}, [
        make("div", {}, [
          make("h2", { id: heading, tabindex: "-1", "data-do": `see ${id}` }, [title]),
          make("p.kicker", {}, [`${id} · design ${design}`]),
        ]),
        make("span.state", { "data-state": state, "data-testid": "state" }, [state]),
      ]),
      makeProgress(progress),
      make("p.legend", { "data-testid": "progress" }, [words]),
      make("dl.figures", {}, figures.map(makeFigure)),
      makeButtons(id, state, onMove),
    ]),
  ]);
}

/** @param {number} progress in [0, 1] */
function makeProgress(progress) {
  const shown = { role: "progressbar", "aria-label": "Progress", "aria-valuemin": "0" };
  const now = { "aria-valuemax": "100", "aria-valuenow": String(Math.round(100 * progress)) };
  const done = make("span");
  done.style.setProperty("--done", String(progress));
  return make("div.progress", { ...shown, ...now }, [done]);
}

/** @param {import("./campaign-words.js").Figure} figure */
function makeFigure({ name, value, more, isLong = false }) {
  const lines = more.map((line) => make("small", {}, [line]));
  return make(isLong ? "div.long" : "div", { "data-figure": name }, [
    make("dt", {}, [name]),
    make("dd", {}, [value, ...lines]),
  ]);
}

/**
 * @param {string} id
 * @param {CampaignOverview["state"]} state
 * @param {(move: Move) => void} onMove
 */
function makeButtons(id, state, onMove) {
  const isRunning = state === "running";
  /** Starting and pausing take the same place, so that the focus stays there. */
  const turn = makeButton(
    isRunning ? "Pause" : "Start",
    { "data-do": `turn ${id}`, "data-testid": isRunning ? "pause" : "start" },
    () => onMove(isRunning ? "pause" : "start"),
  );
  const close = makeButton("Close…", { "data-do": `close ${id}`, "data-testid": "close" }, () =>
    onMove("close"),
  );
  const review = make(
    "a",
    { href: `/review?campaign=${encodeURIComponent(id)}`, "data-do": `review ${id}` },
    ["Review its exchanges"],
  );
  return make("div.small-buttons", {}, state === "closed" ? [review] : [turn, close, review]);
}
