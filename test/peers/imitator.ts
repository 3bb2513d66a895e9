/** A model that imitates the shown examples, and uses its own knowledge only to explore. */
import type { ChatModel, Choosing, Prompt } from "../../src/core/model/model.js";
import { sortTexts, weighCommands, writeHistory } from "./openai/players/ldm2-player.js";

interface Moment {
  readonly goal: string;
  readonly subgoals: readonly { readonly name: string; readonly done: boolean }[];
  readonly past: string;
  readonly observation: string;
}

interface Shown {
  readonly examples: readonly (Moment & { readonly action: string })[];
  readonly now: Moment;
  readonly actions?: readonly string[];
}

interface Told extends Shown {
  readonly goal: string;
  readonly past: Parameters<typeof writeHistory>[1];
  readonly observation: string;
  readonly goals?: Parameters<typeof sortTexts>[0];
  readonly observations: Parameters<typeof sortTexts>[0];
  readonly types: readonly Type[];
}

interface Type {
  readonly name: string;
  readonly number: number;
  readonly examples: readonly string[];
}

function mostAlike(text: string, types: readonly Type[]): number {
  const ranked = types.map(({ number, examples }) => ({
    number,
    common: Math.max(...examples.map((example) => overlap(text, example))),
  }));
  return ranked.sort((one, other) => other.common - one.common)[0]?.number ?? 1;
}

function overlap(one: string, other: string): number {
  const [a, b] = [one, other].map((text) => new Set(text.toLowerCase().match(/[a-z]+/g)));
  const common = [...(a ?? [])].filter((word) => b?.has(word)).length;
  return common / ((a?.size ?? 0) + (b?.size ?? 0) - common || 1);
}

export function createImitator(): ChatModel & { readonly jobs: string[] } {
  const jobs: string[] = [];
  const read = ({ messages }: Prompt): { job: string; data: Told } => {
    const [system, user] = messages.flatMap((turn) => ("text" in turn ? [turn.text] : []));
    jobs.push(String(system).slice(0, 40));
    return { job: String(system), data: JSON.parse(String(user)) };
  };
  return {
    jobs,
    complete: () => Promise.reject(new Error("nothing is said freely here")),
    converse: () => Promise.reject(new Error("there are no tools here")),
    async structure(prompt, { schema }) {
      const { job, data } = read(prompt);
      return schema.parse(answer(job, data));
    },
    async choose(prompt, options): Promise<Choosing> {
      const weights = weigh(read(prompt).data, options);
      const sum = weights.reduce((total, weight) => total + weight, 0);
      const scored = options
        .map((option, at) => ({ option, probability: (weights[at] ?? 0) / sum }))
        .sort((one, other) => other.probability - one.probability);
      return { scored, by: "log-probabilities" };
    },
  };
}

function answer(job: string, data: Told): unknown {
  if (job.startsWith("You keep track")) return writeHistory(data.goal, data.past);
  if (job.startsWith("Sort the numbered")) return sortTexts(data.goals ?? data.observations);
  if (job.startsWith("Say to which")) {
    return { type: mostAlike(data.goal ?? data.observation, data.types) };
  }
  if (job.startsWith("You are shown two ways")) return { number: 1 };
  return { actions: explore(data) };
}

/** Knowledge of housework, used only where a prompt asks to explore. */
function explore({ now, actions = [] }: Shown): readonly { action: string; confidence: number }[] {
  const weights = weighCommands(now, actions);
  const few = actions
    .map((action, at) => ({ action, weight: weights[at] ?? 0 }))
    .sort((one, other) => other.weight - one.weight)
    .slice(0, 4);
  const sum = few.reduce((total, { weight }) => total + weight, 0);
  return few.map(({ action, weight }) => ({ action, confidence: weight / sum }));
}

function weigh({ examples, now }: Shown, options: readonly string[]): readonly number[] {
  const votes = new Map<string, number>();
  for (const example of examples) {
    const pattern = roleOf(example, example.action);
    const share = likeness(example, now);
    votes.set(pattern, (votes.get(pattern) ?? 0) + share);
    const loose = looseOf(pattern);
    votes.set(loose, (votes.get(loose) ?? 0) + share / 5);
  }
  const looked = listIn(now, "Looked into");
  const isSearching = nextOf(now) === "find";
  return options.map((option) => {
    const place = option.replace(/^\w+ (to )?/, "");
    const isStale = isSearching && option.startsWith("go to ") && looked.includes(place);
    const usual = option.startsWith("open ") ? 1e-3 : option.startsWith("go to ") ? 1e-4 : 1e-6;
    const pattern = roleOf(now, option);
    const voted = (votes.get(pattern) ?? 0) + (votes.get(looseOf(pattern)) ?? 0);
    const isDone = option.startsWith("use ") && now.observation.startsWith("You turn on");
    return (voted + usual) * (isStale || isDone ? 0.01 : 1);
  });
}

function nextOf({ subgoals }: Moment): string {
  return (subgoals.find(({ done }) => !done)?.name ?? "").replace(/ \d+$/, "");
}

function likeness(one: Moment, other: Moment): number {
  const goals = one.goal === other.goal ? 1 : 0.5;
  const seen = 0.2 + overlap(one.observation, other.observation);
  // examples from another point of the task do not apply
  return (nextOf(one) === nextOf(other) ? 1 : 1e-5) * goals * seen;
}

/** Replaces names in an action by the goal's words. */
function roleOf(moment: Moment, action: string): string {
  const words: readonly string[] = moment.goal.toLowerCase().match(/[a-z]+/g) ?? [];
  const seen = [
    ...listIn(moment, "Seen")
      .join(", ")
      .matchAll(/at (\w+ \d+)/g),
  ].map(([, at = ""]) => at);
  return action
    .replace(/(\w+) \d+/g, (name: string, kind: string) => {
      if (seen.includes(name)) return "SEEN";
      const at = words.lastIndexOf(kind);
      if (at >= 0) return at === words.length - 1 ? "LAST" : "NAMED";
      return /^go|^open/.test(action) ? `PLACE:${kind}` : kind;
    })
    .trim();
}

function looseOf(pattern: string): string {
  return pattern.replace(/PLACE:\w+/, "ANY PLACE");
}

function listIn({ past }: Moment, what: string): readonly string[] {
  return (new RegExp(`${what}: ([^.]*)\\.`).exec(past)?.[1] ?? "").split(", ");
}
