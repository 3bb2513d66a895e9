/** The owner's page of campaigns: how far each is, and starting, pausing and closing them. */
import { html, render } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Campaign, useCampaignOrders } from "./campaign.js";
import { OwnerPage, pollMs } from "./owner-page.js";

/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { OwnerParts } from "./owner-page.js" */

/** Running campaigns stand first. */
const rank = { running: 0, paused: 1, created: 2, closed: 3 };

/** @param {OwnerParts<{ campaigns: CampaignOverview[] }>} parts */
function Campaigns({ state, act }) {
  useHeldFocus();
  const [onMove, closing] = useCampaignOrders(act);
  const campaigns = state.campaigns.toSorted((one, other) => rank[one.state] - rank[other.state]);
  return html`
    <p><a class="button" href="/campaigns/new" data-testid="new">New campaign</a></p>
    <ul class="plain" id="campaigns" tabindex="-1" aria-label="Campaigns" data-testid="campaigns">
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
    ${closing}
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

render(
  html`
    <${OwnerPage} name="Campaigns" skipTo=${["campaigns", "campaigns"]} path="/api/campaigns" pollMs=${pollMs}>
      ${(/** @type {object} */ parts) => html`<${Campaigns} ...${parts} />`}
    <//>
  `,
  document.body,
);
