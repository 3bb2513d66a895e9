/** Makes a campaign: templates, form, plan, preview and YAML. */
import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import { SchemaField, typed } from "../form.js";
import { openPage } from "../owner-page.js";
import { deliver, useChecked } from "../server.js";
import { saveFile } from "../task/controls.js";
import { DesignForm, idOf, wordsOf } from "./design-form.js";
import { Figures } from "./plots.js";

/** @import { DesignCheck, StudioAssumptions, StudioOffers, StudioPlan } from "../../../../src/core/campaign/studio.js" */
/** @import { Fields } from "./design-form.js" */
/** @import { OwnerParts } from "../owner-page.js" */

const typingMs = 300;
const draftKey = "sous-draft";

/** @param {OwnerParts<StudioOffers>} parts */
function NewCampaign({ state: offers, act, busy, say }) {
  const [design, setDesign] = useState(readDraft);
  useEffect(() => {
    if (design !== null) sessionStorage.setItem(draftKey, JSON.stringify(design));
  }, [design]);
  /** @type {[DesignCheck | null, boolean, (check: DesignCheck) => void]} */
  const [checked, isNewest, putCheck] = useChecked(
    "/api/campaigns/check",
    design && { design },
    typingMs,
    say,
    0,
  );

  const [isFresh, setFresh] = useState(false);
  const choose = (/** @type {Fields} */ one) => {
    setDesign(one);
    setFresh(true);
  };
  useEffect(() => {
    if (isFresh && isNewest) goTo(checked?.faults ?? []);
    if (isNewest) setFresh(false);
  }, [isFresh, isNewest]);
  const set = (/** @type {string} */ path, /** @type {unknown} */ value) =>
    setDesign((before) => change(before ?? {}, path.split("."), value));
  /** @param {readonly { readonly path: string }[]} faults */
  const goTo = ([first]) => {
    const path = first?.path === "bot" ? "channel" : (first?.path ?? "");
    const parts = path.split(".");
    while (parts.length > 0 && !document.getElementById(idOf(parts.join(".")))) parts.pop();
    document.getElementById(idOf(parts.join(".")))?.focus();
  };
  const make = (/** @type {boolean} */ isStarted) =>
    act("make", async () => {
      const made = await deliver("/api/campaigns/new", { design });
      if (made.faults) {
        if (checked) putCheck({ ...checked, faults: made.faults });
        return goTo(made.faults);
      }
      if (isStarted) await deliver("/api/campaigns", { campaign: made.id, move: "start" });
      sessionStorage.removeItem(draftKey);
      location.assign(`/campaigns/${made.id}`);
    });
  const preview = async () => {
    const tab = window.open("", "_blank");
    const isOpen = await act("preview", async () => {
      const { address } = await deliver("/api/campaigns/preview", { design });
      if (tab) tab.location.href = address;
    });
    if (!isOpen) tab?.close();
  };
  const useYaml = async (/** @type {string} */ yaml) => {
    try {
      const found = /** @type {DesignCheck} */ (await deliver("/api/campaigns/check", { yaml }));
      if (found.design === null) return found.faults[0]?.message ?? "";
      setDesign(/** @type {Fields} */ (found.design));
      return "";
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const faults = checked?.faults ?? [];
  return html`
    <${Templates} offers=${offers} onChoose=${choose} />
    ${
      design &&
      html`
        <form class="stack" id="design" tabindex="-1" onSubmit=${(/** @type {Event} */ event) => event.preventDefault()}>
          <${DesignForm} design=${design} offers=${offers} faults=${faults} set=${set} />
        </form>
        <aside class="stack making" aria-label="Plan and next steps">
          <${Plan} design=${design} isSound=${isNewest && faults.length === 0} />
          <section class="panel">
            <h2>Make it</h2>
            <${Left} faults=${isNewest ? faults : null} onGo=${goTo} />
            <div class="small-buttons">
              <button type="button" class="primary" data-testid="create-start" disabled=${busy === "make"} onClick=${() => make(true)}>
                Create and start
              </button>
              <button type="button" data-testid="create" disabled=${busy === "make"} onClick=${() => make(false)}>
                Create only
              </button>
              <button type="button" data-testid="preview" disabled=${faults.length > 0} onClick=${preview}>
                Preview as a participant
              </button>
            </div>
            <p class="legend">
              Creating freezes the design. Nothing is asked before the start. A preview keeps
              nothing.
            </p>
          </section>
          <${Yaml} yaml=${checked?.yaml ?? ""} name=${String(design.id ?? "campaign")} onUse=${useYaml} />
        </aside>
      `
    }
  `;
}

/** @param {{ offers: StudioOffers, onChoose: (design: Fields) => void }} props */
function Templates({ offers, onChoose }) {
  return html`
    <section class="panel wide" aria-labelledby="templates-title">
      <h2 id="templates-title">Begin with</h2>
      <ul class="columns plain" style="--least: 15rem; --gap: 14px 24px; --fill: auto-fit; margin-top: 10px">
        ${offers.templates.map(
          ({ id, title, about, design }) => html`
            <li class="stack" style="--gap: 6px" key=${id}>
              <button type="button" data-testid="template-${id}" onClick=${() => onChoose(/** @type {Fields} */ (design))}>
                ${title}
              </button>
              <span class="legend">${about}</span>
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** @param {{ faults: DesignCheck["faults"] | null, onGo: (faults: DesignCheck["faults"]) => void }} props `faults`: null while the server checks */
function Left({ faults, onGo }) {
  if (faults === null) return html`<p role="status" data-testid="left">Checking…</p>`;
  if (faults.length === 0) return html`<p role="status" data-testid="left">Nothing is missing.</p>`;
  return html`
    <p role="status" data-testid="left">
      ${faults.length === 1 ? "One field needs" : `${faults.length} fields need`} you:
    </p>
    <ul class="faults">
      ${faults.map(
        (fault) => html`
          <li key=${fault.path}>
            <button type="button" onClick=${() => onGo([fault])}>
              ${wordsOf(fault.path)[0]}
            </button>
            ${" "}${fault.message}
          </li>
        `,
      )}
    </ul>
  `;
}

/** @param {{ yaml: string, name: string, onUse: (yaml: string) => Promise<string> }} props `onUse` resolves to the reason of a refusal */
function Yaml({ yaml, name, onUse }) {
  const [text, setText] = useState(/** @type {string | null} */ (null));
  const [why, setWhy] = useState("");
  const use = async () => {
    const refused = text === null ? "" : await onUse(text);
    setWhy(refused);
    if (refused === "") setText(null);
  };
  return html`
    <details class="panel yaml">
      <summary>As YAML</summary>
      <label class="hidden" for="yaml">The design as YAML</label>
      <textarea
        id="yaml"
        rows="16"
        spellcheck="false"
        data-testid="yaml"
        value=${text ?? yaml}
        aria-describedby="yaml-fault"
        onInput=${typed(setText)}
      ></textarea>
      <p class="fault" id="yaml-fault" role="status" hidden=${why === ""}>${why}</p>
      <div class="small-buttons">
        <button type="button" data-testid="use-yaml" disabled=${text === null} onClick=${use}>
          Use this YAML
        </button>
        <button type="button" data-testid="download" onClick=${() => saveFile(`${name}.yaml`, text ?? yaml)}>
          Download
        </button>
      </div>
      <p class="legend">The same file works with sous campaign create.</p>
    </details>
  `;
}

/**
 * Returns a changed copy; undefined removes the field, and then an empty group.
 * @param {any} before
 * @param {string[]} path
 * @param {unknown} value
 * @returns {any}
 */
function change(before, [first = "", ...rest], value) {
  const changed = rest.length === 0 ? value : change(before?.[first] ?? {}, rest, value);
  if (Array.isArray(before)) return before.with(Number(first), changed);
  const { [first]: _, ...others } = before;
  const isEmpty = rest.length > 0 && Object.keys(changed).length === 0;
  return changed === undefined || isEmpty ? others : { ...before, [first]: changed };
}

/** @returns {Fields | null} */
function readDraft() {
  return JSON.parse(sessionStorage.getItem(draftKey) ?? "null");
}

const planningMs = 500;
/** @type {Record<keyof StudioAssumptions, [label: string, usual: number]>} */
const assumed = {
  people: ["People who answer", 30],
  answersADay: ["Answers a person gives a day", 5],
  secondsAnAnswer: ["Seconds for an answer", 60],
  effect: ["Effect between arms (share of tasks done)", 0.1],
};

/** @param {{ design: Record<string, unknown>, isSound: boolean }} props */
function Plan({ design, isSound }) {
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
    planningMs,
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

/** @param {StudioPlan["days"] | StudioPlan["cost"]} figure @param {number} [digits] */
function range({ mean, low, high }, digits = 0) {
  const say = (/** @type {number} */ value) => value.toFixed(digits);
  return low === high ? say(mean) : `${say(mean)} [${say(low)}, ${say(high)}]`;
}

/** @param {number} share */
function points(share) {
  return `${(100 * share).toFixed(0)} points`;
}

openPage({
  name: "New campaign",
  id: "design",
  path: "/api/campaigns/offers",
  Content: NewCampaign,
});
