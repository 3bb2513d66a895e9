/** Clusters and indexes goals and observations by a language model (LDM2, section 3.2). */
import { z } from "zod";
import type { Charge, ChatModel } from "../../core/model.js";
import type { Experience } from "../../core/tuple.js";
import { orNothing, writePrompt, wrong } from "./prompt.js";

export type TextType = Awaited<ReturnType<typeof cluster>>[number];

export type BatchTypes = Awaited<ReturnType<typeof formTypes>>;

export type Kind = "goal" | "observation";

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

/** Forms a batch's types (equations 7 and 8). Throws ModelError. */
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
 * Indexes texts without a type; those that the model cannot place get none. When clustering fails, all share one type.
 * Throws ModelError except for unusable answers.
 */
async function cluster(model: ChatModel, kind: Kind, texts: readonly string[], charge?: Charge) {
  const shown = texts.slice(0, mostTexts);
  const data = { [`${kind}s`]: shown.map((text, index) => ({ number: index + 1, text })) };
  const sorting = writePrompt({ role: "summariser", job: clusterJob(kind), data, charge });
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
    const indexing = indexText(model, { kind, text, types: formed, charge });
    members.get(await orNothing(indexing, ""))?.push(text);
  }
  return formed;
}

export interface Indexing {
  readonly kind: Kind;
  readonly text: string;
  readonly types: readonly TextType[];
  readonly charge?: Charge | undefined;
}

export async function indexText(
  model: ChatModel,
  { kind, text, types, charge }: Indexing,
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
  const { type } = await model.structure(
    writePrompt({ role: "summariser", job: indexJob(kind), data, charge }),
    pointed,
  );
  const found = types[type - 1];
  if (!found) throw wrong(`there is no type ${type}`);
  return found.name;
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
