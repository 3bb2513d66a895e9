/** Writes the prompt of the policies that think and act: instruction, examples, what is known, and the episode. */
import type { PolicyView } from "../../core/episode/decision.js";
import { quote, quotedIsData, sayClaim } from "../../core/memory/notebook.js";
import { describeChanges, sayFact, writeTask } from "../agent/conversation.js";
import { readFacing } from "../rules/place-text.js";
import { type Example, pickExamples, typeOf } from "./example.js";
import { foldOldest, writeSteps } from "./transcript.js";

/** Examples shown, the paper's K (section 4.1); 1 where rounds are remembered. */
const shownExamples = 2;
/** Most characters of the episode, enough for 50 steps; the oldest lines beyond are dropped. */
const episodeLimit = 24_000;

const common = [
  "You control a robot that does tasks in a home. The home is told in lines:",
  "Task: what is to be done. See: what the robot sees. Think: one short thought about what to do next.",
  "Act: one command of those that are possible.",
];
const asking = [
  "Ask: a question to the people of the home, who know where things are and what they mean. Answer: what was understood of their reply.",
  "Ask when you do not know where a thing is or which one is meant; do not ask what you have seen or were told.",
];

export function instruct(asks: boolean): string {
  return [...common, ...(asks ? asking : []), quotedIsData].join("\n");
}

export function describeView(view: PolicyView, examples: readonly Example[]): string {
  return [...showExamples(view, examples), ...showKnown(view), ...showEpisode(view)].join("\n");
}

/** True for a later round: the robot starts at a place. */
function isLaterRound({ trajectory }: PolicyView): boolean {
  const [begin] = trajectory;
  return begin?.kind === "begin" && readFacing(begin.observation).length > 0;
}

function showExamples(view: PolicyView, examples: readonly Example[]): readonly string[] {
  const later = isLaterRound(view);
  const variant = later ? "multiround" : view.particular ? "ambiguous" : "standard";
  const count = later ? 1 : shownExamples;
  return pickExamples(examples, { type: typeOf(view.task), variant }, count).flatMap(
    ({ text }, index) => [`=== Example ${index + 1} ===`, text, ""],
  );
}

function showKnown(view: PolicyView): readonly string[] {
  const { rules = [], knownAtStart: facts = view.facts } = view;
  const taught = rules.map(({ text }) => `- ${quote(text)}`);
  const claims = facts.flatMap((fact) => sayClaim(fact) ?? []).map((claim) => `- ${claim}`);
  const seen = facts
    .filter(({ relation }) => relation === "holds")
    .map((fact) => `- ${sayFact(fact)}`);
  return [
    ...section("=== How this home works, as people taught it ===", taught),
    ...section("=== What people said about this home ===", [...new Set(claims)]),
    ...section("=== What lay where when it was last seen ===", seen),
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines, ""];
}

function showEpisode(view: PolicyView): readonly string[] {
  return [
    "=== Now ===",
    ...writeTask(view),
    ...foldOldest(writeSteps(view.trajectory, view.facts), episodeLimit),
    ...describeChanges(view).map((line) => `(${line}.)`),
  ];
}
