/** Shows who the reader is: the menu, and the dialogs of their data and consent. */
import { html } from "htm/preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { deliver, leaveToLogIn, read, whileSessionChanges } from "./server.js";
import { command, forgetPerson, keepName, readPerson } from "./store.js";
import { closeDialog, Dialog, saveFile } from "./task/controls.js";
import { Svg } from "./task/drawing.js";
import { PaceChoice } from "./task/picture.js";

/** @import { VNode } from "preact" */
/** @import { Card } from "../../../src/core/question/card.js" */
/** @import { DataRequest } from "../../../src/core/people/command.js" */
/** @import { Invitation, Me } from "../content.js" */
/** @import { Consent, Practice } from "./store.js" */

const pages = {
  Inbox: "/inbox",
  Review: "/review",
  Campaigns: "/campaigns",
  Homes: "/homes",
  Agents: "/agents",
  People: "/people",
  Sessions: "/sessions",
};

/** @param {{ isOwner: boolean, waiting: number, without?: string }} props */
export function PageLinks({ isOwner, waiting, without }) {
  const links = Object.entries(pages).filter(
    ([page]) => page !== without && (isOwner || page === "Inbox"),
  );
  return html`
    <nav class="links row" style="--gap: 0 20px" aria-label="Pages">
      ${links.map(
        ([page, path]) => html`
          <a href=${path} data-testid=${page.toLowerCase()}>${page}${page === "Inbox" && waiting > 0 && ` (${waiting})`}</a>
        `,
      )}
    </nav>
  `;
}

/** @returns {Promise<Me>} */
export const readMe = () => read("/api/me");

/** Reads who the reader is; where people log in, gives those without a name one. */
export async function readMeWithName() {
  const me = await readMe();
  const { id, name } = readPerson();
  if (me.isLoggedIn && !me.name && name === "")
    keepName(
      me.isOwner ? "Owner" : `Guest ${1_000 + (Number.parseInt(id.slice(0, 6), 16) % 9_000)}`,
    );
  return me;
}

/**
 * @param {{
 *   me: Me | null,
 *   waiting: number,
 *   card: Card | null,
 *   household: string | null,
 *   isOrdering: boolean,
 *   say: (text: string) => void,
 *   open: (dialog: VNode | null) => void,
 *   onStop: () => void,
 *   onDeleted: () => void,
 * }} props `waiting`: questions in the inbox; `open`: null closes the dialog
 */
export function Menu({ me, waiting, card, household, isOrdering, say, open, onStop, onDeleted }) {
  const { id, name } = readPerson();
  // A new person gets a new field, so what is typed is never replaced.
  const field = `${id} ${me !== null}`;
  const close = () => open(null);
  /** @param {string} id @param {string} title @param {VNode} words */
  const showText = (id, title, words) =>
    open(html`
      <${Dialog} id=${id} title=${title} onClose=${close}>
        ${words}
        <button type="button" id="${id}-close" onClick=${closeDialog}>Close</button>
      <//>
    `);
  const explain = async () => {
    const { text } = await command({ verb: "why", home: household });
    showText("reasons", "Why?", html`<p>${text}</p>`);
  };
  const invite = () =>
    read("/api/invite").then(
      (invitation) =>
        showText(
          "invitation",
          "Invite a colleague",
          html`<div><${Invited} invitation=${invitation} /></div>`,
        ),
      ({ message }) => say(message),
    );
  const showData = async () => {
    const { text } = await command({ verb: "my-data", request: "tell" });
    open(html`<${MyDataDialog} stored=${text} onDeleted=${onDeleted} onClose=${close} />`);
  };
  const changeName = async (
    /** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget },
  ) => {
    keepName(currentTarget.value);
    const { name } = readPerson();
    currentTarget.value = name;
    const { failed, text } = await command({ verb: "my-data", request: "tell" });
    say(failed ? text : `You answer as ${name} from now on.`);
  };
  const leave = (/** @type {boolean} */ everywhere) =>
    void logOut(everywhere).catch(({ message }) => say(message));
  return html`
    <details class="menu" id="menu">
      <summary data-testid="menu">Menu${waiting > 0 && ` (${waiting})`}</summary>
      <div class="panel stack" style="--gap: 8px">
        <label>
          <span class="caption">Answering as</span>
          <input
            key=${field}
            id="name"
            type="text"
            maxlength="80"
            placeholder="Your name (optional)"
            defaultValue=${me?.name ?? name}
            readonly=${me?.name !== undefined}
            onChange=${changeName}
            data-testid="name"
          />
        </label>
        <label><span class="caption">The robot moves</span><${PaceChoice} /></label>
        <button type="button" data-testid="why" hidden=${card === null} onClick=${explain}>Why did it do that?</button>
        <button type="button" data-testid="stop" hidden=${card === null || card.done !== null} disabled=${isOrdering} onClick=${onStop}>Stop the task</button>
        <button type="button" data-testid="my-data-open" onClick=${showData}>My data</button>
        <button type="button" data-testid="invite" hidden=${!me?.isOwner} onClick=${invite}>Invite a colleague</button>
        <${PageLinks} isOwner=${me?.isOwner === true} waiting=${waiting} />
        <div class="row" hidden=${!me?.isLoggedIn}>
          <button type="button" data-testid="log-out" onClick=${() => leave(false)}>Log out</button>
          <button type="button" data-testid="log-out-everywhere" onClick=${() => leave(true)}>Log out everywhere</button>
        </div>
      </div>
    </details>
  `;
}

