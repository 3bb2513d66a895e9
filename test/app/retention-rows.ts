/** People who said something at a known time, with all that rests on it. */
import type { OpenMemory } from "../../memory/open.js";
import type { Person } from "../../src/core/stores.js";
import {
  askStep,
  factWrite,
  sampleBallot,
  sampleEpisode,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  sampleTuple,
} from "../memory/samples.js";
import { pilot } from "./campaigns/scenario.js";

export interface Said {
  /** Also the platform's id, in other letters. */
  readonly name: string;
  /** A word that stands in the answer, the claim, the thought and the receipt. */
  readonly word: string;
  readonly at: number;
  readonly purpose?: "demo" | "campaign";
}

export const personOf = (name: string): Omit<Person, "id"> => ({
  platform: "simulated",
  workspace: "t",
  platformId: `U0${name.toUpperCase()}`,
  name,
});

let number = 0;

/** A task of its own in a home of its own, answered and done. Gives the person's row. */
export async function say(memory: OpenMemory, said: Said): Promise<string> {
  const { name, word, at, purpose = "demo" } = said;
  const { households, episodes, questions } = memory;
  number += 1;
  const [home, e, q, b, f] = ["home", "e", "q", "b", "f"].map((letter) => `${letter}${number}`);
  if (!home || !e || !q || !b || !f) throw new Error("no ids");
  const campaign = purpose === "campaign" ? "pilot" : undefined;
  await households.create(sampleHousehold(home));
  await episodes.open(sampleEpisode({ id: e, household: home, purpose, campaign, startedAt: at }));
  const none = { facts: [], invalidations: [], notes: [] };
  await episodes.recordStep({ record: sampleStep({ episode: e, at }), ...none }, at);
  const question = { id: q, household: home, episode: e, purpose, campaign, askedAt: at };
  const record = askStep(1, { episode: e, question: q, at });
  await questions.recordAsk({ record, question: sampleQuestion(question), waitsFor: q }, at);
  const person = personOf(name);
  const eventKey = `simulated:t:words:${b}:${person.platformId}:1`;
  const text = `behind the ${word}, I think`;
  await questions.recordBallot(sampleBallot({ id: b, question: q, person, eventKey, text, at }));
  const row = (await questions.ballot(b))?.person ?? "";
  const claim = { subject: "mug", objects: [`${word} 1`], source: "answer" } as const;
  const from = { person: row, ballot: b, question: q, episode: e };
  const note = { kind: "receipt", text: `Noted: ${word}.`, ballot: b, to: null } as const;
  const fact = factWrite(f, claim, from);
  const notes = [{ id: `n${number}`, note }];
  const claims = [fact.fact];
  await questions.recordOutcome(sampleOutcome({ ballot: b, facts: [fact], claims, notes, at }));
  const thought = `${name} said a mug is at the ${word}.`;
  const step = { kind: "act", thought, command: "look", observation: "", reward: 0 } as const;
  const act = { ...step, admissible: [] };
  const acted = sampleStep({ episode: e, seq: 2, step: act, because: [f], at });
  await episodes.recordStep({ record: acted, ...none }, at);
  const observation = `On the ${word} 1, you see a mug 1.`;
  const tuple = sampleTuple({ id: `t${number}`, household: home, episode: e, observation });
  await episodes.end(e, { kind: "terminated" }, 1, [tuple], at);
  return row;
}

/** The campaign in which they may say something. */
export async function addCampaign({ campaigns }: OpenMemory): Promise<void> {
  const times = { createdAt: 1, startedAt: 1, closedAt: null };
  const row = { id: "pilot", design: pilot(), hash: "x", reason: null } as const;
  await campaigns.create({ ...row, ...times, state: "running" });
}

export async function agree({ campaigns }: OpenMemory, person: string): Promise<void> {
  await campaigns.setConsent("pilot", person, { version: "1", at: 1 });
}
