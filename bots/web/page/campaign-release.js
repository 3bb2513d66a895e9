/** The release of a campaign: the words that would go out with what the leak scan finds, the work, the file. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { BlockingList } from "./campaign-leaks.js";
import { useWork } from "./campaign-work.js";
import { decisionWords } from "./review-words.js";
import { read } from "./server.js";
import { many } from "./words.js";

/** @import { ReleaseState, ReleaseText } from "../../../src/core/release-desk.js" */

const mostTexts = 50;

/** @param {{ id: string, say: (what: unknown) => void }} props */
export function CampaignRelease({ id, say }) {
  const [texts, setTexts] = useState(/** @type {ReleaseText[] | null} */ (null));
  /** @type {[ReleaseState | null, () => void]} */
  const [release, begin] = useWork("/api/release", id, say);
  const readTexts = () =>
    read("/api/release/texts", { campaign: id }).then((found) => setTexts(found.texts), say);
  return html`
    <section class="panel" aria-labelledby="release-title">
      <h2 id="release-title">Release</h2>
      <p class="legend">
        It holds only what people agreed to, under pseudonyms. Words go out after somebody has read
        them.
      </p>
      <div class="small-buttons">
        <button type="button" data-testid="texts" onClick=${readTexts}>Look at the words</button>
        <button type="button" class="primary" data-testid="release" disabled=${release?.at === "working"} onClick=${begin}>
          Make the release
        </button>
        ${
          release?.at === "done" &&
          html`<a data-testid="download" href="/api/release/file?campaign=${encodeURIComponent(id)}" download>
            Download ${release.file}
          </a>`
        }
      </div>
      <${Outcome} id=${id} release=${release} say=${say} />
      ${texts && html`<${Texts} id=${id} texts=${texts} />`}
    </section>
  `;
}

/** @param {{ id: string, release: ReleaseState | null, say: (what: unknown) => void }} props */
function Outcome({ id, release, say }) {
  if (release === null) return html`<p role="status" data-testid="release-state"></p>`;
  if (release.at === "failed")
    return html`
      <p class="fault why" role="status" data-testid="release-state">${release.why}</p>
      ${
        release.blocking &&
        html`<${BlockingList} id=${id} blocking=${release.blocking} say=${say} />`
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
  withoutWords: ["of them without its words", "of them without their words"],
  trajectories: ["trajectory", "trajectories"],
  tuples: ["tuple"],
};

/** @param {{ id: string, texts: readonly ReleaseText[] }} props */
function Texts({ id, texts }) {
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
          <li key=${ballot} data-testid="text">
            <div>
              <p class="kicker">${question}</p>
              <q>${decision === "redact" ? released : text}</q>
              <p class="kicker">
                ${decision === null ? "Nobody has read it: it stays out" : `It ${decisionWords[decision]}`}
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
