/** Shows the owner's pages Agents, Campaigns, People and Sessions. */
import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Campaign, orderCampaign } from "./campaign/campaign.js";
import { logOut } from "./me.js";
import { openPage } from "./owner-page.js";
import { deliver } from "./server.js";
import { Button, List } from "./task/controls.js";
import { formatTime } from "./words.js";

/** @import { AgentLine, AskedLine, Attention } from "../../../src/core/question/asking.js" */
/** @import { CampaignOverview } from "../../../src/core/campaign/campaign-report.js" */
/** @import { PeopleState, SessionsState } from "../content.js" */
/** @import { OwnerParts } from "./owner-page.js" */

const noAgents = "No agents yet. To add one, run: sous agents audiences add, then sous agents add.";

/** @param {OwnerParts<Attention>} parts */
function Agents({ state: { agents, audiences }, act, busy, say }) {
  const block = (/** @type {string} */ name) =>
    act(name, async () => {
      await deliver("/api/agents", { block: name });
      say(`${name} asks no more. Its open questions are withdrawn.`);
    });
  return html`
    ${
      audiences.length > 0 &&
      html`
        <section class="panel" aria-labelledby="audiences-title">
          <h2 id="audiences-title">Whom they ask</h2>
          <ul class="budgets columns plain" style="--least: 12rem; --gap: 8px 20px" data-testid="audiences">
            ${audiences.map(
              ({ name, bot, daily, day }) =>
                html`<${Budget} key=${name} name="for ${name}, in ${bot}" used=${day} most=${daily} />`,
            )}
          </ul>
          <p class="legend">Questions in the last 24 hours, and the most that the audience gets.</p>
        </section>
      `
    }
    <div class="stack" id="agents" tabindex="-1" data-testid="agents">
      ${agents.length === 0 && html`<p class="empty">${noAgents}</p>`}
      ${agents.map(
        (agent) =>
          html`<${AgentPanel} key=${agent.name} agent=${agent} isBlocking=${busy === agent.name} onBlock=${() => void block(agent.name)} />`,
      )}
    </div>
  `;
}

/** @param {{ agent: AgentLine, isBlocking: boolean, onBlock: () => void }} props */
function AgentPanel({ agent, isBlocking, onBlock }) {
  const { name, runBy, isBlocked, grants, used, asks } = agent;
  const open = asks.filter(({ state }) => state === "open");
  const over = asks.filter(({ state }) => state !== "open");
  return html`
    <section class="panel agent" aria-labelledby="agent-${name}" data-testid="agent">
      <div class="row spread" style="--gap: 6px 16px; align-items: start">
        <div>
          <h2 id="agent-${name}">${name}</h2>
          <p class="legend">Run by ${runBy}; asks ${grants.audiences.join(", ")}</p>
        </div>
        ${
          isBlocked
            ? html`<span class="state">blocked</span>`
            : html`<${Button} label="Block" of=${name} isOff=${isBlocking} onPress=${onBlock} />`
        }
      </div>
      <p class="saved" data-testid="saved">${describeSaved(used)}</p>
      ${
        !isBlocked &&
        html`
          <ul class="budgets columns plain" style="--least: 12rem; --gap: 8px 20px">
            <${Budget} name="questions open now" used=${used.open} most=${grants.open} />
            <${Budget} name="in an hour" used=${used.hour} most=${grants.hour} />
            <${Budget} name="in a day" used=${used.day} most=${grants.day} />
            <${Budget} name="urgent in a day" used=${used.high} most=${grants.high} />
          </ul>
        `
      }
      <${AskList} title="Open" asks=${open} />
      <${AskList} title="Before" asks=${over} />
    </section>
  `;
}

/** @param {AgentLine["used"]} used */
function describeSaved({ posted, joined, reused }) {
  const all = posted + joined + reused;
  if (all === 0) return "It has asked nothing in the last 30 days.";
  return `Requests in 30 days: ${all}. Put to people: ${posted}. Saved by kept answers: ${reused}, by questions that were open: ${joined}.`;
}

/** @param {{ name: string, used: number, most: number }} props */
function Budget({ name, used, most }) {
  return html`
    <li>
      <meter aria-label=${name} min="0" max=${Math.max(most, 1)} high=${most * 0.8} value=${used} />
      <span><strong>${used}</strong> of ${most} ${name}</span>
    </li>
  `;
}

