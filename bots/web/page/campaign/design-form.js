/** Shows a form for a campaign's design, from its JSON Schema. */
import { html } from "htm/preact";
import { isGame, SchemaField, Tick, toggled } from "../form.js";
import { Button } from "../task/controls.js";

/** @import { CampaignDesign } from "../../../../src/core/campaign/campaign.js" */
/** @import { DesignFault, StudioOffers } from "../../../../src/core/campaign/studio.js" */
/** @import { Schema } from "../form.js" */
/** @typedef {Record<string, unknown>} Fields */
/** @typedef {{ offers: StudioOffers, faults: readonly DesignFault[], set: (path: string, value: unknown) => void }} FormParts */
/** @typedef {FormParts & { path: string, schema: Schema, value: unknown, isRequired?: boolean }} FieldProps */

/** @param {FormParts & { design: Fields }} props */
export function DesignForm({ design, ...parts }) {
  const { properties = {}, required = [] } = /** @type {Schema} */ (parts.offers.schema);
  const show = (/** @type {keyof CampaignDesign} */ field) => {
    if (field === "tasks") return html`<${Tasks} key=${field} value=${design.tasks} ...${parts} />`;
    if (field === "channel") return html`<${Where} key=${field} design=${design} ...${parts} />`;
    return html`
      <${Field}
        key=${field}
        path=${field}
        schema=${properties[field] ?? {}}
        value=${design[field]}
        isRequired=${required.includes(field)}
        ...${parts}
      />
    `;
  };
  return sections.map(
    ({ title, about, fields, more = [] }) => html`
      <section class="panel fields columns" style="--least: 15rem; --gap: 14px 20px" key=${title}>
        <h2>${title}</h2>
        ${about && html`<p class="legend">${about}</p>`} ${fields.map(show)}
        ${
          more.length > 0 &&
          html`
            <details open=${more.some((field) => faultsAt(parts.faults, field, true).length > 0)}>
              <summary>More</summary>
              <div class="fields columns" style="--least: 15rem; --gap: 14px 20px">${more.map(show)}</div>
            </details>
          `
        }
      </section>
    `,
  );
}

/** @param {FieldProps} props */
function Field(props) {
  const { schema } = props;
  if (schema.type === "object") return html`<${Group} ...${props} />`;
  if (schema.type === "array" && schema.items?.type === "object")
    return html`<${Items} ...${props} />`;
  if (schema.type === "boolean" || "const" in schema) return html`<${Switch} ...${props} />`;
  return html`<${Line} ...${props} />`;
}

/** @param {FieldProps} props */
function Group({ path, schema, value, isRequired, ...parts }) {
  const { properties = {}, required = [] } = schema;
  const fields = /** @type {Fields} */ (value ?? {});
  return html`
    <fieldset class="group columns" style="--least: 13rem; --gap: 10px 20px">
      <legend>${wordsOf(path)[0]}</legend>
      ${Object.entries(properties).map(
        ([name, inner]) => html`
          <${Field}
            key=${name}
            path="${path}.${name}"
            schema=${inner}
            value=${fields[name]}
            isRequired=${required.includes(name) && (value !== undefined || isRequired)}
            ...${parts}
          />
        `,
      )}
      <${Faults} path=${path} faults=${parts.faults} />
    </fieldset>
  `;
}

/** @param {FieldProps} props */
function Items({ path, schema, value, set, ...parts }) {
  const [label] = wordsOf(path);
  const given = Array.isArray(value) ? value : [];
  const items = value === undefined && Array.isArray(schema.default) ? schema.default : given;
  /** Before a part of the shown default changes, puts the default into the design. @type {FieldProps["set"]} */
  const setPart = (part, changed) => {
    if (value === undefined) set(path, items);
    set(part, changed);
  };
  return html`
    ${items.map(
      (item, at) => html`
        <div class="item pair" style="--gap: 12px; align-items: start" key=${at}>
          <${Group} ...${parts} path="${path}.${at}" schema=${schema.items} value=${item} set=${setPart} />
          <${Button} label="Remove" of="${label.toLowerCase()} ${at + 1}" onPress=${() => set(path, items.toSpliced(at, 1))} />
        </div>
      `,
    )}
    <p class="small-buttons">
      <button type="button" onClick=${() => set(path, [...items, {}])}>
        Add ${label.toLowerCase()}
      </button>
    </p>
    <${Faults} path=${path} faults=${parts.faults} />
  `;
}

