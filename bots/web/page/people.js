/** The owner's page of people who have log-ins of their own: adding them, new passwords, and removing them. */
import { html } from "htm/preact";
import { List } from "./controls.js";
import { openPage } from "./owner-page.js";
import { deliver } from "./server.js";
import { formatTime } from "./words.js";

/** @import { PeopleState } from "../content.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const about =
  "With a name and a password of their own, somebody is the same person on every device, and counts once. Questions that need several people, or people by name, take answers on this page from log-ins alone.";
const withoutPassword =
  "No password is set, so nobody logs in here. Set SOUS_OWNER_PASSWORD, start Sous again, and come back.";

/** @param {OwnerParts<PeopleState>} parts */
function People({ state: { people, needsPassword }, act, busy, say }) {
  const send = (/** @type {object} */ body, /** @type {string} */ done) =>
    act("send", async () => {
      await deliver("/api/people", body);
      say(done);
    });
  const give = async (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const form = /** @type {HTMLFormElement} */ (event.currentTarget);
    const given = Object.fromEntries(new FormData(form));
    if (await send(given, `${given.name} can log in with this password now.`)) form.reset();
  };
  const remove = (/** @type {string} */ name) => {
    if (confirm(`Remove the log-in of ${name}? They are logged out. Their answers stay.`))
      void send({ remove: name }, `${name} cannot log in any more.`);
  };
  const isBusy = busy !== "";
  const lines = people.map(({ name, createdAt }) => ({
    key: name,
    text: html`<div><strong>${name}</strong><p class="legend">Since ${formatTime(createdAt)}</p></div>`,
    actions: [{ label: "Remove", of: name, isOff: isBusy, onPress: () => remove(name) }],
  }));
  return html`
    <${List} id="people" title="Who has a log-in" about=${needsPassword ? about : withoutPassword} lines=${lines} testid="person" />
    ${
      needsPassword &&
      html`
        <form class="panel stack" style="--gap: 8px; justify-items: start" aria-labelledby="give-title" onSubmit=${give}>
          <h2 id="give-title">Add a person, or give somebody a new password</h2>
          <label for="person-name">Name, as others read it</label>
          <input id="person-name" name="name" type="text" list="names" maxlength="40" autocomplete="off" required />
          <datalist id="names">${people.map(({ name }) => html`<option value=${name} />`)}</datalist>
          <label for="person-password">Password, at least 12 characters</label>
          <input id="person-password" name="password" type="password" minlength="12" maxlength="200" autocomplete="new-password" required />
          <button disabled=${isBusy}>Save</button>
        </form>
      `
    }
  `;
}

openPage({ name: "People", path: "/api/people", Content: People });
