/** Shows one campaign: its link, participants, figures, study and release. */
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { SchemaField } from "../form.js";
import { openPage } from "../owner-page.js";
import { deliver, read, usePolled } from "../server.js";
import { List, saveFile } from "../task/controls.js";
import { formatDuration, formatTime, many } from "../words.js";
import { Campaign, orderCampaign } from "./campaign.js";
import { CampaignRelease, CampaignStudy } from "./campaign-work.js";
import { Bars, Line, Table } from "./plots.js";

/** @import { CampaignFigures, ParticipantRow } from "../../../../src/core/campaign/campaign-report.js" */
/** @import { CampaignState, DoorLink } from "../../content.js" */
/** @import { OwnerParts } from "../owner-page.js" */

const baseKey = "sous-base";
const id = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");

/** @param {OwnerParts<CampaignState>} parts */
function CampaignPage(parts) {
  const { state, query, look, say } = parts;
  const { overview, door, link, figures, open, advice } = state;
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
    ${door && html`<${Participants} id=${id} answers=${overview.answers} currency=${overview.cost?.rate.currency} say=${say} />`}
    <${Figures} figures=${figures} currency=${overview.cost?.rate.currency} />
    <${List} id="open" title="Open questions" empty="Nothing is asked now." look="facts" lines=${lines} />
    <${CampaignStudy} id=${id} say=${say} />
    <${CampaignRelease} id=${id} advice=${advice} isOver=${overview.state === "closed" && overview.questionsOpen === 0} act=${parts.act} say=${say} />
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
            words: `${tasks === 0 ? "no task ended" : (questions / tasks).toFixed(1)}; ${done} of ${many(tasks, "task")} succeeded in ${many(households, "household")}, ${many(answers, "answer")}`,
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

/** @typedef {NonNullable<CampaignState["door"]>} Door */

/** @param {{ id: string, door: Door, link: DoorLink, base: string, onBase: (base: string) => void, say: (what: unknown) => void }} props */
function CampaignDoor({ id, door, link, base, onBase, say }) {
  const { completionUrl, completionCode } = door;
  return html`
    <section class="panel door" aria-labelledby="door-title">
      <h2 id="door-title">People from outside</h2>
      <div class="row" style="--gap: 16px 24px; margin-top: 12px">
        <img
          class="qr"
          alt="QR code of the link"
          src="data:image/svg+xml,${encodeURIComponent(link.qrCode)}"
        />
        <div class="stack" style="--gap: 12px; flex: 1 1 16rem">
          <${Copied} name="link" label="The link" text=${link.address} say=${say} />
          <${SchemaField} schema=${{ title: "This page's address as people reach it" }} inputmode="url" value=${base} isLate onChange=${onBase} />
          ${isHere(base) && html`<p class="legend">Only this computer reaches it. Put the page behind a proxy with https, and name its address here.</p>`}
        </div>
      </div>
      <details>
        <summary>A study on Prolific</summary>
        <${Copied} name="prolific" label="Study link" text=${link.prolific} say=${say} />
        <p class="legend">
          Record ids: “I'll use URL parameters”. Prolific fills in what stands in double braces.
        </p>
        <${Copied} name="about" label="Description" text=${describe(door)} say=${say} isLong />
        <p class="legend">${completionWords(completionUrl, completionCode)}</p>
      </details>
      <details>
        <summary>A link of their own for each</summary>
        <${OwnLinks} id=${id} base=${base} say=${say} />
      </details>
    </section>
  `;
}

/** Interval of reads, which show the codes that participants got meanwhile. */
const codesMs = 10_000;

/** @param {{ id: string, answers: number, currency: string | undefined, say: (what: unknown) => void }} props */
function Participants({ id, answers, currency, say }) {
  /** @type {() => Promise<{ participants: ParticipantRow[], csv: string }>} */
  const readAll = () => read("/api/campaigns/participants", { campaign: id });
  const [found] = usePolled(readAll, [answers], codesMs, say);
  const { participants = [], csv = "" } = found ?? {};
  const pay = (/** @type {number | null} */ sum) =>
    sum === null ? "" : `${sum.toFixed(2)} ${currency ?? ""}`;
  const all = participants.reduce((sum, one) => sum + (one.pay ?? 0), 0);
  return html`
    <section class="panel" aria-labelledby="participants-title">
      <h2 id="participants-title">Participants</h2>
      ${
        participants.length === 0
          ? html`<p class="empty">Nobody has come by the link and agreed yet.</p>`
          : html`
              <p class="legend">
                Ids are in no release. If people delete their data, their ids are deleted too, so pay first.
                ${currency === undefined ? " The design has no pay rate, so no sum is known." : ` To pay: ${pay(all)}.`}
              </p>
              <${Table}
                name="participants"
                head=${["Id", "Answers", "Time", "Code", "Done", "To pay"]}
                rows=${participants.map((one) => [
                  one.participant,
                  `${one.answers} of ${one.shown} shown`,
                  formatDuration(60_000 * one.minutes),
                  one.codeGivenAt === null ? "not given yet" : one.code,
                  one.agreedAt === null
                    ? "has withdrawn"
                    : one.doneAt && formatTime(Date.parse(one.doneAt)),
                  pay(one.pay),
                ])}
              />
              <p class="small-buttons">
                <button type="button" data-testid="participants-csv" onClick=${() => saveFile(`${id}-participants.csv`, csv)}>
                  Download as a table
                </button>
              </p>
            `
      }
    </section>
  `;
}

/** @param {{ id: string, base: string, say: (what: unknown) => void }} props */
function OwnLinks({ id, base, say }) {
  const [ids, setIds] = useState("");
  const [why, setWhy] = useState("");
  const make = () =>
    deliver("/api/campaigns/links", { campaign: id, ids, base }).then(
      ({ csv }) => {
        saveFile(`${id}-links.csv`, csv);
        setWhy("");
        say("The table is among your downloads.");
      },
      ({ message }) => setWhy(message),
    );
  return html`
    <${SchemaField} schema=${{ title: "Their ids, one on each line", isLong: true }} value=${ids} isRequired rows="4" onChange=${setIds}>
      <p class="fault" role="status" hidden=${why === ""}>${why}</p>
    <//>
    <p class="small-buttons">
      <button type="button" data-testid="own-links" onClick=${make}>Download the links</button>
    </p>
    <p class="legend">
      Send each to its person only: with it they see and delete what they said, and nobody takes
      their place.
    </p>
  `;
}

/** @param {{ name: string, label: string, text: string, isLong?: boolean, say: (what: unknown) => void }} props */
function Copied({ name, label, text, isLong = false, say }) {
  const box = useRef(/** @type {HTMLInputElement | HTMLTextAreaElement | null} */ (null));
  const copy = async () => {
    box.current?.select();
    try {
      await navigator.clipboard.writeText(text);
      say("Copied.");
    } catch {
      say("It is selected: copy it with Ctrl-C.");
    }
  };
  const attributes = { id: `copy-${name}`, readonly: true, ref: box, value: text };
  return html`
    <div class="field pair" style="--gap: 0 8px; align-items: start">
      <label for="copy-${name}">${label}</label>
      ${isLong ? html`<textarea rows="5" ...${attributes}></textarea>` : html`<input type="text" ...${attributes} />`}
      <button type="button" data-testid="copy-${name}" aria-label="Copy: ${label}" onClick=${copy}>Copy</button>
    </div>
  `;
}

/** @param {string} base */
function isHere(base) {
  return URL.canParse(base) && ["localhost", "127.0.0.1", "[::1]"].includes(new URL(base).hostname);
}

/** @param {Door} door */
function describe({ title, instructions, pay, minimumAge, answersPerParticipant: count }) {
  const long = count === undefined ? "" : `You answer ${many(count, "question")}. `;
  return `${title}\n\n${instructions}\n\n${long}Pay: ${pay}. You must be at least ${minimumAge} years old. It works on a phone or a computer, with a keyboard and a screen reader. You can stop at any time and delete what you said.`;
}

/** @param {string | undefined} url @param {string | undefined} code */
function completionWords(url, code) {
  const given = code === undefined ? "each person has a code of their own" : `the code is ${code}`;
  const back =
    url === undefined
      ? "The design names no completionUrl, so people copy their code from the last page."
      : `People are led back to ${url}.`;
  return `Completion: ${given}. ${back}`;
}

openPage({
  name: "Campaign",
  id: `campaign-${id}`,
  words: "campaign",
  path: "/api/campaigns/show",
  query: { campaign: id, base: localStorage.getItem(baseKey) ?? location.origin },
  Content: CampaignPage,
});
