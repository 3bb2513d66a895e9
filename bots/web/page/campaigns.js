/** The owner's page of campaigns: how far each is, and starting, pausing and closing them. */
import { html, render } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Campaign } from "./campaign.js";
import { OwnerPage, useNotice } from "./owner-page.js";
import { deliver, read, useServerState } from "./server.js";

/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { CampaignMove } from "../../../src/core/command.js" */

/** What is done from a chat or the command line is announced to no page: the state is read again this often. */
const lookMs = 5_000;
const closingWords =
  "Nothing more is asked, and what is open is withdrawn. Everything that was answered is kept. A campaign that is closed cannot be started again.";
/** Running campaigns stand first. */
const rank = { running: 0, paused: 1, created: 2, closed: 3 };

function CampaignsPage() {
  const { notice, say } = useNotice();
  /** @returns {Promise<{ campaigns: CampaignOverview[] }>} */
  const readState = () => read("/api/campaigns");
  const [state, refresh] = useServerState(readState, [], say, lookMs);
  const [closing, setClosing] = useState(/** @type {CampaignOverview | null} */ (null));
  useHeldFocus();

  /**
   * @param {string} campaign
   * @param {CampaignMove} move
   */
  const order = async (campaign, move) => {
    try {
      await deliver("/api/campaigns", { campaign, move });
      await refresh();
    } catch (error) {
      say(error);
    }
  };
  const close = async (/** @type {CampaignOverview} */ { id }) => {
    await order(id, "close");
    document.getElementById(`campaign-${id}`)?.focus();
  };
  const campaigns = state?.campaigns.toSorted((one, other) => rank[one.state] - rank[other.state]);
  return html`
    <a class="skip" href="#campaigns">Skip to the campaigns</a>
    <${OwnerPage} name="Campaigns" notice=${notice}>
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
              onMove=${(/** @type {CampaignMove} */ move) =>
                move === "close" ? setClosing(campaign) : void order(campaign.id, move)}
            />
          `,
        )}
      </ul>
    <//>
    ${
      closing &&
      html`<${Closing}
        campaign=${closing}
        onClose=${() => setClosing(null)}
        onSure=${() => void close(closing)}
      />`
    }
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

/**
 * Asks before a campaign is closed for good.
 * @param {{ campaign: CampaignOverview, onClose: () => void, onSure: () => void }} props
 */
function Closing({ campaign, onClose, onSure }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const sure = () => {
    dialog.current?.close();
    onSure();
  };
  return html`
    <dialog
      class="reasons"
      id="closing"
      ref=${dialog}
      aria-labelledby="closing-title"
      data-testid="closing"
      onClose=${onClose}
    >
      <h2 id="closing-title">Close “${campaign.title}”?</h2>
      <p>${closingWords}</p>
      <div class="small-buttons">
        <button type="button" data-testid="closing-no" onClick=${() => dialog.current?.close()}>
          Not now
        </button>
        <button type="button" class="grave" data-testid="closing-yes" onClick=${sure}>
          Close it for good
        </button>
      </div>
    </dialog>
  `;
}

render(html`<${CampaignsPage} />`, document.body);
