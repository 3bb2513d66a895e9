/** Checks an agent's request to ask people, after cleaning its texts as people will read them. */

import type { AskRequest } from "../../core/question/ask-tools.js";
import type { Agent } from "../../core/question/asking.js";
import type { Choice } from "../../core/question/question.js";
import { boundBy, hash, whatDoesNotFit } from "./bound.js";
import { readPicture } from "./picture.js";
import { type AskParts, type Fault, mayShare, notShared, Refused } from "./refused.js";
import { approving, lookAlike, sameWords, waysOut } from "./words.js";

/** Characters of the context shown under the question. */
export const longestWhy = 300;
/** Most lines of an approval, so that people see the buttons without scrolling. */
const mostLines = 20;
/** Characters of a button's label that every platform shows. */
const longestButton = 30;

export type CheckedAsk = Awaited<ReturnType<typeof checkAsk>>;

/** @throws Refused for the first fault */
export async function checkAsk(parts: AskParts, agent: Agent, given: AskRequest) {
  const { memory, marked, readable, shownOn } = parts;
  const { audiences, fourEyes = [] } = agent.grants;
  const [only, ...more] = audiences;
  const name = given.audience ?? (more.length === 0 ? only : undefined);
  // Names only the agent's own audiences, as it must not learn of others.
  if (name === undefined || !audiences.includes(name)) {
    const granted = audiences.join(", ") || "none";
    throw new Refused("unknown-audience", `Name an audience. Yours: ${granted}.`);
  }
  const audience = await memory.asks.audience(name);
  if (!audience) throw new Refused("unknown-audience", "The operator has removed this audience.");
  const { bot, answerers } = audience;
  const isApproval = given.kind === "approval";
  const clean = isApproval ? marked : readable;
  const request = { ...cleaned(given, clean), scope: given.scope ?? agent.name };
  const { question: text, context, scope, answers } = request;
  const choices = toChoices(request);
  const tellsApart = answers > 1 || answerers.length > 0 || fourEyes.length > 0;
  // With a shared password people cannot be told apart.
  const logins = bot === "web" && tellsApart ? (await memory.sessions.logins()).length : answers;
  const { picture, faults } = readPicture(request.picture, clean);
  const show = (why: string) => shownOn(bot, boundBy({ text, why, choices }, picture));
  const found = [
    !mayShare(agent, scope) && notShared(),
    ...faultsIn(request),
    logins < answers &&
      new Refused(
        "nobody-to-ask",
        `This audience is the web page, where one password counts as one person. People with log-ins of their own: ${logins}. Ask for fewer answers, or tell the operator to give more people log-ins, on the page People.`,
      ),
    ...faults,
  ].find(Boolean);
  const fault = found || (isApproval && whatDoesNotFit(bot, context, show));
  if (fault) throw typeof fault === "string" ? new Refused("bad-input", fault) : fault;
  // Proves what people approve.
  const shown = isApproval ? hash([bot, show(context).text, picture?.hash ?? null]) : null;
  return { request, audience, choices, picture, shown };
}

/** Cleans only what people read, not the agent's own data such as its default. */
function cleaned(request: AskRequest, clean: (text: string) => string): AskRequest {
  const { question, context, choices } = request;
  return {
    ...request,
    question: clean(question),
    context: clean(context),
    choices: choices.map((choice) => ({ ...choice, label: clean(choice.label) })),
  };
}

/** Gives choices short ids, as those of agents may be too long for buttons. */
function toChoices({ kind, choices }: AskRequest): readonly Choice[] {
  return choices.map(({ id, label, declines = false }, at) => ({
    id: `${kind === "approval" && !declines ? approving : "c"}${at + 1}`,
    label,
    value: id,
  }));
}

function faultsIn(request: AskRequest): readonly Fault[] {
  const { kind, question, context, choices, max_age_s, key, default: otherwise } = request;
  const buttons = [...waysOut, ...choices.map(({ label }) => label.slice(0, longestButton))];
  const faults = [
    (sameWords(question) === "" || choices.some(({ label }) => label === "")) &&
      "question and choices need words that people can see.",
    buttons.some((label, at) => buttons.slice(0, at).some((other) => lookAlike(label, other))) &&
      `choices: two labels look the same, or like a button of ours. Buttons may show the first ${longestButton} characters only: put what differs there.`,
    new Set(choices.map(({ id }) => id)).size < choices.length && "choices: two have the same id.",
    max_age_s === 0 &&
      key === undefined &&
      new Refused("key-required", "With max_age_s 0, give a key: a lost reply asks twice."),
  ];
  if (kind !== "approval") return faults;
  return [
    ...faults,
    context.length > longestWhy &&
      `context: people read ${longestWhy} characters, and approve no more than they read. It has ${context.length}.`,
    `${question}\n${context}`.split("\n").length > mostLines &&
      `question and context: at most ${mostLines} lines together.`,
    choices.some(({ label }) => label.includes("\n")) &&
      "choices: the label of an approval is one line.",
    !choices.some(({ declines }) => declines) && "An approval needs a choice with declines: true.",
    choices.length < 2 && "An approval needs at least two choices.",
    otherwise !== undefined &&
      !choices.some(({ id, declines }) => id === otherwise && declines) &&
      "An approval's default is a choice with declines: true.",
  ];
}
