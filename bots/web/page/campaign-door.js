/** How people from outside come: the link, its QR code, what the study's form is given, a link for each. */
import { html } from "htm/preact";
import { useRef, useState } from "preact/hooks";
import { saveFile } from "./browser.js";
import { SchemaField } from "./form.js";
import { deliver } from "./server.js";
import { many } from "./words.js";

/** @import { CampaignState, DoorLink } from "../content.js" */
/** @typedef {NonNullable<CampaignState["door"]>} Door */

/** @param {{ id: string, door: Door, link: DoorLink, base: string, onBase: (base: string) => void, say: (what: unknown) => void }} props */
export function CampaignDoor({ id, door, link, base, onBase, say }) {
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

/** @param {{ id: string, base: string, say: (what: unknown) => void }} props */
function OwnLinks({ id, base, say }) {
  const [ids, setIds] = useState("");
  const [why, setWhy] = useState("");
  const make = async () => {
    try {
      const { csv } = await deliver("/api/campaigns/links", { campaign: id, ids, base });
      saveFile(`${id}-links.csv`, csv);
      setWhy("");
      say("The table is among your downloads.");
    } catch (error) {
      setWhy(error instanceof Error ? error.message : String(error));
    }
  };
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

/**
 * @param {string | undefined} url
 * @param {string | undefined} code
 */
function completionWords(url, code) {
  const given = code === undefined ? "each person has a code of their own" : `the code is ${code}`;
  const back =
    url === undefined
      ? "The design names no completionUrl, so people copy their code from the last page."
      : `People are led back to ${url}.`;
  return `Completion: ${given}. ${back}`;
}