/** @param {FieldProps} props */
function Switch({ path, schema, value, set, faults }) {
  const [label, hint] = wordsOf(path);
  const on = schema.const ?? true;
  const off = schema.const === undefined ? false : undefined;
  const isOn = value === undefined ? schema.default === true : value === on;
  const tick = (/** @type {boolean} */ isOn) => set(path, isOn ? on : off);
  return html`
    <${Tick} id=${idOf(path)} label=${label} hint=${hint} isOn=${isOn} onChange=${tick} />
    <${Faults} path=${path} faults=${faults} />
  `;
}

/** @param {FieldProps} props */
function Line({ path, schema, value, isRequired, set, faults }) {
  const [title, hint] = wordsOf(path);
  const isLong = longTexts.has(path.replace(/\.\d+/g, ""));
  return html`
    <${SchemaField}
      id=${idOf(path)}
      schema=${{ ...schema, title, hint, isLong }}
      value=${value}
      isRequired=${isRequired}
      isFaulty=${faultsAt(faults, path, true).length > 0}
      onChange=${(/** @type {unknown} */ changed) => set(path, changed)}
    >
      <${Faults} path=${path} faults=${faults} isLeaf />
    <//>
  `;
}

/** @param {FormParts & { value: unknown }} props */
function Tasks({ value, offers, faults, set }) {
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const others = chosen.filter((task) => !offers.tasks.some(({ id }) => id === task));
  const all = [...others.map((id) => ({ id, title: id })), ...offers.tasks];
  const box = (/** @type {{ id: string, title: string }} */ { id, title }) => html`
    <${Tick}
      key=${id}
      label=${title}
      hint=${title === id ? undefined : id}
      isOn=${chosen.includes(id)}
      onChange=${() => set("tasks", toggled(chosen, id))}
    />
  `;
  return html`
    <fieldset class="group columns" style="--least: 13rem; --gap: 10px 20px" id=${idOf("tasks")} tabindex="-1">
      <legend>${wordsOf("tasks")[0]}</legend>
      ${all.filter((task) => !isGame(task)).map(box)}
      <details open=${all.some((task) => isGame(task) && chosen.includes(task.id))}>
        <summary>Games</summary>
        ${all.filter(isGame).map(box)}
      </details>
      <${Faults} path="tasks" faults=${faults} isLeaf />
    </fieldset>
  `;
}

/** Offers bot and channel as one choice. @param {FormParts & { design: Fields }} props */
function Where({ design, offers, faults, set }) {
  const { bot = "", channel = "" } = design;
  const present = `${bot} ${channel}`;
  const known = offers.channels.map((one) => ({ id: `${one.bot} ${one.channel}`, ...one }));
  const isKnown = known.some(({ id }) => id === present);
  const choose = (/** @type {string} */ id) => {
    const place = known.find((one) => one.id === id);
    if (!place) return;
    set("bot", place.bot);
    set("channel", place.channel);
  };
  const unknown = [present, `${present.trim() || "Choose"} (no running bot has it)`];
  const options = known.map(({ id, title }) => [id, title]);
  return html`
    <${SchemaField}
      id=${idOf("channel")}
      schema=${{ title: wordsOf("channel")[0], options: isKnown ? options : [unknown, ...options] }}
      value=${present}
      onChange=${choose}
    >
      <${Faults} path="bot" faults=${faults} />
      <${Faults} path="channel" faults=${faults} />
    <//>
  `;
}

/** @param {{ path: string, faults: readonly DesignFault[], isLeaf?: boolean }} props */
function Faults({ path, faults, isLeaf = false }) {
  return faultsAt(faults, path, isLeaf).map(
    ({ path: place, message }) => html`
      <p class="fault" key=${place} data-fault=${place}>${wordsOf(path)[0]} ${message}.</p>
    `,
  );
}

/** @param {readonly DesignFault[]} faults @param {string} path @param {boolean} isLeaf includes faults of parts */
function faultsAt(faults, path, isLeaf) {
  return faults.filter(
    (fault) => fault.path === path || (isLeaf && fault.path.startsWith(`${path}.`)),
  );
}

/** @param {string} path */
export function idOf(path) {
  return `field-${path.replaceAll(".", "-")}`;
}

/** @typedef {keyof CampaignDesign} Field */
/** @typedef {{ title: string, about?: string, fields: Field[], more?: Field[] }} Section `more`: rarely changed */

