/** The owner's page of one campaign: how it goes, who comes and how, what is open, and its release. */
import { html, render } from "htm/preact";
import { useState } from "preact/hooks";
import { Campaign, useCampaignOrders } from "./campaign.js";
import { CampaignDoor } from "./campaign-door.js";
import { CampaignRelease, CampaignStudy } from "./campaign-work.js";
import { OwnerPage, pollMs } from "./owner-page.js";
import { Bars, Line, Table } from "./plots.js";
import { formatDuration, formatTime } from "./time-words.js";
import { many } from "./words.js";

/** @import { CampaignState } from "../owner-content.js" */
/** @import { CampaignFigures } from "../../../src/core/campaign-report.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const baseKey = "sous-base";
const id = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");

function CampaignPage() {
  const [base, setBase] = useState(localStorage.getItem(baseKey) ?? location.origin);
  const keepBase = (/** @type {string} */ given) => {
    localStorage.setItem(baseKey, given);
    setBase(given);
  };
  return html`
    <${OwnerPage}
      name="Campaign"
      skipTo=${[`campaign-${id}`, "campaign"]}
      path="/api/campaigns/show"
      query=${{ campaign: id, base }}
      pollMs=${pollMs}
    >
      ${(/** @type {object} */ parts) => html`<${Shown} ...${parts} base=${base} onBase=${keepBase} />`}
    <//>
  `;
}

/** @param {OwnerParts<CampaignState> & { base: string, onBase: (base: string) => void }} props */
function Shown({ state: { overview, door, link, figures, open }, act, say, base, onBase }) {
  const [onMove, closing] = useCampaignOrders(act);
  return html`
    <ul class="plain"><${Campaign} campaign=${overview} onMove=${onMove} /></ul>
    ${door && link && html`<${CampaignDoor} id=${id} door=${door} link=${link} base=${base} onBase=${onBase} say=${say} />`}
    <${Figures} figures=${figures} currency=${overview.cost?.rate.currency} />
    <${OpenQuestions} open=${open} />
    <${CampaignStudy} id=${id} say=${say} />
    <${CampaignRelease} id=${id} say=${say} />
    ${closing}
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
      <div class="plots" data-testid="plots">
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

/** @param {{ open: CampaignState["open"] }} props */
function OpenQuestions({ open }) {
  return html`
    <section class="panel" aria-labelledby="open-title">
      <h2 id="open-title">Open questions</h2>
      <ul class="facts plain" data-testid="open">
        ${open.length === 0 && html`<li class="empty">Nothing is asked now.</li>`}
        ${open.map(
          ({ question, text, home, askedAt, answers, wanted }) => html`
            <li key=${question}>
              <span>${text}</span>
              <small>${home}, since ${formatTime(askedAt)}, ${answers} of ${many(wanted, "answer")}</small>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

render(html`<${CampaignPage} />`, document.body);
