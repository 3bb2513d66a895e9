/** What a campaign would bring and cost, simulated while its design is typed. */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { typed } from "./form.js";
import { useChecked } from "./server.js";

/** @import { StudioAssumptions, StudioPlan } from "../../../src/core/studio.js" */

const typingMs = 500;
/** @type {Record<keyof StudioAssumptions, [label: string, usual: number]>} */
const assumed = {
  people: ["People who answer", 30],
  answersADay: ["Answers a person gives a day", 5],
  secondsAnAnswer: ["Seconds for an answer", 60],
  effect: ["Effect between arms (share of tasks done)", 0.1],
};

/** @param {{ design: Record<string, unknown>, isSound: boolean }} props */
export function Plan({ design, isSound }) {
  const [given, setGiven] = useState(
    /** @type {Record<string, string>} */ (
      Object.fromEntries(Object.entries(assumed).map(([name, [, usual]]) => [name, String(usual)]))
    ),
  );
  const assumptions = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [name, Number(value)]),
  );
  const [why, setWhy] = useState("");
  /** @type {[StudioPlan | null, boolean, unknown]} */
  const [plan, isNewest] = useChecked(
    "/api/campaigns/plan",
    isSound ? { design, assumptions } : null,
    typingMs,
    (error) => setWhy(error instanceof Error ? error.message : String(error)),
  );
  useEffect(() => setWhy(""), [plan, isNewest]);
  return html`
    <section class="panel plan" aria-labelledby="plan-title" aria-live="polite">
      <h2 id="plan-title">The plan</h2>
      ${plan ? html`<${Figures} plan=${plan} />` : html`<p class="empty">It is simulated when no field is missing.</p>`}
      ${why && html`<p class="fault">${why}</p>`}
      <details>
        <summary>Assumed</summary>
        <div class="fields">
          ${Object.entries(assumed).map(
            ([name, [label]]) => html`
              <div class="field" key=${name}>
                <label for="assumed-${name}">${label}</label>
                <input
                  type="text"
                  inputmode="decimal"
                  id="assumed-${name}"
                  value=${given[name]}
                  onInput=${typed((value) => setGiven((before) => ({ ...before, [name]: value })))}
                />
              </div>
            `,
          )}
        </div>
        <p class="legend">sous campaign plan prints all assumptions, and takes others.</p>
      </details>
    </section>
  `;
}

/** @param {{ plan: StudioPlan }} props */
function Figures({ plan }) {
  const { tasks, questions, answers, days, cost, currency, power, promised } = plan;
  const limit = days.limit === "people" ? "people's answers" : "the waits of households";
  return html`
    <dl class="figures" data-testid="plan">
      <div><dt>Tasks</dt><dd>${tasks}</dd></div>
      <div><dt>Questions</dt><dd>${range(questions)}</dd></div>
      <div><dt>Answers</dt><dd>${range(answers)}</dd></div>
      <div><dt>Days</dt><dd>${range(days, 1)} <small>${limit} take the longest</small></dd></div>
      <div>
        <dt>Cost</dt>
        <dd>${currency ? `${range(cost, 2)} ${currency}` : "not known"} ${!currency && html`<small>Give the pay as an amount.</small>`}</dd>
      </div>
      ${power.map(
        ({ arms: [first, other], effect, power: found, detectable }) => html`
          <div key=${other} class="wide">
            <dt>Power, ${other} against ${first}</dt>
            <dd>
              ${found.toFixed(2)}${" "}
              <small>
                to see ${points(effect)}.${" "}
                ${
                  detectable === null
                    ? "No effect is found in 80 % of runs: take more households."
                    : `Found in 80 % of runs: ${points(detectable)}.`
                }
              </small>
            </dd>
          </div>
        `,
      )}
    </dl>
    ${
      promised !== undefined &&
      html`<p class="fault" data-testid="promised">Each participant is promised ${promised} questions, and the campaign has about ${Math.round(questions.mean)}. Promise fewer, or take more copies, tasks or rounds.</p>`
    }
    <p class="legend">Of 500 simulated campaigns; in brackets, one in ten is below and one above.</p>
  `;
}

/**
 * @param {StudioPlan["days"] | StudioPlan["cost"]} figure
 * @param {number} [digits]
 */
function range({ mean, low, high }, digits = 0) {
  const say = (/** @type {number} */ value) => value.toFixed(digits);
  return low === high ? say(mean) : `${say(mean)} [${say(low)}, ${say(high)}]`;
}

/** @param {number} share */
function points(share) {
  return `${(100 * share).toFixed(0)} points`;
}
