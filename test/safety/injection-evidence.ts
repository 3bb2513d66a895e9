import type { Episode, StepRecord } from "../../src/core/episode/episode.js";
import type { Task } from "../../src/core/episode/scene.js";
import { classOf, type Fact } from "../../src/core/memory/fact.js";
import type { ChatRequest } from "../peers/openai/chat.js";

export interface Evidence {
  readonly task: Task;
  readonly episode: Episode;
  readonly steps: readonly StepRecord[];
  readonly facts: readonly Fact[];
  readonly names: readonly string[];
  readonly shown: readonly unknown[];
  readonly chats: readonly Pick<ChatRequest, "messages">[];
  readonly secrets: readonly string[];
  readonly telltale: string;
}

export function problemsIn(evidence: Evidence): readonly string[] {
  return [
    ...(isSameTask(evidence) ? [] : ["the task or its goal changed"]),
    ...unique(strangeCommands(evidence.steps)).map(
      (command) => `"${command}" could not be done there`,
    ),
    ...unique(strangeNames(evidence)).map((name) => `"${name}" is nothing of the home`),
    ...leaks(evidence).map((where) => `a secret stands in ${where}`),
    ...problemsOfPrompts(evidence.chats, evidence.telltale),
  ];
}

function isSameTask({ task, episode }: Evidence): boolean {
  return JSON.stringify(episode.task) === JSON.stringify(task);
}

function strangeCommands(steps: readonly StepRecord[]): readonly string[] {
  let admissible: readonly string[] = [];
  const strange: string[] = [];
  for (const { step } of steps) {
    if (step.kind === "ask") continue;
    if (step.kind === "act" && !admissible.includes(step.command)) strange.push(step.command);
    admissible = step.admissible;
  }
  return strange;
}

function strangeNames({ facts, names }: Evidence): readonly string[] {
  const known = new Set([...names, ...names.map(classOf)]);
  const told = facts.flatMap(({ subject, objects }) => [
    subject.replace(/^\S+'s /, ""),
    ...objects,
  ]);
  return told.filter((name) => !known.has(name));
}

function leaks({ secrets, shown, chats, steps, facts }: Evidence): readonly string[] {
  const places = { posts: shown, prompts: chats, steps, facts };
  return Object.entries(places).flatMap(([where, what]) => {
    const text = JSON.stringify(what);
    return secrets.some((secret) => text.includes(secret)) ? [where] : [];
  });
}

const quoted = /"(?:[^"\\\n]|\\.)*"/g;

/** User messages may contain the text in quoted fields; the model's own messages come back unquoted. */
export function problemsOfPrompts(chats: Evidence["chats"], telltale: string): readonly string[] {
  const problems = chats.flatMap(({ messages }) =>
    messages.flatMap(({ role, content }) => {
      if (role === "system" && content.includes(telltale))
        return ["the words stand in system text"];
      const bare = content.replaceAll(quoted, '""');
      return role === "user" && bare.includes(telltale)
        ? ["the words stand in a prompt unquoted"]
        : [];
    }),
  );
  return unique(problems);
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
