/** Shows a campaign in figures, with buttons to start, pause and close it. */
import { html } from "htm/preact";
import { deliver } from "../server.js";
import { formatTime, many } from "../words.js";
import { Figures } from "./plots.js";

/** @import { CampaignOverview } from "../../../../src/core/campaign/campaign-report.js" */
/** @import { CampaignMove } from "../../../../src/core/people/command.js" */
/** @import { OwnerParts } from "../owner-page.js" */
/** @import { Figure } from "./plots.js" */
/** @typedef {(campaign: CampaignOverview, move: CampaignMove) => void} OnMove */

const closingWords =
  "No more questions will be asked, and open ones are withdrawn. All answers are kept. You can't start a closed campaign again.";

/** @param {OwnerParts<unknown>} parts @returns {OnMove} */
export function orderCampaign({ act, askFirst }) {
  const order = (/** @type {string} */ campaign, /** @type {CampaignMove} */ move) =>
    act(campaign, () => deliver("/api/campaigns", { campaign, move }));
  return ({ id, title }, move) => {
    if (move !== "close") return void order(id, move);
    const close = async () => {
      await order(id, move);
      document.getElementById(`campaign-${id}`)?.focus();
    };
    askFirst({
      title: `Close “${title}”?`,
      words: closingWords,
      sure: "Close it for good",
      onSure: () => void close(),
    });
  };
}

/** @param {{ campaign: CampaignOverview, onMove: OnMove }} props */
export function Campaign({ campaign, onMove }) {
  const { id, title, state, hash, progress } = campaign;
  const heading = `campaign-${id}`;
  /** What the one button does. It stays the same element, so that it keeps the focus. */
  const turn = state === "running" ? "pause" : "start";
  return html`
    <li>
      <article class="panel campaign stack" style="--gap: 12px" aria-labelledby=${heading} data-testid="campaign">
        <header>
          <div>
            <h2 id=${heading} tabindex="-1"><a href="/campaigns/${id}">${title}</a></h2>
            <p class="kicker">${id} · design ${hash.slice(0, 12)}</p>
          </div>
          <span class="state" data-state=${state} data-testid="state">${state}</span>
        </header>
        <div
          class="progress"
          role="progressbar"
          aria-label="Progress"
          aria-valuemin="0"
          aria-valuemax="100"
          aria-valuenow=${Math.round(100 * progress)}
        >
          <span style=${{ "--done": progress }}></span>
        </div>
        <p class="legend" data-testid="progress">${formatProgress(campaign)}</p>
        <${Figures} figures=${formatFigures(campaign)} />
        <div class="small-buttons">
          ${
            state !== "closed" &&
            html`
              <button type="button" data-testid=${turn} onClick=${() => onMove(campaign, turn)}>
                ${turn === "pause" ? "Pause" : "Start"}
              </button>
              <button type="button" data-testid="close" onClick=${() => onMove(campaign, "close")}>Close…</button>
            `
          }
          <a href="/review?campaign=${encodeURIComponent(id)}">Review its exchanges</a>
        </div>
      </article>
    </li>
  `;
}

/** @param {CampaignOverview} campaign */
function formatProgress({ state, reason, progress, households, householdsDone, doneAt }) {
  const words = [percent(progress), `${householdsDone} of ${many(households, "household")} done`];
  if (doneAt !== null) words.push(`at this rate until ${formatTime(doneAt)}`);
  if (state === "created") words.push("not started yet");
  if (reason !== null) words.push(reason);
  return words.join(" · ");
}

/** @param {CampaignOverview} campaign @returns {Figure[]} */
function formatFigures(campaign) {
  const { answers, answersPerDay, questions, questionsOpen, people, enrolled } = campaign;
  return [
    {
      name: "Answers",
      value: answers,
      more: answersPerDay === null ? [] : [`${answersPerDay.toFixed(1)} a day`],
    },
    { name: "Questions", value: questions, more: [`${questionsOpen} open`] },
    { name: "People", value: `${people} answered`, more: [`${enrolled} agreed to take part`] },
    ...qualityFigures(campaign),
    costFigure(campaign.cost),
    ...modelsFigure(campaign.models),
    armsFigure(campaign.arms),
  ];
}

/** @param {CampaignOverview["arms"]} arms @returns {Figure} */
function armsFigure(arms) {
  const drawn = arms.map(({ propensity }) => propensity.toFixed(2)).join(", ");
  return {
    name: "Households by arm",
    isLong: true,
    value: arms.map(({ name, households }) => `${name} ${households}`).join(", "),
    more: [`drawn with probability ${drawn}`],
  };
}

/** @param {CampaignOverview["cost"]} cost @returns {Figure} */
function costFigure(cost) {
  const named = { name: "Cost", isLong: true };
  if (cost === null)
    return { ...named, value: "not known", more: ["The design has no pay as an amount."] };
  const { rate, answers, workedMs, longestMs, spent, most, expected } = cost;
  /** @param {number} amount */
  const money = (amount) => `${amount.toFixed(2)} ${rate.currency}`;
  const price = `${rate.amount} ${rate.currency}`;
  const more = [];
  if (expected !== null && expected !== spent)
    more.push(`About ${money(expected)} at the end, at this rate.`);
  if (workedMs === null || longestMs === null || most === null)
    more.push(`${many(answers, "answer")} at ${price} each.`);
  else
    more.push(
      `${minutes(workedMs)} min for ${many(answers, "answer")}, at ${price} an hour. Time counts from a question, or their answer before it, to the answer: at most ${minutes(longestMs)} min each.${most > spent ? ` Without this bound ${money(most)}.` : ""}`,
    );
  return { ...named, value: `${money(spent)} so far`, more };
}

/** @param {CampaignOverview["models"]} models @returns {Figure[]} */
function modelsFigure(models) {
  if (models === null) return [];
  const { requests, cached, promptTokens, completionTokens, cost } = models;
  const more = [
    `${many(requests, "request")}, and ${cached} kept; ${promptTokens} tokens in, ${completionTokens} out.`,
  ];
  const value = cost > 0 ? `$${cost.toFixed(4)}` : many(promptTokens + completionTokens, "token");
  return [{ name: "Language models", value, more, isLong: true }];
}

/** @param {CampaignOverview} campaign @returns {Figure[]} */
function qualityFigures({ quality, answers }) {
  if (quality === null)
    return answers === 0 ? [] : [{ name: "Agreement", value: "worked out now" }];
  const { alpha, gold, flagged, people } = quality;
  return [
    {
      name: "Agreement",
      more: ["Krippendorff's alpha"],
      value: alpha === null ? "too few to say" : alpha.toFixed(2),
    },
    {
      name: "Right on gold",
      value: gold.of === 0 ? "none answered" : percent(gold.right / gold.of),
      more: gold.of === 0 ? [] : [`${gold.right} of ${many(gold.of, "claim")}`],
    },
    {
      name: "With flags",
      value: `${flagged} of ${many(people, "person", "people")}`,
      more: flagged === 0 ? [] : ["Look at them; their answers count."],
    },
  ];
}

/** @param {number} share */
function percent(share) {
  return `${Math.round(100 * share)} %`;
}

/** @param {number} ms */
function minutes(ms) {
  return Number((ms / 60_000).toFixed(1));
}
