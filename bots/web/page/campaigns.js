/** The owner's page of campaigns: how far each is, and starting, pausing and closing them. */
import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Campaign, orderCampaign } from "./campaign.js";
import { openPage } from "./owner-page.js";

/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { OwnerParts } from "./owner-page.js" */

/** Running campaigns stand first. */
const rank = { running: 0, paused: 1, created: 2, closed: 3 };

/** @param {OwnerParts<{ campaigns: CampaignOverview[] }>} parts */
function Campaigns(parts) {
  useHeldFocus();
  const onMove = orderCampaign(parts);
  const campaigns = parts.state.campaigns.toSorted(
    (one, other) => rank[one.state] - rank[other.state],
  );
  return html`
    <p><a class="button" href="/campaigns/new" data-testid="new">New campaign</a></p>
    <ul class="columns plain" style="--least: 34rem; --fill: auto-fit; align-items: start" id="campaigns" tabindex="-1" aria-label="Campaigns" data-testid="campaigns">
      ${
        campaigns.length === 0 &&
        html`
          <li class="panel empty">
            There is no campaign yet. <a href="/campaigns/new">Make one</a> from a template, or
            with sous campaign create FILE.
          </li>
        `
      }
      ${campaigns.map((one) => html`<${Campaign} key=${one.id} campaign=${one} onMove=${onMove} />`)}
    </ul>
  `;
}

/** Gives the focus back to an element that lost it because its campaign moved in the list. */
function useHeldFocus() {
  const held = document.activeElement;
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && held instanceof HTMLElement && held.isConnected) held.focus();
  });
}

openPage({ name: "Campaigns", path: "/api/campaigns", Content: Campaigns });
