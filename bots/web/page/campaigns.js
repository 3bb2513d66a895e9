/** The owner's page of campaigns: how far each is, and starting, pausing and closing them. */
import { makeCampaign, viewOf } from "./campaign.js";
import { find, holdFocus, make, renew } from "./dom.js";
import { say, sayProblem } from "./notice.js";
import { deliver, follow, read } from "./server.js";

/** @typedef {import("../campaigns-content.js").CampaignsState} CampaignsState */
/** @typedef {import("./campaign.js").CampaignView} CampaignView */
/** @typedef {import("./campaign.js").Move} Move */

const page = {
  campaigns: find("campaigns", HTMLElement),
  closing: find("closing", HTMLDialogElement),
  closingTitle: find("closing-title", HTMLElement),
  closingNo: find("closing-no", HTMLButtonElement),
  closingYes: find("closing-yes", HTMLButtonElement),
};
/** What is done from a chat or the command line changes no card: it is looked for. */
const lookMs = 5_000;
/** What is going on stands first. */
const rank = { running: 0, paused: 1, created: 2, closed: 3 };
/** The campaign that is asked about. */
let closing = "";

let reading = 0;

async function refresh() {
  const mine = ++reading;
  try {
    /** @type {CampaignsState} */
    const { campaigns } = await read("/api/campaigns");
    if (mine === reading) show(campaigns.map(viewOf));
  } catch (error) {
    if (mine === reading) sayProblem(error);
  }
}

/** @param {CampaignView[]} campaigns */
function show(campaigns) {
  const none = "There is no campaign yet. Make one: sous campaign create FILE";
  const empty = { key: "none", data: none, build: () => make("li.panel.empty", {}, [none]) };
  const inOrder = campaigns.toSorted((one, other) => rank[one.state] - rank[other.state]);
  const parts = inOrder.map((view) => ({
    key: `campaign ${view.id}`,
    data: view,
    build: () => makeCampaign(view, (move) => moveOrAsk(view, move)),
  }));
  holdFocus(page.campaigns, () => renew(page.campaigns, parts.length > 0 ? parts : [empty]));
}

/**
 * @param {CampaignView} campaign
 * @param {Move} move
 */
function moveOrAsk({ id, title }, move) {
  if (move !== "close") return void order(id, move);
  closing = id;
  page.closingTitle.textContent = `Close “${title}”?`;
  page.closing.showModal();
  page.closingNo.focus();
}

/**
 * @param {string} campaign
 * @param {Move} move
 */
async function order(campaign, move) {
  try {
    await deliver("/api/campaigns", { campaign, move });
    await refresh();
  } catch (error) {
    sayProblem(error);
  }
}

page.closingNo.addEventListener("click", () => page.closing.close());
page.closingYes.addEventListener("click", async () => {
  page.closing.close();
  await order(closing, "close");
  document.getElementById(`campaign-${closing}`)?.focus();
});
follow(refresh, say, lookMs);
