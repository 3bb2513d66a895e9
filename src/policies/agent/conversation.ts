/**
 * Writes an episode as a conversation with tools. Each prompt extends the one before, so that the server can cache it.
 */
import type { PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import type { Fact } from "../../core/memory/fact.js";
import { quote, quotedIsData, sayClaim } from "../../core/memory/notebook.js";
import type { Turn } from "../../core/model/model.js";
import { sayAnswer, sayNeed, tidy } from "../react/transcript.js";
import { commandsEverywhere, commandsHere, placesAtStart } from "./commands.js";

/** Facts shown at the top; the model recalls others on request. */
export const mostShown = 40;
/** Most characters of the steps shown; the oldest beyond are dropped, several at once. */
const episodeLimit = 24_000;
const foldedAtOnce = 10;
/** Number of actions before the end at which the agent is warned. */
const fewSteps = 10;

const instructions = [
  "You control a robot that does tasks in a home. Call one tool each turn.",
  '"See" is what the robot sees. "Everywhere" lists commands that are always possible, "go to" with each place that is named at the beginning, except where the robot is. "Here" lists those that are possible now. Give a command word for word.',
  "Look into places that are likely for what you seek. Things are taken at their place, and cleaned, heated, cooled or put at another.",
  "Ask when you do not know where a thing is or which one is meant; never ask what you have seen or were told.",
  quotedIsData,
].join("\n");

/** @param picture the home when the episode began, as a PNG in base64 */
export function writeConversation(
  view: PolicyView,
  thinks: boolean,
  picture: string | null = null,
): readonly Turn[] {
  const { trajectory } = view;
  const begin = trajectory[0];
  const turns = trajectory.map((step, seq) => writeStep(view, { step, seq, thinks }));
  const kept = fold(turns.slice(1));
  const folded = turns.length - 1 - kept.length;
  const text = writeHead(view, begin, folded).join("\n");
  const head: Turn = { speaker: "user", text, ...(picture !== null && { picture }) };
  const whole = [{ speaker: "system", text: instructions } as const, head, ...kept.flat()];
  return addLines(whole, describeChanges(view));
}

export function addLines(turns: readonly Turn[], lines: readonly string[]): readonly Turn[] {
  const last = turns.at(-1);
  if (!last || last.speaker === "caller" || lines.length === 0) return turns;
  return [...turns.slice(0, -1), { ...last, text: [last.text, ...lines].join("\n") }];
}

/** Drops the oldest steps in blocks, so that the kept part rarely changes. */
function fold(steps: readonly (readonly Turn[])[]): readonly (readonly Turn[])[] {
  const sizes = steps.map((turns) => JSON.stringify(turns).length);
  let kept = steps.length;
  let size = sizes.reduce((sum, one) => sum + one, 0);
  while (size > episodeLimit && kept > foldedAtOnce) {
    const from = steps.length - kept;
    size -= sizes.slice(from, from + foldedAtOnce).reduce((sum, one) => sum + one, 0);
    kept -= foldedAtOnce;
  }
  return steps.slice(steps.length - kept);
}

function writeHead(
  view: PolicyView,
  begin: TrajectoryStep | undefined,
  folded: number,
): readonly string[] {
  const { rules = [] } = view;
  const known = view.knownAtStart ?? view.facts;
  const lines = [...rules.map(({ text }) => quote(text)), ...known.map(sayFact)];
  const shown = [...new Set(lines)].slice(-mostShown);
  return [
    ...writeTask(view),
    ...writeEverywhere(view),
    ...(shown.length > 0 ? ["Known:", ...shown.map((line) => `- ${line}`)] : []),
    ...(shown.length < lines.length ? ["(There is more: recall it.)"] : []),
    ...(begin && begin.kind !== "ask" ? writeSight(begin, view) : []),
    ...(folded > 0 ? [`(${folded} earlier steps are left out.)`] : []),
  ];
}

export function writeTask({ task, particular, chosen }: PolicyView): readonly string[] {
  return [
    `Task: ${quote(task)}`,
    ...(particular ? ["(One particular thing is meant. People know which.)"] : []),
    ...(chosen ? [`(People chose: ${chosen.map(quote).join(", ")}.)`] : []),
  ];
}

/** Writes '"mug" at "fridge 1"' or "desk 1: pen 1, mug 2". */
export function sayFact(fact: Fact): string {
  return sayClaim(fact) ?? `${fact.subject}: ${fact.objects.join(", ") || "nothing"}`;
}

type WorldStep = Exclude<TrajectoryStep, { kind: "ask" }>;

function writeEverywhere(view: PolicyView): readonly string[] {
  const [seen] = view.trajectory;
  const text = seen && "observation" in seen ? seen.observation : "";
  const places = placesAtStart(view);
  const isSeen = (place: string): boolean =>
    text.split(place).some((rest, at) => at > 0 && !/^\w/.test(rest));
  return [
    `Everywhere: ${commandsEverywhere(view).join("; ")}`,
    ...(places.every(isSeen) ? [] : [`Places: ${places.join(", ")}`]),
  ];
}

function writeSight(step: WorldStep, view: PolicyView): readonly string[] {
  const here = commandsHere(view, step);
  return [
    `See: ${tidy(step.observation)}`,
    ...(here.length > 0 ? [`Here: ${here.join("; ")}`] : []),
  ];
}

function writeStep(
  view: PolicyView,
  { step, seq, thinks }: { step: TrajectoryStep; seq: number; thinks: boolean },
): readonly Turn[] {
  if (step.kind === "begin") return [];
  const id = `s${seq}`;
  const { thought, note } = step;
  const aside = { ...(note !== undefined && { note }) };
  const why = thinks && thought !== "" ? { thought } : {};
  if (step.kind === "act")
    return [
      {
        speaker: "caller",
        id,
        call: { tool: "act", input: { ...why, command: step.command, ...aside } },
      },
      { speaker: "tool", id, text: writeSight(step, view).join("\n") },
    ];
  const { func, adjective, noun } = step.need;
  const input = {
    kind: func,
    ...(adjective && { adjective }),
    noun,
    question: sayNeed(step.need),
    ...aside,
  };
  return [
    { speaker: "caller", id, call: { tool: "ask", input } },
    { speaker: "tool", id, text: `Answer: ${sayAnswer(step, view.facts)}` },
  ];
}

/** Describes facts learned or retracted since the start, except the episode's own answers, and the steps left. */
export function describeChanges(view: PolicyView): readonly string[] {
  const { trajectory, facts, knownAtStart = facts, stepsLeft } = view;
  const answered = new Set(
    trajectory.flatMap((step) => (step.kind === "ask" ? (step.told ?? []) : [])),
  );
  const learned = claimsOf(facts).filter(
    (claim) => !answered.has(claim) && !claimsOf(knownAtStart).includes(claim),
  );
  const gone = claimsOf(knownAtStart).filter((claim) => !claimsOf(facts).includes(claim));
  return [
    ...(learned.length > 0 ? [`Known meanwhile: ${learned.join(", ")}`] : []),
    ...(gone.length > 0 ? [`No longer so: ${gone.join(", ")}`] : []),
    ...(stepsLeft !== undefined && stepsLeft < fewSteps ? [`Steps left: ${stepsLeft}`] : []),
  ];
}

function claimsOf(facts: readonly Fact[]): readonly string[] {
  return [...new Set(facts.flatMap((fact) => sayClaim(fact) ?? []))];
}

export function sayTurns(turns: readonly Turn[]): readonly string[] {
  return turns.flatMap((turn) => {
    if (turn.speaker === "system") return [];
    if (turn.speaker !== "caller") return [turn.text];
    const { tool, input } = turn.call;
    return [`${tool === "act" ? "Act" : "Ask"}: ${String(input.command ?? input.question)}`];
  });
}
