/** Fills a memory as years of play would: rounds of one home, with questions, answers and facts. */

import { hashObservation } from "../../../agent/resume.js";
import { simulate } from "../../../app/households.js";
import { type Campaign, campaignShape } from "../../../core/campaign.js";
import type { Episode } from "../../../core/episode.js";
import type { Question } from "../../../core/question.js";
import { pick, type Random, seededRandom } from "../../../core/random.js";
import type { OwnerView, Simulator, Task } from "../../../core/scene.js";
import type { AskWrite, FactWrite, Household, Memory } from "../../../core/stores.js";
import { scratchEpisode } from "../../lab/scratch-episode.js";

const campaignId = "growth";
export const channel = "home";
const questionsPerRound = 10;

export interface Filler {
  /** Writes rounds until there are this many questions. */
  fillTo(questions: number): Promise<{ readonly rounds: number }>;
}

/** Writes through the stores. The world is played by its expert, so that its worldline can be replayed. */
export function createFiller(memory: Memory, household: Household, seed: number): Filler {
  const random = seededRandom(seed, "growth");
  const scene = simulate(household);
  const owner = shorten(scene.ownerView());
  const slots = new Map<string, string>();
  let rounds = 0;
  let questions = 0;

  async function playRound(): Promise<void> {
    const round = ++rounds;
    const task = scene.sampleTask(random);
    if (!task) throw new Error("The home has no task left.");
    const episode = episodeOf(household, round, task);
    await memory.episodes.open(episode);
    let seq = await act(memory, scene, episode);
    for (let nth = 0; nth < questionsPerRound; nth++) {
      const id = `q${++questions}`;
      await askAndAnswer({ memory, episode, owner, slots, random }, { id, seq: seq++ });
    }
    await memory.outbox.markSending(episode.id);
    const shown = (await memory.outbox.get(episode.id))?.wanted ?? 1;
    await memory.episodes.end(
      episode.id,
      { kind: "terminated" },
      1,
      [],
      round * hourMs + hourMs / 2,
    );
    await memory.outbox.markSending(episode.id);
    await memory.outbox.markSent(episode.id, { channel, message: episode.id }, shown + 1);
    await memory.episodes.setWorth(episode.id, worth);
    await memory.outbox.markSending(episode.id);
    await memory.outbox.markSent(episode.id, { channel, message: episode.id }, shown + 2);
  }

  return {
    async fillTo(wanted) {
      while (questions < wanted) await playRound();
      return { rounds };
    },
  };
}

export const hourMs = 3_600_000;
/** The campaign of every question of the home. */
export async function keepCampaign(
  memory: Memory,
  { id: household }: Household,
): Promise<Campaign> {
  const design = campaignShape.parse({
    id: campaignId,
    title: "Growth",
    tasks: [household],
    bot: "web",
    channel,
    // more than they agree
    stop: { agreement: 1 },
    consent: { version: "1", text: "Yes." },
    instructions: "Answer.",
    debrief: "Thank you.",
    pay: "none",
    ethics: "none",
  });
  const times = { createdAt: 0, startedAt: 0, closedAt: null };
  const campaign = { id: campaignId, design, hash: campaignId, reason: null, ...times };
  const kept = await memory.campaigns.create({ ...campaign, state: "running" });
  await memory.campaigns.assign({
    campaign: campaignId,
    household,
    task: household,
    arm: "all",
    propensity: 1,
  });
  return kept;
}

const worth = { successWithout: true, stepsWithout: 20, stepsWith: 12 } as const;

function episodeOf({ id: household }: Household, round: number, task: Task): Episode {
  return scratchEpisode({
    id: `e${round}`,
    household,
    round,
    task,
    channel,
    bot: "web",
    campaign: campaignId,
    maxSteps: 50,
    startedAt: round * hourMs,
  });
}

/** The expert plays. Each round sees one place anew. Returns the number of the next step. */
async function act(memory: Memory, scene: Simulator, episode: Episode): Promise<number> {
  const { id, round, task } = episode;
  const at = round * hourMs;
  let outcome = scene.begin(task);
  const commands = scene.plan() ?? [];
  let seq = 0;
  for (const command of [null, ...commands]) {
    if (command !== null) outcome = scene.step(command);
    const { observation, reward } = outcome;
    const step =
      command === null
        ? ({ kind: "begin", observation: observation.text, admissible: ["look"] } as const)
        : ({
            kind: "act",
            thought: "I know the way.",
            command,
            observation: observation.text,
            admissible: ["look"],
            reward,
            terminated: reward === 1,
          } as const);
    await memory.episodes.recordStep(
      {
        record: {
          episode: id,
          seq,
          step,
          observationHash: hashObservation(observation),
          engine: scene.engine,
          because: [],
          question: null,
          factWatermark: 0,
          at: at + seq,
        },
        facts: [],
        invalidations: [],
        notes: [],
      },
      at + seq,
    );
    seq++;
  }
  return seq;
}

