/** Starting, pausing and closing a campaign. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { deliver } from "./server.js";

/** @import { VNode } from "preact" */
/** @import { CampaignOverview } from "../../../src/core/campaign-report.js" */
/** @import { CampaignMove } from "../../../src/core/command.js" */

const closingWords =
  "Nothing more is asked, and what is open is withdrawn. Everything that was answered is kept. A campaign that is closed cannot be started again.";

/**
 * @param {() => Promise<void>} refresh
 * @param {(what: unknown) => void} say
 * @returns {[onMove: (campaign: CampaignOverview, move: CampaignMove) => void, dialog: VNode | null]}
 *   the dialog asks before a campaign is closed
 */
export function useCampaignOrders(refresh, say) {
  const [closing, setClosing] = useState(/** @type {CampaignOverview | null} */ (null));
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
  return [
    (campaign, move) => (move === "close" ? setClosing(campaign) : void order(campaign.id, move)),
    closing &&
      html`<${Closing}
        campaign=${closing}
        onClose=${() => setClosing(null)}
        onSure=${() => void close(closing)}
      />`,
  ];
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
