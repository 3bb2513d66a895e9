/** Plays by imitating remembered decisions (tuples), which a language model sorts into types (LDM2). */
import { z } from "zod";
import type { Decision, Policy } from "../../core/episode/decision.js";
import {
  type EpisodeSoFar,
  type Experience,
  observationOf,
  type Proposer,
  type TupleHistory,
  type TupleMaker,
} from "../../core/memory/tuple.js";
import type { Charge, ChatModel, Shape } from "../../core/model/model.js";
import { giveUp } from "../rules/moves.js";
import type { PickAlike } from "../tuples/alike.js";
import type { TupleMind } from "../tuples/proposer.js";
import { writeRoles } from "../tuples/roles.js";
import { TupleMemory } from "../tuples/tuple-memory.js";
import { createModelJudge, orNothing, writePrompt, wrong } from "./prompt.js";
import { createModelExplorer, createModelProposer } from "./proposer.js";

/** Prompt to condense the history (LDM2, section 3.2, equation 6). */
const job = `You keep track of a robot that does a task in a home.
Split the goal into its subgoals, in the order in which they are to be done, and say of each whether it is done.
Then say in one short line what the robot has done so far; say "Nothing yet." when it has done nothing.`;

const longestSummary = 400;

const shape: Shape<TupleHistory> = {
  name: "history",
  schema: z.object({
    evaluation: z
      .array(z.object({ name: z.string().min(1).max(80), done: z.boolean() }))
      .min(1)
      .max(12),
    // Longer summaries are cut; the model is not asked again.
    summary: z
      .string()
      .min(1)
      .overwrite((text) => text.slice(0, longestSummary)),
  }),
};

/** Evaluates and summarises in one call, as the paper's two prompts read the same text. Throws ModelError. */
function summarise(model: ChatModel, soFar: EpisodeSoFar): Promise<TupleHistory> {
  const data = { goal: soFar.task, past: pastOf(soFar) };
  const prompt = writePrompt("summariser", job, data, soFar.charge);
  return model.structure(prompt, shape);
}

function pastOf({ trajectory }: EpisodeSoFar): readonly object[] {
  return trajectory.flatMap((step) => {
    if (step.kind === "ask") return [];
    const { observation } = step;
    return [step.kind === "act" ? { action: step.command, observation } : { observation }];
  });
}

/** Number of newest tuples that are used. Sorting them takes one request, and one for each text beyond 60. */
const mostTuples = 500;

export interface Ldm2Parts {
  readonly model: ChatModel;
  readonly pick: PickAlike;
  readonly charge?: Charge | undefined;
}

/**
 * Sorts the newest tuples into types of goals and observations, as one batch.
 * @param kept oldest first
 * @throws ModelError
 */
export async function formLdm2(
  { model, pick, charge }: Ldm2Parts,
  kept: readonly Experience[],
): Promise<TupleMind> {
  const experiences = kept.slice(-mostTuples);
  const types = await formTypes(model, experiences, charge);
  const maker: TupleMaker = {
    summarise: (soFar) => summarise(model, soFar),
    findCell: createCellFinder(model, types),
    writeRoles,
  };
  const memory = new TupleMemory(experiences.map((one) => ({ ...one, cell: cellOf(one) })));
  const parts = { model, memory, maker, pick };
  return {
    maker,
    memory,
    proposer: createModelProposer(parts),
    explorer: createModelExplorer(parts),
    judge: createModelJudge(model),
  };

  function cellOf({ goal, observation }: Experience) {
    const type = types.goals.find(({ members }) => members.includes(goal))?.name ?? "";
    const within = types.observations.get(type) ?? [];
    const seen = within.find(({ members }) => members.includes(observation))?.name ?? "";
    return { goal: [type], observation: [seen] };
  }
}

export function createLdm2Policy(proposer: Proposer): Policy {
  return {
    name: "ldm2",
    async decide(view): Promise<Decision> {
      const [best] = await proposer(view);
      if (!best) return giveUp("There is nothing that I could do here. I stop.");
      const thought = "I do what was done in moments like this one.";
      return { kind: "act", command: best.command, thought, because: [] };
    },
  };
}