interface Asking {
  readonly memory: Memory;
  readonly episode: Episode;
  readonly owner: OwnerView;
  /** The fact that holds, by what it is about. */
  readonly slots: Map<string, string>;
  readonly random: Random;
}

const nouns = Array.from({ length: 40 }, (_, at) => `thing${at}`);
const people = Array.from({ length: 19 }, (_, at) => `p${at}`);
/** Who answers every day, and who answered the first questions only. */
export const personIds = { busy: "p0", rare: "rare" } as const;
const rareQuestions = 20;

/** Of a question in five two people say different things; the others have one answer. */
async function askAndAnswer(
  { memory, episode, owner, slots, random }: Asking,
  { id, seq }: { readonly id: string; readonly seq: number },
): Promise<void> {
  const noun = pick(random, nouns) ?? "thing";
  const at = episode.startedAt + seq;
  const campaign = { campaign: campaignId };
  const question = { ...questionOf(episode, { id, noun, places: owner.places, at }), ...campaign };
  await memory.questions.recordAsk(askWrite(question, seq), at);
  const answers = random() < 0.2 ? 2 : 1;
  for (let nth = 0; nth < answers; nth++) {
    const ballot = `b${id}-${nth}`;
    const isEarly = nth === 0 && Number(id.slice(1)) <= rareQuestions;
    const who = isEarly ? personIds.rare : (pick(random, people) ?? "p1");
    await answer({ memory, episode, slots }, { ballot, question, who, nth });
  }
}

/** The step that asks, with its question and a reminder. */
export function askWrite(question: Question, seq: number): AskWrite {
  const { id, episode, need, askedAt, deadline } = question;
  return {
    record: {
      episode,
      seq,
      step: { kind: "ask", thought: "", need, handling: "posted", outcome: null },
      observationHash: null,
      engine: "growth",
      because: [],
      question: id,
      factWatermark: 0,
      at: askedAt,
    },
    question,
    waitsFor: id,
    timers: [{ kind: "remind", nth: 1, dueAt: deadline - 1 }],
  };
}

export function questionOf(
  episode: Episode,
  asked: { id: string; noun: string; places: OwnerView["places"]; at: number },
): Question {
  const { id, noun, places, at } = asked;
  return {
    id,
    household: episode.household,
    episode: episode.id,
    need: { func: "where", noun },
    text: `Where is a ${noun}?`,
    why: "I have not seen one.",
    choices: places.map(({ id: value, label }, nth) => ({ id: `c${nth}`, label, value })),
    mode: "owner",
    purpose: episode.purpose,
    state: "open",
    reason: null,
    followUp: null,
    view: { owner: { home: episode.household, places, robotAt: [], held: null }, seen: [] },
    propensity: 1,
    askedAt: at,
    deadline: at + 24 * hourMs,
    settledAt: null,
    quorum: 1,
    fallback: "explore",
    adjudicates: null,
    assignee: null,
  };
}

async function answer(
  { memory, episode, slots }: Pick<Asking, "memory" | "episode" | "slots">,
  given: {
    readonly ballot: string;
    readonly question: Question;
    readonly who: string;
    readonly nth: number;
  },
): Promise<void> {
  const { ballot: id, question, who, nth } = given;
  const at = question.askedAt + 1 + nth;
  const place = question.choices[nth]?.value ?? "";
  await memory.questions.recordBallot({
    id,
    question: question.id,
    replaces: null,
    eventKey: `web:local:press:${id}:1`,
    message: null,
    person: { platform: "web", workspace: "local", platformId: who, name: `Person ${who}` },
    choice: `c${nth}`,
    text: null,
    at,
  });
  const ballot = await memory.questions.ballot(id);
  const fact = {
    subject: question.need.noun,
    relation: "at",
    objects: [place],
    polarity: true,
    certainty: "sure",
    source: "answer",
  } as const;
  const write: FactWrite = {
    id: `f${id}`,
    fact,
    person: ballot?.person ?? null,
    question: question.id,
    ballot: id,
    episode: episode.id,
    supersedes: [slots.get(question.need.noun) ?? []].flat(),
  };
  slots.set(question.need.noun, write.id);
  await memory.questions.recordOutcome({
    ballot: id,
    understood: "choice",
    claims: [fact],
    facts: [write],
    invalidations: [],
    replaced: [],
    settle: { state: "answered", reason: null },
    followUp: null,
    notes: [],
    at,
  });
}

/** A view of the whole home in each question would fill the disk, not the tables. */
function shorten(owner: OwnerView): OwnerView {
  return { ...owner, places: owner.places.slice(0, 3).map((place) => ({ ...place, things: [] })) };
}
