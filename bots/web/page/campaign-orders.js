/** Starting, pausing and closing a campaign. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { AskFirst } from "./ask-first.js";
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
  const order = (campaign, move) =>
    deliver("/api/campaigns", { campaign, move }).then(refresh).catch(say);
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