/** @type {Section[]} */
const sections = [
  { title: "What it is", fields: ["title", "id"] },
  {
    title: "What is played",
    fields: ["tasks", "copies", "rounds"],
    more: ["mode", "maxSteps", "seed"],
  },
  {
    title: "Whom it asks",
    fields: ["channel", "answersPerQuestion", "atOnce"],
    more: [
      "dailyQuestions",
      "answerWithinHours",
      "ifNobodyAnswers",
      "offers",
      "quietHours",
      "timeZone",
    ],
  },
  {
    title: "Arms",
    about: "Each household is assigned to one of them at random.",
    fields: ["arms"],
    more: ["propensityFloor", "explore"],
  },
  {
    title: "Who asks, pay and ethics",
    about: "People read all of it before they agree. What is empty is shown as not stated.",
    fields: ["researcher", "contact", "duration", "pay", "payRate", "ethics"],
  },
  {
    title: "What people read",
    fields: ["consent", "instructions", "practice", "debrief"],
    more: ["minimumAge"],
  },
  {
    title: "People from outside",
    about: "They come by a link, without an account: from Prolific or a mailing list.",
    fields: ["fromOutside", "answersPerParticipant", "completionCode", "completionUrl"],
  },
  { title: "Quality and end", fields: ["gold", "stop"] },
];

/** Label and hint of each field. The key is the field's path without list indexes: "arms.0.ask" is "arms.ask". */
/** @type {Record<Field, [label: string, hint?: string]> & Record<string, [label: string, hint?: string]>} */
const fieldWords = {
  title: ["Title", "People read it."],
  id: ["Short name", "Small letters, digits and dashes; the link contains it."],
  tasks: ["Homes and games"],
  copies: ["Households of each", "Each is drawn into an arm."],
  rounds: ["Tasks in a row in each household"],
  maxSteps: ["Most actions of a task"],
  mode: ["People answer", "owner: they see the home; keeper: from memory."],
  bot: ["Bot"],
  channel: ["Where it asks"],
  answersPerQuestion: ["Answers to each question", "Nobody sees the others' answers."],
  atOnce: ["Households played at the same time"],
  dailyQuestions: ["Most questions to a person a day"],
  answerWithinHours: ["Hours to answer"],
  ifNobodyAnswers: ["If nobody answers, the robot"],
  offers: [
    "Offer earlier answers",
    "To questions that may be the same: this steers what people say.",
  ],
  quietHours: ["Quiet hours", "Like 22:00-07:00, or none."],
  timeZone: ["Time zone", "Like Europe/Berlin."],
  arms: ["Arm"],
  "arms.name": ["Name"],
  "arms.ask": ["When it asks", "missing, never, always, random:0.3, budget:2, conformal."],
  "arms.reuse": ["Remembers earlier answers"],
  "arms.first": ["People first get"],
  "arms.player": ["A person plays, others answer"],
  "arms.share": ["Share of households, relative to the others"],
  propensityFloor: ["Least probability of an arm"],
  explore: ["Share of choices to ask by a coin", "0.2 lets sous study policies compare others."],
  consent: ["Consent"],
  "consent.version": ["Version"],
  "consent.text": ["What people agree to"],
  instructions: ["Instructions", "They must fit every home above."],
  practice: ["Practice"],
  "practice.text": ["Question"],
  "practice.choices": ["Choices", "One a line."],
  "practice.answer": ["The right one"],
  debrief: ["What people read at the end"],
  minimumAge: ["Minimum age"],
  researcher: ["Researcher", "Your name and institution."],
  contact: ["Contact", "Where participants can ask: an address they can write to."],
  duration: ["How long it takes", "Like: about 10 minutes."],
  pay: ["Pay, in words", "People read it before they agree."],
  payRate: ["Pay as an amount, for the cost"],
  "payRate.amount": ["Amount"],
  "payRate.currency": ["Currency", "Like EUR."],
  "payRate.per": ["For each"],
  ethics: ["Ethics", "Who reviewed it, and under which number."],
  fromOutside: ["Let people from outside in"],
  answersPerParticipant: ["Questions for each of them", "Empty: until the campaign closes."],
  completionCode: ["One completion code for all", "Empty: a code of their own for each."],
  completionUrl: ["Where they give it back", "{code} stands for the code."],
  gold: ["Share of questions that check people", "The world knows their answer."],
  stop: ["It ends at the first of these"],
  "stop.answers": ["After so many answers"],
  "stop.agreement": ["At this agreement (alpha)"],
  "stop.date": ["After this day"],
  seed: ["Seed"],
};

const longTexts = new Set("consent.text instructions debrief practice.text pay ethics".split(" "));

/** @param {string} path "arms.0.ask" */
export function wordsOf(path) {
  const plain = path.replace(/\.\d+/g, "");
  return fieldWords[plain] ?? [plain];
}
