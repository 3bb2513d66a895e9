/** The owner's page of campaigns: how far each is, and starting, pausing and closing them. */
import { html, render } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Campaign } from "./campaign.js";
import { useCampaignOrders } from "./campaign-orders.js";
import { OwnerPage, useNotice } from "./owner-page.js";
import { read, useServerState } from "./server.js";

/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { CampaignMove } from "../../../src/core/command.js" */

/** What is done from a chat or the command line is announced to no page: the state is read again this often. */
const lookMs = 5_000;
/** Running campaigns stand first. */
const rank = { running: 0, paused: 1, created: 2, closed: 3 };

function CampaignsPage() {
  const { notice, say } = useNotice();
  /** @returns {Promise<{ campaigns: CampaignOverview[] }>} */
  const readState = () => read("/api/campaigns");
  const [state, refresh] = useServerState(readState, [], say, lookMs);
  useHeldFocus();

  const [onMove, closing] = useCampaignOrders(refresh, say);
  const campaigns = state?.campaigns.toSorted((one, other) => rank[one.state] - rank[other.state]);
  return html`
    <a class="skip" href="#campaigns">Skip to the campaigns</a>
    <${OwnerPage} name="Campaigns" isLoading=${campaigns === null} notice=${notice}>
      <p><a class="button" href="/campaigns/new" data-testid="new">New campaign</a></p>
      <ul class="plain" id="campaigns" tabindex="-1" aria-label="Campaigns" data-testid="campaigns">
        ${
          campaigns?.length === 0 &&
          html`
            <li class="panel empty">
              There is no campaign yet. <a href="/campaigns/new">Make one</a> from a template, or
              with sous campaign create FILE.
            </li>
          `
        }
        ${campaigns?.map(
          (campaign) => html`
            <${Campaign}
              key=${campaign.id}
              campaign=${campaign}
              onMove=${(/** @type {CampaignMove} */ move) => onMove(campaign, move)}
            />
          `,
        )}
      </ul>
    <//>
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

render(html`<${CampaignsPage} />`, document.body);
