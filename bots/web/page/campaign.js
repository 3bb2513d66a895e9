/** One campaign: how far it is, what it costs, how good its answers are, and what can be done with it. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { formatFigures, formatProgress } from "./campaign-words.js";
import { AskFirst } from "./dialog.js";
import { deliver } from "./server.js";

/** @import { VNode } from "preact" */
/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { CampaignMove } from "../../../src/core/command.js" */
/** @import { OwnerParts } from "./owner-page.js" */
/** @typedef {(campaign: CampaignOverview, move: CampaignMove) => void} OnMove */

const closingWords =
  "Nothing more is asked, and what is open is withdrawn. Everything that was answered is kept. A campaign that is closed cannot be started again.";

/**
 * Starting, pausing and closing a campaign.
 * @param {OwnerParts<unknown>["act"]} act
 * @returns {[onMove: OnMove, dialog: VNode | null]} the dialog asks before a campaign is closed
 */
export function useCampaignOrders(act) {
  const [closing, setClosing] = useState(/** @type {CampaignOverview | null} */ (null));
  const order = (/** @type {string} */ campaign, /** @type {CampaignMove} */ move) =>
    act(campaign, () => deliver("/api/campaigns", { campaign, move }));
  const close = async (/** @type {CampaignOverview} */ { id }) => {
    await order(id, "close");
    document.getElementById(`campaign-${id}`)?.focus();
  };
  return [
    (campaign, move) => (move === "close" ? setClosing(campaign) : void order(campaign.id, move)),
    closing &&
      html`<${AskFirst}
        title="Close “${closing.title}”?"
        words=${closingWords}
        sure="Close it for good"
        onClose=${() => setClosing(null)}
        onSure=${() => void close(closing)}
      />`,
  ];
}

/** @param {{ campaign: CampaignOverview, onMove: OnMove }} props */
export function Campaign({ campaign, onMove }) {
  const { id, title, state, hash, progress } = campaign;
  const heading = `campaign-${id}`;
  /** Starting and pausing are one button, so that the focus stays on it. */
  const turn = state === "running" ? "pause" : "start";
  return html`
    <li>
      <article class="panel campaign" aria-labelledby=${heading} data-testid="campaign">
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
        <dl class="figures">
          ${formatFigures(campaign).map(
            ({ name, value, more, isLong = false }) => html`
              <div key=${name} class=${isLong ? "wide" : ""} data-figure=${name}>
                <dt>${name}</dt>
                <dd>${value} ${more.map((line) => html`<small>${line}</small>`)}</dd>
              </div>
            `,
          )}
        </dl>
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
