/** Plays ReAct, ABA and ABA-IL's tuned model: parses the prompt and applies the rules policy. */
import type { PolicyView } from "../../../../src/core/episode/decision.js";
import type { TrajectoryStep } from "../../../../src/core/episode/episode.js";
import { classOf, type Fact } from "../../../../src/core/memory/fact.js";
import type { Need } from "../../../../src/core/question/question.js";
import { readQuestion } from "../../../../src/policies/aba-il/aba-il-policy.js";
import { find } from "../../../../src/policies/rules/find.js";
import { handle } from "../../../../src/policies/rules/handle.js";
import { askToChoose, understand } from "../../../../src/policies/rules/situation.js";
import { asked, did, fact } from "../../../policies/rules/views.js";
import type { ChatMessage, Player } from "../brain.js";
import { pickOption, readOptions } from "../options.js";

export function chooseCommand(text: string, options: readonly string[]): string | null {
  const view = readView(text, options);
  if (!view) return null;
  const next = decide(view, options.includes("ask"));
  return typeof next === "string" && options.includes(next)
    ? next
    : next
      ? "ask"
      : (options[0] ?? "");
}

export function writeQuestion(text: string): Record<string, string> | null {
  const view = readView(text, []);
  const need = view && decide(view, true);
  if (!need || typeof need === "string") return null;
  const { func, noun, adjective = "" } = need;
  return { sentence: `${func} is the ${adjective} ${noun}?`, func, noun, adjective };
}

/** Finds the place for "Query: mug >". */
function recollect(text: string): string | null {
  const wanted = /Query: (.+) >\s*$/.exec(text)?.[1];
  const view = readView(text, []);
  if (wanted === undefined || !view) return null;
  for (const { relation, subject, objects } of view.facts) {
    if (relation === "at" && subject === wanted) return `${wanted} is in ${objects[0]}.`;
    const thing = relation === "holds" && objects.find((one) => classOf(one) === wanted);
    if (thing) return `${thing} is in ${subject}.`;
  }
  return "I have never seen it.";
}

/** Returns a command or a question; searches if asking is not allowed. */
function decide(view: PolicyView, mayAsk: boolean): string | Need | null {
  const trajectory = [...view.trajectory];
  for (let tries = 0; tries < 5; tries++) {
    const situation = understand({ ...view, trajectory });
    if (!situation) return null;
    const { held } = situation.belief;
    const next =
      askToChoose(situation.task) ?? (held === null ? find(situation) : handle(situation, held));
    if (next?.kind !== "ask") return next?.kind === "act" ? next.command : null;
    if (mayAsk && next.need.thing === undefined) return next.need;
    trajectory.push(asked(next.need, "withheld"));
  }
  return null;
}

const quoted = /"([^"]*)"/g;
const namesIn = (text: string) => [...text.matchAll(quoted)].map(([, name = ""]) => name);