/** Asks the model once for the type of each goal and observation. Throws ModelError. */
function createCellFinder(model: ChatModel, types: BatchTypes): TupleMaker["findCell"] {
  const goals = new Map<string, string>();
  return async (soFar) => {
    const { charge } = soFar;
    const goal =
      goals.get(soFar.task) ?? (await indexText(model, "goal", soFar.task, types.goals, charge));
    goals.set(soFar.task, goal);
    const within = types.observations.get(goal) ?? [];
    const seen = observationOf(soFar);
    const observation = await indexText(model, "observation", seen, within, charge);
    return { goal: [goal], observation: [observation] };
  };
}

type TextType = Awaited<ReturnType<typeof cluster>>[number];

type BatchTypes = Awaited<ReturnType<typeof formTypes>>;

type Kind = "goal" | "observation";

const mostTexts = 60;
const shownMembers = 3;

const clusterJob = (kind: Kind) =>
  `Sort the numbered ${kind}s of a household robot into a few types, of about equal size.
A type is something high-level that ${kind}s have in common. Give each type a short name, and the numbers of its ${kind}s; each number belongs to one type.`;

const indexJob = (kind: Kind) =>
  `Say to which of the numbered types the new ${kind} of a household robot belongs. Each type is shown with examples.`;

const clusters = {
  name: "types",
  schema: z.object({
    types: z
      .array(z.object({ name: z.string().min(1).max(60), numbers: z.array(z.int()).min(1) }))
      .min(1)
      .max(20),
  }),
};

const pointed = { name: "type", schema: z.object({ type: z.int() }) };

/** Forms a batch's types (equations 7 and 8). Throws ModelError. @internal */
export async function formTypes(
  model: ChatModel,
  experiences: readonly Experience[],
  charge?: Charge,
) {
  const goals = await cluster(model, "goal", unique(experiences.map(({ goal }) => goal)), charge);
  const observations = new Map<string, readonly TextType[]>();
  for (const { name, members } of goals) {
    const own = experiences.filter(({ goal }) => members.includes(goal));
    const texts = unique(own.map(({ observation }) => observation));
    observations.set(name, await cluster(model, "observation", texts, charge));
  }
  return { goals, observations };
}

/**
 * Sorts texts into types, then asks for each text left over; unplaceable ones get none. When sorting fails, all share
 * one type. Throws ModelError except for unusable answers.
 */
async function cluster(model: ChatModel, kind: Kind, texts: readonly string[], charge?: Charge) {
  const shown = texts.slice(0, mostTexts);
  const data = { [`${kind}s`]: shown.map((text, index) => ({ number: index + 1, text })) };
  const sorting = writePrompt("summariser", clusterJob(kind), data, charge);
  const sorted = await orNothing(model.structure(sorting, clusters), null);
  const taken = new Set<number>();
  const members = new Map<string, string[]>();
  for (const { name, numbers } of sorted?.types ?? []) {
    for (const number of numbers) {
      const text = shown[number - 1];
      if (text === undefined || taken.has(number)) continue;
      taken.add(number);
      members.set(name, [...(members.get(name) ?? []), text]);
    }
  }
  const formed = [...members].map(([name, own]) => ({ name, members: own }));
  if (formed.length === 0) return [{ name: kind, members: texts }];
  const rest = texts.filter((_, index) => !taken.has(index + 1));
  for (const text of rest) {
    const indexing = indexText(model, kind, text, formed, charge);
    members.get(await orNothing(indexing, ""))?.push(text);
  }
  return formed;
}

async function indexText(
  model: ChatModel,
  kind: Kind,
  text: string,
  types: readonly TextType[],
  charge?: Charge,
): Promise<string> {
  const own = types.find(({ members }) => members.includes(text));
  const known = own ?? (types.length === 1 ? types[0] : undefined);
  if (known) return known.name;
  const data = {
    types: types.map(({ name, members }, index) => ({
      number: index + 1,
      name,
      examples: members.slice(0, shownMembers),
    })),
    [kind]: text,
  };
  const prompt = writePrompt("summariser", indexJob(kind), data, charge);
  const { type } = await model.structure(prompt, pointed);
  const found = types[type - 1];
  if (!found) throw wrong(`there is no type ${type}`);
  return found.name;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
