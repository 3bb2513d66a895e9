/** One campaign: how far it is, what it costs, how good its answers are, and what can be done with it. */
import { html } from "htm/preact";
import { formatFigures, formatProgress } from "./campaign-words.js";
import { Figures } from "./plots.js";
import { deliver } from "./server.js";

/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { CampaignMove } from "../../../src/core/command.js" */
/** @import { OwnerParts } from "./owner-page.js" */
/** @typedef {(campaign: CampaignOverview, move: CampaignMove) => void} OnMove */

const closingWords =
  "Nothing more is asked, and what is open is withdrawn. Everything that was answered is kept. A campaign that is closed cannot be started again.";

/**
 * Starts, pauses and closes campaigns; it asks before one is closed.
 * @param {OwnerParts<unknown>} parts
 * @returns {OnMove}
 */
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
  /** Starting and pausing are one button, so that the focus stays on it. */
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