/** @param {{ invitation: Invitation }} props */
export function Invited({ invitation }) {
  if ("why" in invitation) return html`<p>${invitation.why}</p>`;
  const { address, password, qr } = invitation;
  return html`
    <p>In the same network, open</p>
    <p><b data-testid="invite-address">${address}</b></p>
    <${Svg} class="qr" svg=${qr} />
    <p>The password is <b data-testid="invite-password">${password}</b></p>
  `;
}

/** @param {boolean} everywhere on all devices */
export async function logOut(everywhere) {
  await deliver("/api/log-out", { everywhere });
  leaveToLogIn();
}

/** @param {{ stored: string, onDeleted: () => void, onClose: () => void }} props `stored`: in words */
export function MyDataDialog({ stored, onDeleted, onClose }) {
  const [words, say] = useState(stored);
  const [at, go] = useState(/** @type {"stored" | "asking" | "deleted"} */ ("stored"));
  const send = async (/** @type {DataRequest} */ request) => {
    const { text, failed } = await command({ verb: "my-data", request });
    say(text);
    return !failed;
  };
  const save = async () => {
    const { text, failed } = await command({ verb: "my-data", request: "export" });
    if (failed) say(text);
    else saveFile("sous-my-data.json", text);
  };
  const ask = async () => {
    if (await send("delete")) go("asking");
  };
  const remove = async () => {
    if (!(await whileSessionChanges(() => send("delete-yes")))) return;
    go("deleted");
    forgetPerson();
    onDeleted();
  };
  return html`
    <${Dialog} id="my-data" title="Your data" onClose=${onClose}>
      <p role="status" data-testid="my-data-text">${words}</p>
      ${
        at === "stored" &&
        html`
          <button type="button" data-testid="my-data-save" onClick=${save}>Save as a file</button>${" "}
          <button type="button" data-testid="my-data-delete" onClick=${ask}>Delete…</button>${" "}
        `
      }
      ${at === "asking" && html`<button type="button" data-testid="my-data-confirm" onClick=${remove}>Yes, delete it all</button>${" "}`}
      <button type="button" id="my-data-close" onClick=${closeDialog}>Close</button>
    <//>
  `;
}

/** @param {{ consent: Consent, say: (text: string) => void, onClose: () => void, onDone: () => void }} props `onDone`: consent is given */
export function ConsentDialog({ consent, say, onClose, onDone }) {
  const [{ text, practice }, show] = useState(
    /** @type {{ text: string, practice: Practice | null }} */ ({
      text: consent.text,
      practice: null,
    }),
  );
  const choices = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => choices.current?.querySelector("button")?.focus(), [practice]);
  /** @param {{ at: number, choice: number }} [given] practice answer; consent without one */
  const answer = async (given) => {
    const said = { campaign: consent.campaign, agree: given ? null : true, practice: given };
    const { text, practice, failed } = await command({ verb: "consent", ...said });
    if (failed) return say(text);
    if (practice) return show({ text, practice });
    closeDialog();
    say(text);
    onDone();
  };
  return html`
    <${Dialog} id="consent" title=${practice ? "Practice" : "Do you agree?"} onClose=${onClose}>
      <p>${text}</p>
      <div ref=${choices} data-testid="consent-practice">
        ${practice?.choices.map(
          (label, choice) =>
            html`<button type="button" onClick=${() => answer({ at: practice.at, choice })}>${label}</button>`,
        )}
      </div>
      ${!practice && html`<button type="button" data-testid="consent-agree" onClick=${() => answer()}>${consent.agree}</button>`}
      ${" "}<button type="button" onClick=${closeDialog}>Not now</button>
    <//>
  `;
}
