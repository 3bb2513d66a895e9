/** Shows a campaign's study and release, which the server makes in the background. */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { SchemaField, useLineForm } from "../form.js";
import { deliver, read } from "../server.js";
import { reviewerName } from "../store.js";
import { decisionWords, WordsButtons } from "../task/exchange.js";
import { many } from "../words.js";
import { Bars, Table } from "./plots.js";

/** @import { OwnerParts } from "../owner-page.js" */
/** @import { ReviewActions } from "../task/exchange.js" */
/** @import { Study, StudyReport } from "../../../../src/core/campaign/campaign-report.js" */
/** @import { Blocking, ReleaseState, ReleaseText } from "../../../../src/core/campaign/release-desk.js" */

const licenses = {
  title: "License",
  hint: "It says what others may do with the data: CC-BY-4.0 lets them use it and name you.",
  options: [
    ["", "Choose one"],
    ["CC-BY-4.0", "CC-BY-4.0: use it, and name you"],
    ["CC0-1.0", "CC0-1.0: without conditions"],
    ["CC-BY-SA-4.0", "CC-BY-SA-4.0: name you, and share alike"],
    ["CC-BY-NC-4.0", "CC-BY-NC-4.0: name you, and not for money"],
  ],
};
const lookMs = 700;
const mostTexts = 50;
const mostBlocking = 20;

/**
 * Starts work and polls until it is done.
 * @template {{ at: string }} Work
 * @param {string} path
 * @param {string} campaign
 * @param {(what: unknown) => void} say
 * @returns {[work: Work | null, begin: (more?: object) => void]}
 */
function useWork(path, campaign, say) {
  const [work, setWork] = useState(/** @type {Work | null} */ (null));
  const isWorking = work?.at === "working";
  const show = (/** @type {{ work: Work | null }} */ found) => setWork(found.work);
  const look = () => void read(path, { campaign }).then(show).catch(say);
  useEffect(look, []);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setInterval(look, lookMs);
    return () => clearInterval(timer);
  }, [isWorking]);
  return [
    work,
    (more) =>
      void deliver(path, { campaign, ...more })
        .then(show)
        .catch(say),
  ];
}

/** Shows the document of `sous study replay`. @param {{ id: string, say: (what: unknown) => void }} props */
export function CampaignStudy({ id, say }) {
  /** @type {[Study | null, (more?: object) => void]} */
  const [study, begin] = useWork("/api/campaigns/study", id, say);
  return html`
    <section class="panel" aria-labelledby="study-title">
      <h2 id="study-title">Study</h2>
      <p class="legend">
        Each question is played again without the answer, with a simulated and with the real one.
        That takes from seconds to minutes.
      </p>
      <div class="small-buttons">
        <button type="button" data-testid="study" disabled=${study?.at === "working"} onClick=${() => begin()}>
          ${study?.at === "done" ? "Compute again" : "Compute"}
        </button>
      </div>
      <p role="status" class=${study?.at === "failed" ? "fault why" : "first-big"} data-testid="study-state">
        ${study?.at === "working" && `${study.step} …`}
        ${study?.at === "failed" && study.why}
        ${study?.at === "done" && study.report.title}
      </p>
      ${study?.at === "done" && html`<div class="study">${study.report.blocks.map(showBlock)}</div>`}
    </section>
  `;
}

/** @param {StudyReport["blocks"][number]} block */
function showBlock(block) {
  switch (block.kind) {
    case "heading":
      return html`<h3>${block.text}</h3>`;
    case "text":
      return html`<p>${block.text}</p>`;
    case "code":
      return html`<pre><code>${block.text}</code></pre>`;
    case "table":
      return html`<${Table} head=${block.head} rows=${block.rows} />`;
    case "plot":
      return html`<${Bars}
        title=${block.title}
        about=${block.unit}
        bars=${block.bars.map((bar) => ({ ...bar, words: bar.value.toFixed(2) }))}
      />`;
  }
}