/** @param {{ title: string, asks: AskedLine[] }} props */
function AskList({ title, asks }) {
  if (asks.length === 0) return null;
  return html`
    <h3>${title}</h3>
    <ul class="facts plain">
      ${asks.map(
        (ask) => html`
          <li data-testid="ask">
            <span class="question">${ask.question}</span>
            ${ask.answer !== null && html`<strong>${ask.answer}</strong>`}
            <span class="legend">${phraseState(ask)}, ${ask.audience}, ${formatTime(ask.askedAt)}</span>
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {AskedLine} ask */
function phraseState({ state, handling }) {
  if (handling === "reused") return "from a kept answer";
  if (handling === "joined" && state === "open") return "open, the same question as another";
  if (state === "declined") return "nobody knew";
  return state === "expired" ? "no answer in time" : state;
}

const rank = { running: 0, paused: 1, created: 2, closed: 3 };

/** @param {OwnerParts<{ campaigns: CampaignOverview[] }>} parts */
function Campaigns(parts) {
  useHeldFocus();
  const onMove = orderCampaign(parts);
  const campaigns = parts.state.campaigns.toSorted(
    (one, other) => rank[one.state] - rank[other.state],
  );
  return html`
    <p><a class="button" href="/campaigns/new" data-testid="new">New campaign</a></p>
    <ul class="columns plain" style="--least: 34rem; --fill: auto-fit; align-items: start" id="campaigns" tabindex="-1" aria-label="Campaigns" data-testid="campaigns">
      ${
        campaigns.length === 0 &&
        html`
          <li class="panel empty">
            There is no campaign yet. <a href="/campaigns/new">Make one</a> from a template, or
            with sous campaign create FILE.
          </li>
        `
      }
      ${campaigns.map((one) => html`<${Campaign} key=${one.id} campaign=${one} onMove=${onMove} />`)}
    </ul>
  `;
}

/** Restores the focus of an element that moved with its campaign. */
function useHeldFocus() {
  const held = document.activeElement;
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isLost && held instanceof HTMLElement && held.isConnected) held.focus();
  });
}

const aboutLogins =
  "With a name and a password of their own, somebody is the same person on every device, and counts once. Questions that need several people, or people by name, take answers on this page from log-ins alone.";
const noLogins =
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
    <${List} id="people" title="Who has a log-in" about=${needsPassword ? aboutLogins : noLogins} lines=${lines} testid="person" />
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

const withoutPassword =
  "No password is set, so nobody logs in: whoever sits at this computer is the owner. Set SOUS_OWNER_PASSWORD and SOUS_WEB_PASSWORD to let others in.";
const roles = { owner: "The owner", member: "A member" };

/** @param {OwnerParts<SessionsState>} parts */
function Sessions({ state: { sessions, needsPassword }, act, busy, say }) {
  const lines = sessions.map(({ id, role, name, createdAt, usedAt, until, isPresent }) => ({
    key: id,
    text: html`
      <div>
        <strong>${name ?? roles[role]}</strong>${isPresent && html`<span class="here">this browser</span>`}
        <p class="legend">${`${name ? `${roles[role]}. ` : ""}Since ${formatTime(createdAt)}, last used ${formatTime(usedAt)}, until ${formatTime(until)} at the latest`}</p>
      </div>
    `,
    actions: [
      {
        label: "Log out",
        of: name ?? roles[role],
        isOff: busy === id,
        onPress: () =>
          void act(id, () => (isPresent ? logOut(false) : deliver("/api/sessions", { end: id }))),
      },
    ],
  }));
  const everywhere = html`
    <p class="small-buttons">
      <button type="button" data-testid="everywhere" onClick=${() => void logOut(true).catch(say)}>
        Log out everywhere
      </button>
      <span class="legend">Ends every session of the owner.</span>
    </p>
  `;
  return html`
    <${List} id="sessions" title="Who is logged in" about=${!needsPassword && withoutPassword} lines=${lines} testid="session">
      ${needsPassword && everywhere}
    <//>
  `;
}

const lists = { Agents, Campaigns, People, Sessions };
const name = /** @type {keyof typeof lists} */ (
  Object.keys(lists).find((list) => `/${list.toLowerCase()}` === location.pathname)
);
openPage({ name, path: `/api${location.pathname}`, Content: lists[name] });
