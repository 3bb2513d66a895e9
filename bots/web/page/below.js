/** Below the fold: facts, and what was not asked again. */
import { make, renew } from "./dom.js";

/** @import { HomeSnapshot } from "../../../src/core/bot.js" */

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
  disputed: "somebody said otherwise: not used before it is settled",
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
