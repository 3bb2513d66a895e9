/** The owner's page of one campaign: how it goes, who comes and how, what is open, and its release. */
import { html } from "htm/preact";
import { Campaign, orderCampaign } from "./campaign.js";
import { CampaignDoor } from "./campaign-door.js";
import { CampaignRelease, CampaignStudy } from "./campaign-work.js";
import { List } from "./controls.js";
import { openPage } from "./owner-page.js";
import { Bars, Line, Table } from "./plots.js";
import { formatDuration, formatTime, many } from "./words.js";

/** @import { CampaignFigures } from "../../../src/core/campaign-report.js" */
/** @import { CampaignState } from "../content.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const baseKey = "sous-base";
const id = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");

/** @param {OwnerParts<CampaignState>} parts */
function CampaignPage(parts) {
  const { state, query, look, say } = parts;
  const { overview, door, link, figures, open } = state;
  const keepBase = (/** @type {string} */ base) => {
    localStorage.setItem(baseKey, base);
    look({ base });
  };
  const lines = open.map(({ question, text, home, askedAt, answers, wanted }) => ({
    key: question,
    text: html`
      <span>${text}</span>
      <small>${home}, since ${formatTime(askedAt)}, ${answers} of ${many(wanted, "answer")}</small>
    `,
  }));
  return html`
    <ul class="plain"><${Campaign} campaign=${overview} onMove=${orderCampaign(parts)} /></ul>
    ${door && link && html`<${CampaignDoor} id=${id} door=${door} link=${link} base=${query.base} onBase=${keepBase} say=${say} />`}
    <${Figures} figures=${figures} currency=${overview.cost?.rate.currency} />
    <${List} id="open" title="Open questions" empty="Nothing is asked now." look="facts" lines=${lines} />
    <${CampaignStudy} id=${id} say=${say} />
    <${CampaignRelease} id=${id} say=${say} />
  `;
}

/** @param {{ figures: CampaignFigures | null, currency: string | undefined }} props */
function Figures({ figures, currency }) {
  if (figures === null)
    return html`<section class="panel"><p class="empty">The figures are worked out now.</p></section>`;
  const { overTime, seconds, agreement, alpha, kappa, arms, people } = figures;
  const last = overTime.at(-1);
  if (!last)
    return html`<section class="panel"><p class="empty">Plots appear here after the first answer.</p></section>`;
  const figure = (/** @type {number | null} */ value) =>
    value === null ? "too few" : value.toFixed(2);
  return html`
    <section class="panel" aria-labelledby="figures-title">
      <h2 id="figures-title">Answers</h2>
      <div class="columns" style="--least: 19rem; --gap: 24px 32px; margin-top: 12px" data-testid="plots">
        <${Line}
          title="Answers over time"
          about="${last.answers} until ${formatTime(last.at)}"
          points=${overTime.map(({ at, answers }) => ({ x: at, y: answers }))}
        />
        ${
          last.cost !== undefined &&
          html`<${Line}
            title="Cost over time"
            about="${last.cost.toFixed(2)} ${currency}"
            points=${overTime.map(({ at, cost = 0 }) => ({ x: at, y: cost }))}
          />`
        }
        <${Bars}
          title="Seconds for an answer"
          bars=${seconds.map(({ below, answers }, at) => ({
            label: below === null ? `${seconds[at - 1]?.below} or more` : `below ${below}`,
            value: answers,
          }))}
        />
        <${Bars}
          title="Agreement"
          about="questions by the share of pairs that agree; alpha ${figure(alpha)}, kappa ${figure(kappa)}"
          bars=${agreement.flatMap((value, tenth) =>
            value > 0 ? [{ label: `${10 * tenth} %`, value }] : [],
          )}
        />
        <${Bars}
          title="Questions in a task, by arm"
          bars=${arms.map(({ name, households, tasks, done, questions, answers }) => ({
            label: name,
            value: tasks === 0 ? 0 : questions / tasks,
            words: `${tasks === 0 ? "no task ended" : (questions / tasks).toFixed(1)}; ${done} of ${many(tasks, "task")} done in ${many(households, "household")}, ${many(answers, "answer")}`,
          }))}
        />
      </div>
    </section>
    <${People} people=${people} />
  `;
}

/** @param {{ people: CampaignFigures["people"] }} props */
function People({ people }) {
  return html`
    <section class="panel" aria-labelledby="people-title">
      <h2 id="people-title">People</h2>
      <p class="legend">Those to look at first. A flag drops no answer.</p>
      <${Table}
        name="people"
        head=${["Who", "Answers", "Right on gold", "Usual time", "Flags"]}
        rows=${people.map(({ name, answers, gold, medianMs, flags }) => [
          name,
          answers,
          gold.of === 0 ? "none asked" : `${gold.right} of ${gold.of}`,
          medianMs === null ? "unknown" : formatDuration(medianMs),
          flags.map(({ kind, reason }) => html`<p class="warning">${kind}: ${reason}</p>`),
        ])}
      />
    </section>
  `;
}

openPage({
  name: "Campaign",
  id: `campaign-${id}`,
  words: "campaign",
  path: "/api/campaigns/show",
  query: { campaign: id, base: localStorage.getItem(baseKey) ?? location.origin },
  Content: CampaignPage,
});
