/** Plants a distinct word in each place, so that a leak shows its source. */

import type { Memory } from "../../../memory/stores.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import type { Platform } from "../../../src/core/bot.js";
import { pilot } from "../../app/campaigns/scenario.js";
import {
  askStep,
  factWrite,
  sampleBallot,
  sampleEpisode,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
} from "../../memory/samples.js";

/** Sous' channel, two others, and another platform. */
export interface Ground {
  readonly platform: Platform;
  readonly workspace: string;
  readonly configured: string;
  readonly other: string;
  readonly third: string;
}

export const words = {
  configured: "cassiopeia",
  other: "dagobert",
  third: "eulalia",
  elsewhere: "philippa",
} as const;
export type Word = (typeof words)[keyof typeof words];

/** `flat` comes with Sous and is played in all places. */
export const homeOf = {
  configured: "den-cassiopeia",
  other: "den-dagobert",
  third: "den-eulalia",
  elsewhere: "den-philippa",
} as const;

/** A caller's word, said in the third channel about `flat`. */
export function ownWord(person: string): string {
  return `${person}words`;
}

interface Person {
  readonly id: string;
  readonly name: string;
}

/** @param callers by the names of {@link ownWord} */
export async function plant(
  memory: Memory,
  ground: Ground,
  callers: Readonly<Record<string, Person>>,
): Promise<void> {
  const places = ["configured", "other", "third", "elsewhere"] as const;
  for (const place of places) {
    const word = words[place];
    const bot = place === "elsewhere" ? "x-elsewhere" : ground.platform;
    const channel = place === "elsewhere" ? "far" : ground[place];
    const at = { bot, channel } as const;
    await keepHome(memory, homeOf[place], `Den of ${word}`);
    const person = { id: `u-${word}`, name: word };
    const workspace = ground.workspace;
    const said = { memory, at, word, person, workspace };
    await say({ ...said, home: homeOf[place], key: `${place}-own` });
    await say({ ...said, home: "flat", key: `${place}-flat` });
    if (place === "third")
      for (const [name, caller] of Object.entries(callers))
        await say({ ...said, home: "flat", key: name, word: ownWord(name), person: caller });
    await leaveOpen({ memory, at, word, home: homeOf[place] });
    await memory.schedules.set({
      household: homeOf[place],
      ...at,
      bot: ground.platform,
      minute: 600,
      timeZone: "UTC",
      lastDay: null,
      createdAt: 1,
    });
    const design = pilot({ id: word, title: `Study of ${word}`, ...at, bot: "web" });
    await memory.campaigns.create({
      id: word,
      design: { ...design, ...at },
      hash: "0".repeat(64),
      state: "running",
      reason: null,
      createdAt: 1,
      startedAt: 1,
      closedAt: null,
    });
  }
}

async function keepHome(memory: Memory, id: string, title: string): Promise<void> {
  const { content, tasks } = loadHousehold("flat");
  await memory.households.create({ id, title, content, tasks, createdAt: 1 });
}

interface Said {
  readonly memory: Memory;
  readonly at: { readonly bot: Platform; readonly channel: string };
  readonly home: string;
  readonly word: string;
  readonly key: string;
  readonly person: Person;
  readonly workspace: string;
}

/** A finished episode: question and answer with the word, and resulting facts and a rule. */
async function say({ memory, at, home, word, key, person, workspace }: Said): Promise<void> {
  if (home === "flat") await keepHome(memory, "flat", loadHousehold("flat").title);
  const [episode, question, ballot] = [`e-${key}`, `q-${key}`, `b-${key}`];
  await memory.episodes.open(sampleEpisode({ id: episode, household: home, ...at }));
  const write = { facts: [], invalidations: [], notes: [] };
  await memory.episodes.recordStep({ record: sampleStep({ episode }), ...write }, 11);
  const text = `Where is the ${word} mug?`;
  const asked = sampleQuestion({ id: question, household: home, episode, text });
  await memory.questions.recordAsk(
    { record: askStep(1, { episode, question }), question: asked, waitsFor: question },
    20,
  );
  const platform = at.bot;
  const who = { platform, workspace, platformId: person.id, name: `${word} of ${person.name}` };
  const heard = sampleBallot({ id: ballot, question, eventKey: `k-${key}`, person: who });
  await memory.questions.recordBallot({ ...heard, text: `${word} says so` });
  const row = (await memory.questions.ballot(ballot))?.person ?? null;
  const source = { person: row, question, ballot, episode };
  const claim = { source: "answer", relation: "at", objects: ["fridge 1"] } as const;
  const described = factWrite(`f1-${key}`, { ...claim, subject: `${word} mug` }, source);
  const plain = factWrite(`f2-${key}`, { ...claim, subject: "mug 1" }, source);
  const facts = [described, plain];
  await memory.questions.recordOutcome(sampleOutcome({ ballot, facts }));
  const because = facts.map(({ id }) => id);
  const [thought, command] = [`${word} said the mug is there.`, "go to fridge 1"];
  const act = {
    kind: "act",
    thought,
    command,
    observation: "",
    admissible: [],
    reward: 0,
  } as const;
  const record = sampleStep({ episode, seq: 2, step: act, because });
  await memory.episodes.recordStep({ record, ...write }, 40);
  const need = { func: "where", noun: "mug" } as const;
  const spared = { kind: "ask", thought, need, handling: "notebook", outcome: "answered" } as const;
  const again = sampleStep({ episode, seq: 3, step: spared, observationHash: null, because });
  await memory.episodes.recordStep({ record: again, ...write }, 41);
  await memory.episodes.end(episode, { kind: "terminated" }, 1, [], 50);
  const rule = { id: `r-${key}`, household: home, text: `${word} knows that doors open`, at: 60 };
  await memory.knowledge.keep([{ ...rule, source: "taught", person: row }]);
}

async function leaveOpen({
  memory,
  at,
  home,
  word,
}: Pick<Said, "memory" | "at" | "home" | "word">): Promise<void> {
  const [episode, question] = [`e-${word}-open`, `q-${word}-open`];
  const task = { ...sampleEpisode().task, sentence: `bring the ${word} mug.` };
  await memory.episodes.open(
    sampleEpisode({ id: episode, household: home, round: 2, task, startedAt: 70, ...at }),
  );
  const write = { facts: [], invalidations: [], notes: [] };
  await memory.episodes.recordStep({ record: sampleStep({ episode }), ...write }, 71);
  const text = `Which mug does ${word} mean?`;
  const asked = sampleQuestion({ id: question, household: home, episode, text });
  const record = askStep(1, { episode, question });
  await memory.questions.recordAsk(
    { record, question: { ...asked, deadline: 4e12 }, waitsFor: question },
    72,
  );
}
