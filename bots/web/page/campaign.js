/** One campaign: how far it is, what it costs, how good its answers are, and what can be done with it. */
import { html } from "htm/preact";
import { formatFigures, formatProgress } from "./campaign-words.js";

/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { CampaignMove } from "../../../src/core/command.js" */

/** @param {{ campaign: CampaignOverview, onMove: (move: CampaignMove) => void }} props */
export function Campaign({ campaign, onMove }) {
  const { id, title, state, hash, progress } = campaign;
  const heading = `campaign-${id}`;
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
              <div key=${name} class=${isLong ? "long" : ""} data-figure=${name}>
                <dt>${name}</dt>
                <dd>${value} ${more.map((line) => html`<small>${line}</small>`)}</dd>
              </div>
            `,
          )}
        </dl>
        <${CampaignButtons} id=${id} state=${state} onMove=${onMove} />
      </article>
    </li>
  `;
}

/** @param {{ id: string, state: CampaignOverview["state"], onMove: (move: CampaignMove) => void }} props */
function CampaignButtons({ id, state, onMove }) {
  const review = html`
    <a href="/review?campaign=${encodeURIComponent(id)}">Review its exchanges</a>
  `;
  if (state === "closed") return html`<div class="small-buttons">${review}</div>`;
  /** Starting and pausing are one button, so that the focus stays on it. */
  const turn = state === "running" ? "pause" : "start";
  return html`
    <div class="small-buttons">
      <button type="button" data-testid=${turn} onClick=${() => onMove(turn)}>
        ${turn === "pause" ? "Pause" : "Start"}
      </button>
      <button type="button" data-testid="close" onClick=${() => onMove("close")}>Close…</button>
      ${review}
    </div>
  `;
}
