/** The owner's page of people who have log-ins of their own: adding them, new passwords, and removing them. */
import { html, render } from "htm/preact";
import { useState } from "preact/hooks";
import { OwnerPage, useNotice } from "./owner-page.js";
import { deliver, read, useServerState } from "./server.js";
import { formatTime } from "./time-words.js";

/** @import { PeopleState } from "../session-content.js" */

const lookMs = 5_000;
const about =
  "With a name and a password of their own, somebody is the same person on every device, and counts once. Questions that need several people, or people by name, take answers on this page from log-ins alone.";
const withoutPassword =
  "No password is set, so nobody logs in here. Set SOUS_OWNER_PASSWORD, start Sous again, and come back.";

function PeoplePage() {
  const { notice, say } = useNotice();
  /** @returns {Promise<PeopleState>} */
  const readState = () => read("/api/people");
  const [state, refresh] = useServerState(readState, [], say, lookMs);
  const [isBusy, setBusy] = useState(false);

  const send = async (/** @type {object} */ body, /** @type {string} */ done) => {
    setBusy(true);
    try {
      await deliver("/api/people", body);
      say(done);
      await refresh();
      return true;
    } catch (error) {
      say(error);
      return false;
    } finally {
      setBusy(false);
    }
  };
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
  return html`
    <a class="skip" href="#people">Skip to the people</a>
    <${OwnerPage} name="People" notice=${notice}>
      <section class="panel" aria-labelledby="people-title">
        <h2 id="people-title">Who has a log-in</h2>
        <p class="legend">${state && !state.needsPassword ? withoutPassword : about}</p>
        <ul class="plain" id="people" tabindex="-1" data-testid="people">
          ${state?.people.map(
            ({ name, createdAt }) => html`
              <li class="session" key=${name} data-testid="person">
                <div>
                  <strong>${name}</strong>
                  <p class="legend">Since ${formatTime(createdAt)}</p>
                </div>
                <button type="button" aria-label="Remove ${name}" disabled=${isBusy} onClick=${() => remove(name)}>
                  Remove
                </button>
              </li>
            `,
          )}
        </ul>
      </section>
      ${
        state?.needsPassword &&
        html`
          <form class="panel" aria-labelledby="give-title" onSubmit=${give}>
            <h2 id="give-title">Add a person, or give somebody a new password</h2>
            <label for="person-name">Name, as others read it</label>
            <input id="person-name" name="name" type="text" list="names" maxlength="40" autocomplete="off" required />
            <datalist id="names">${state.people.map(({ name }) => html`<option value=${name} />`)}</datalist>
            <label for="person-password">Password, at least 12 characters</label>
            <input id="person-password" name="password" type="password" minlength="12" maxlength="200" autocomplete="new-password" required />
            <button disabled=${isBusy}>Save</button>
          </form>
        `
      }
    <//>
  `;
}

render(html`<${PeoplePage} />`, document.body);
