/** What becomes of a person's words when a release is made. */
import { make, makeButton } from "./dom.js";
import { makeLineForm, makeOpener } from "./line-form.js";
import { formatTime } from "./time-words.js";

/** @typedef {import("../review-content.js").ExchangeAnswer} ExchangeAnswer */
/** @typedef {(decision: "keep" | "redact" | "drop", hide: string[]) => void} Judge */

const decisionWords = {
  keep: "goes out as it is",
  redact: "goes out without the hidden parts",
  drop: "does not go out",
};

/**
 * @param {ExchangeAnswer} answer
 * @param {Judge} judge
 */
export function makeVerdict({ ballot, by, said, review, released, suspicious }, judge) {
  const form = makeHideForm(said, suspicious, judge);
  /** @param {"keep" | "redact" | "drop"} decision */
  const named = (decision) => ({
    "data-do": `${decision} ${ballot}`,
    "data-testid": decision,
    "aria-pressed": String(review?.decision === decision),
  });
  const told = review
    ? `${review.reviewer}, ${formatTime(review.at)}: ${decisionWords[review.decision]}.`
    : "Nobody has read these words: they do not go out.";
  const label = `Words of ${by || "somebody"}, in a release`;
  return make("div.verdict", { role: "group", "aria-label": label }, [
    make("div.small-buttons", {}, [
      makeButton("Keep", named("keep"), () => judge("keep", [])),
      makeOpener("Hide parts…", named("redact"), form),
      makeButton("Drop", named("drop"), () => judge("drop", [])),
    ]),
    form,
    make("p.kicker", { "data-testid": "verdict" }, [told]),
    review?.decision === "redact"
      ? make("p.released", {}, [make("q", {}, [released ?? ""])])
      : null,
    suspicious.length > 0
      ? make("p.warning", {}, [`May tell who somebody is: ${suspicious.join(", ")}`])
      : null,
  ]);
}

/**
 * @param {string} said
 * @param {readonly string[]} suspicious
 * @param {Judge} judge
 */
function makeHideForm(said, suspicious, judge) {
  return makeLineForm({
    label: "What is to be hidden; / between several parts",
    button: "Hide",
    value: suspicious.join(" / "),
    problem: (text) => {
      const missing = partsOf(text).find(
        (part) => !said.toLowerCase().includes(part.toLowerCase()),
      );
      return missing === undefined ? "" : `"${missing}" does not occur in these words.`;
    },
    onSend: (text) => judge("redact", partsOf(text)),
  });
}

/** @param {string} text */
function partsOf(text) {
  const parts = text.split(" / ").map((part) => part.trim());
  return parts.filter((part) => part !== "");
}