/** @param {{ id: string, advice: readonly string[], isOver: boolean, act: OwnerParts<unknown>["act"], say: (what: unknown) => void }} props */
export function CampaignRelease({ id, advice, isOver, act, say }) {
  const [texts, setTexts] = useState(/** @type {ReleaseText[] | null} */ (null));
  const [license, setLicense] = useState("");
  const [isMissing, setMissing] = useState(false);
  /** @type {[ReleaseState | null, (more?: object) => void]} */
  const [release, begin] = useWork("/api/release", id, say);
  const readTexts = () =>
    read("/api/release/texts", { campaign: id }).then((found) => setTexts(found.texts), say);
  useEffect(() => {
    if (isOver) void readTexts();
  }, [isOver]);
  /** Judges a text; the list keeps its order. @type {ReviewActions["judge"]} */
  const judge = (ballot, decision, hide) =>
    act("judge", async () => {
      const ruling = { about: "words", ballot, decision, hide, reviewer: reviewerName() };
      await deliver("/api/review", ruling);
      const { texts: newest } = await read("/api/release/texts", { campaign: id });
      const judged = newest.filter((/** @type {ReleaseText} */ one) => one.ballot === ballot);
      const renew = (/** @type {ReleaseText} */ one) => (one.ballot === ballot ? judged : [one]);
      setTexts((all) => all?.flatMap(renew) ?? null);
    });
  const choose = (/** @type {string} */ chosen) => {
    setLicense(chosen);
    setMissing(false);
  };
  const make = () => {
    if (license !== "") return begin({ license });
    setMissing(true);
    document.getElementById("license")?.focus();
  };
  return html`
    <section class="panel" aria-labelledby="release-title">
      <h2 id="release-title">Release</h2>
      <p class="legend">
        It holds only what people agreed to, under pseudonyms. Words are published after somebody has read
        them.
      </p>
      <p class="small-buttons">
        <button type="button" data-testid="texts" onClick=${readTexts}>Look at the words</button>
      </p>
      ${texts && html`<${Texts} id=${id} texts=${texts} judge=${judge} />`}
      <${SchemaField} id="license" schema=${licenses} value=${license} isRequired isFaulty=${isMissing} name="license" onChange=${choose}>
        <p class="fault" role="status" hidden=${!isMissing}>Choose a license: nobody may use data without one.</p>
      <//>
      ${advice.map((one) => html`<p class="warning" data-testid="advice">${one}</p>`)}
      <div class="small-buttons">
        <button type="button" class="primary" data-testid="release" disabled=${release?.at === "working"} onClick=${make}>
          Make the release
        </button>
        ${
          release?.at === "done" &&
          html`<a data-testid="download" href="/api/release/file?campaign=${encodeURIComponent(id)}" download>
            Download ${release.file}
          </a>`
        }
      </div>
      <${Outcome} id=${id} release=${release} act=${act} />
    </section>
  `;
}

/** @param {{ id: string, release: ReleaseState | null, act: OwnerParts<unknown>["act"] }} props */
function Outcome({ id, release, act }) {
  if (release === null) return html`<p role="status" data-testid="release-state"></p>`;
  if (release.at === "failed")
    return html`
      <p class="fault why" role="status" data-testid="release-state">${release.why}</p>
      ${
        release.blocking &&
        html`<${BlockingList} id=${id} blocking=${release.blocking} act=${act} />`
      }
    `;
  const words =
    release.at === "working"
      ? `${release.step} …`
      : `Made: ${Object.entries(release.counts)
          .map(([what, count]) => many(count, ...(countWords[what] ?? [what, what])))
          .join(", ")}; ${Math.ceil(release.bytes / 1024)} KB.`;
  return html`<p class="first-big" role="status" data-testid="release-state">${words}</p>`;
}

/** @type {Record<string, [one: string, several?: string]>} */
const countWords = {
  questions: ["question"],
  answers: ["answer"],
  withoutWords: ["of them without text", "of them without text"],
  trajectories: ["trajectory", "trajectories"],
  tuples: ["tuple"],
};

