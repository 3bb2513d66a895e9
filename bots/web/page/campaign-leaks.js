/** Lists the finds that block a release: whose, where, and what can be done. */
import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { useLineForm } from "./line-form.js";
import { deliver } from "./server.js";
import { reviewerName } from "./store.js";

/** @import { Blocking } from "../../../src/core/release-desk.js" */

const mostShown = 20;

/** @param {{ id: string, blocking: readonly Blocking[], say: (what: unknown) => void }} props */
export function BlockingList({ id, blocking, say }) {
  return html`
    <ul class="plain texts" tabindex="0" aria-label="What blocks the release" data-testid="blocking">
      ${blocking
        .slice(0, mostShown)
        .map((one) => html`<${Item} key=${one.words} campaign=${id} one=${one} say=${say} />`)}
    </ul>
    ${blocking.length > mostShown && html`<p class="legend">… and ${blocking.length - mostShown} more.</p>`}
    <p class="legend">When all of them are hidden, changed or cleared, make the release again.</p>
  `;
}

/** @param {{ campaign: string, one: Blocking, say: (what: unknown) => void }} props */
function Item({ campaign, one, say }) {
  const { kind, words, whose, file, line, sentence, times, ballot, home } = one;
  const [isCleared, setCleared] = useState(false);
  const [opener, form] = useLineForm({
    opener: "Not a secret…",
    attributes: { "data-testid": "clear" },
    label: `Why “${words}” is not a secret`,
    button: "Clear it",
    hint: html`<p class="kicker">The reason is kept in the log of decisions.</p>`,
    onSend: (reason) =>
      deliver("/api/review", {
        about: "clearance",
        words,
        cleared: true,
        reason,
        reviewer: reviewerName(),
      }).then(
        () => {
          setCleared(true);
          return true;
        },
        (error) => {
          say(error);
          return false;
        },
      ),
  });
  const search = new URLSearchParams({ campaign, search: words });
  return html`
    <li data-testid="blocked">
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
