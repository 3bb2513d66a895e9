/** What a campaign would bring and cost, simulated while its design is typed. */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { SchemaField } from "./form.js";
import { Figures } from "./plots.js";
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
      ${plan ? html`<${PlanFigures} plan=${plan} />` : html`<p class="empty">It is simulated when no field is missing.</p>`}
      ${why && html`<p class="fault">${why}</p>`}
      <details>
        <summary>Assumed</summary>
        <div class="fields columns" style="--least: 15rem; --gap: 14px 20px">
          ${Object.entries(assumed).map(
            ([name, [title]]) => html`
              <${SchemaField}
                key=${name}
                schema=${{ title }}
                value=${given[name]}
                isRequired
                inputmode="decimal"
                placeholder=${undefined}
                onChange=${(/** @type {string} */ value) => setGiven((before) => ({ ...before, [name]: value }))}
              />
            `,
          )}
        </div>
        <p class="legend">sous campaign plan prints all assumptions, and takes others.</p>
      </details>
    </section>
  `;
}

/** @param {{ plan: StudioPlan }} props */
function PlanFigures({ plan }) {
  const { tasks, questions, answers, days, cost, currency, power, promised } = plan;
  const limit = days.limit === "people" ? "people's answers" : "the waits of households";
  const figures = [
    { name: "Tasks", value: tasks },
    { name: "Questions", value: range(questions) },
    { name: "Answers", value: range(answers) },
    { name: "Days", value: range(days, 1), more: [`${limit} take the longest`] },
    {
      name: "Cost",
      value: currency ? `${range(cost, 2)} ${currency}` : "not known",
      more: currency ? [] : ["Give the pay as an amount."],
    },
    ...power.map(({ arms: [first, other], effect, power: found, detectable }) => ({
      name: `Power, ${other} against ${first}`,
      isLong: true,
      value: found.toFixed(2),
      more: [
        `to see ${points(effect)}. ${
          detectable === null
            ? "No effect is found in 80 % of runs: take more households."
            : `Found in 80 % of runs: ${points(detectable)}.`
        }`,
      ],
    })),
  ];
  return html`
    <${Figures} figures=${figures} data-testid="plan" />
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