function readView(text: string, options: readonly string[]): PolicyView | null {
  const now = Math.max(text.lastIndexOf("=== Now ==="), text.search(/^Task: /m));
  if (now < 0) return null;
  const lines = text.slice(now).split("\n");
  const known = text.slice(text.lastIndexOf("=== Example", now) + 1, now).split("\n");
  const told = lines.filter((line) => /^(?:- |Answer: |\(?Known meanwhile: )/.test(line));
  const chosen = lines.find((line) => line.startsWith("(People chose"));
  return {
    task: String(JSON.parse(lines.find((line) => line.startsWith("Task: "))?.slice(6) ?? '""')),
    particular: lines.some((line) => line.startsWith("(One particular thing is meant")),
    ...(chosen && { chosen: namesIn(chosen) }),
    facts: [...known, ...told].flatMap(readFacts),
    trajectory: readSteps(lines, options),
    askEagerly: false,
  };
}

/** Parses a sentence or "- fridge 1: mug 2, egg 1". */
function readFacts(line: string): readonly Fact[] {
  const [, place, things = ""] = /^- ([a-z]+ \d+): (.+)$/.exec(line) ?? [];
  if (place) return [fact(place, "holds", things === "nothing" ? [] : things.split(", "))];
  return [...line.matchAll(/"([^"]*)" (not )?(at|is) ("[^"]*"(?: or "[^"]*")*)/g)].map(
    ([, subject = "", not, verb, objects = ""]) =>
      fact(subject, verb === "at" ? "at" : "is", namesIn(objects), { polarity: !not }),
  );
}

/** Prompts list only current actions, so reachable places are taken from earlier steps. */
function readSteps(lines: readonly string[], options: readonly string[]): TrajectoryStep[] {
  const steps: TrajectoryStep[] = [];
  const gone = lines.flatMap((line) => /^Act: (go to .+)$/.exec(line)?.[1] ?? []);
  const journeys = options.filter((option) => option.startsWith("go to "));
  let command = "";
  for (const line of lines) {
    const [, label, words = ""] = /^(Act|Ask|See): (.+)$/.exec(line) ?? [];
    if (label === "Act") command = words;
    const { func, noun, adjective } = (label === "Ask" && readQuestion(words)) || {};
    if (func && noun) steps.push(asked({ func, noun, ...(adjective && { adjective }) }));
    if (label !== "See") continue;
    const listed = [...words.matchAll(/\ban? ([a-z]+ \d+)/g)].map(([, place]) => `go to ${place}`);
    const admissible = [...new Set([...listed, ...journeys, ...gone])];
    if (steps.length === 0) steps.push({ kind: "begin", observation: words, admissible });
    else steps.push(did(command, words, []));
  }
  const last = steps.findLastIndex(({ kind }) => kind !== "ask");
  return steps.map((step, at) =>
    at === last && step.kind !== "ask" && options.length > 0
      ? { ...step, admissible: [...options] }
      : step,
  );
}

const acts = "You control a robot that does tasks in a home.";
const begins = ([system]: readonly ChatMessage[]) => system?.content.startsWith(acts) ?? false;
const pickBest = (text: string, ...[messages, params]: Parameters<Player["answer"]>) => {
  const best = chooseCommand(text, readOptions(messages));
  return pickOption(messages, params, (option) => (option === best ? 1 : 0));
};

export const householdPlayer: Player = {
  name: "household",
  recognises: begins,
  answer(messages, params) {
    const text = messages[1]?.content ?? "";
    if (readOptions(messages).length > 0) return pickBest(text, messages, params);
    // By schema, or in words if the server has none.
    const wantsObject = params.schema ?? messages.at(-1)?.content.includes("JSON schema");
    if (wantsObject) return JSON.stringify(writeQuestion(text) ?? {});
    return recollect(text) ?? "I go on.";
  },
};

const isOptions = ({ content }: ChatMessage) => /^(?:Options:|Row [A-T]:)/.test(content);
const wantsLine = /(?:Think:|Act:|Ask:|Query: .+ >)\s*$/;

export const tunedPlayer: Player = {
  name: "tuned",
  recognises(messages) {
    const last = messages.findLast((message) => !isOptions(message))?.content ?? "";
    return begins(messages) && /(?:^|\n)(?:See|Answer): /.test(last) && !wantsLine.test(last);
  },
  answer(messages, params) {
    const said = messages.slice(1).filter((message) => !isOptions(message));
    const text = said.map(({ content }) => content).join("\n");
    if (readOptions(messages).length > 0) return pickBest(text, messages, params);
    const { func, noun, adjective } = writeQuestion(text) ?? {};
    if (!func) return "Act:";
    if (adjective === "two") return `Ask: Where are two ${noun}s?`;
    const of = adjective ? `${adjective} ${noun}` : noun;
    return `Ask: ${func === "where" ? `Where is the ${of}` : `Which ${noun} is ${adjective}`}?`;
  },
};
