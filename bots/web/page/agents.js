/** The owner's page of agents outside Sous: what they ask of people's attention, and blocking them. */
import { html } from "htm/preact";
import { Button } from "./controls.js";
import { openPage } from "./owner-page.js";
import { deliver } from "./server.js";
import { formatTime } from "./words.js";

/** @import { AgentLine, AskedLine, Attention } from "../../../src/core/attention.js" */
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

openPage({ name: "Agents", path: "/api/agents", Content: Agents });