/** @param {{ id: string, texts: readonly ReleaseText[], judge: ReviewActions["judge"] }} props */
function Texts({ id, texts, judge }) {
  const unread = texts.filter(({ decision }) => decision === null).length;
  const found = texts.filter((one) => one.found.length > 0).length;
  return html`
    <p class="count" data-testid="texts-count">
      ${many(texts.length, "text")}, ${unread} not read yet, ${found} in which the scan finds something.
      ${" "}<a href="/review?campaign=${encodeURIComponent(id)}&flags=unread">Review them</a>
    </p>
    <ul class="plain texts" tabindex="0" aria-label="Words">
      ${texts.slice(0, mostTexts).map(
        ({ ballot, question, text, decision, released, found: leaks }) => html`
          <li class="columns" style="--least: 14rem; --gap: 4px 12px; --fill: auto-fit" key=${ballot} data-testid="text">
            <div>
              <p class="kicker">${question}</p>
              <q>${decision === "redact" ? released : text}</q>
              <${WordsButtons} ballot=${ballot} said=${text} decision=${decision} suspicious=${leaks.map(({ words }) => words)} judge=${judge} />
              <p class="kicker">
                ${decision === null ? "Not reviewed yet, so it won't be published" : `It ${decisionWords[decision]}`}
              </p>
            </div>
            <ul class="plain" aria-label="What the scan finds">
              ${leaks.map(({ kind, words }) => html`<li class="warning">${kind}: ${words}</li>`)}
              ${leaks.length === 0 && html`<li class="legend">nothing found</li>`}
            </ul>
          </li>
        `,
      )}
    </ul>
    ${texts.length > mostTexts && html`<p class="legend">… and ${texts.length - mostTexts} more.</p>`}
  `;
}

/** @param {{ id: string, blocking: readonly Blocking[], act: OwnerParts<unknown>["act"] }} props */
function BlockingList({ id, blocking, act }) {
  return html`
    <ul class="plain texts" tabindex="0" aria-label="What blocks the release" data-testid="blocking">
      ${blocking
        .slice(0, mostBlocking)
        .map((one) => html`<${Blocked} key=${one.words} campaign=${id} one=${one} act=${act} />`)}
    </ul>
    ${blocking.length > mostBlocking && html`<p class="legend">… and ${blocking.length - mostBlocking} more.</p>`}
    <p class="legend">When all of them are hidden, changed or cleared, make the release again.</p>
  `;
}

/** @param {{ campaign: string, one: Blocking, act: OwnerParts<unknown>["act"] }} props */
function Blocked({ campaign, one, act }) {
  const { kind, words, whose, file, line, sentence, times, ballot, home } = one;
  const [isCleared, setCleared] = useState(false);
  const [opener, form] = useLineForm({
    opener: "Not a secret…",
    attributes: { "data-testid": "clear" },
    label: `Why “${words}” is not a secret`,
    button: "Clear it",
    hint: html`<p class="kicker">The reason is kept in the log of decisions.</p>`,
    onSend: async (reason) => {
      const order = { about: "clearance", words, cleared: true, reason, reviewer: reviewerName() };
      const isDone = await act("clear", () => deliver("/api/review", order));
      setCleared(isDone);
      return isDone;
    },
  });
  const search = new URLSearchParams({ campaign, search: words });
  return html`
    <li class="columns" style="--least: 14rem; --gap: 4px 12px; --fill: auto-fit" data-testid="blocked">
      <div>
        <p class="warning">${kind}: “${words}”${whose && `, of ${whose}`}</p>
        <q>${sentence}</q>
        <p class="kicker">
          ${file}, line ${line}${times > 1 && `, and ${times - 1} more`}${home && `; in the home “${home}”`}
        </p>
      </div>
      ${
        isCleared
          ? html`<p role="status">Cleared: not a secret.</p>`
          : html`
              <div>
                <div class="small-buttons">
                  ${ballot && html`<a href="/review?${search}">Hide it in the answer</a>`}
                  ${home && html`<a href="/homes">Change the home</a>`} ${opener}
                </div>
                ${form}
              </div>
            `
      }
    </li>
  `;
}
