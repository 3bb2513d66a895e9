/** What drawn stories draw: acts that depend on what is kept, and values for those that do not. */
import type { Memory } from "../../../memory/stores.js";
import {
  askStep,
  claimOf,
  factWrite,
  lookStep,
  sampleAgent,
  sampleAudience,
  sampleCampaign,
  sampleEpisode,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  sampleStep,
  sampleTuple,
} from "../../memory/samples.js";
import { newAsk } from "./asks.js";
import type { Story } from "./drawn.js";

/** A method of a store, "facts.list", and what it is given. */
export type Call = readonly [method: string, ...given: unknown[]];

export const homes = ["kitchen", "attic"];
const people = (["slack", "slack", "discord", "web"] as const).map((platform, at) => {
  const name = ["Ana", "Ben", "Ana", "guest0a1b2c3d"][at] ?? "";
  const workspace = platform === "web" ? "outside" : "t";
  return { platform, workspace, platformId: `U-${name.toLowerCase()}`, name };
});
const things = ["mug", "mug 1", "plate", "red mug"];
const places = ["shelf 1", "fridge 1", "sink 1"];
const words = ["it is on the shelf", "in the fridge, I think", "ask Ana", "the red one"];

const of = async <Row>(ids: readonly string[], read: (id: string) => Promise<readonly Row[]>) =>
  (await Promise.all(ids.map(read))).flat();
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);

/** The ids that there are. People have random ones, and come in the order of their first words. */
export const listed: Readonly<Record<string, (memory: Memory) => Promise<readonly string[]>>> = {
  home: async () => homes,
  episode: async ({ episodes }) => idsOf(await of(homes, (home) => episodes.list(home))),
  question: async ({ questions }) => idsOf(await questions.list()),
  ballot: async (memory) =>
    idsOf(await of((await listed.question?.(memory)) ?? [], (id) => memory.questions.ballots(id))),
  fact: async ({ facts }) => idsOf(await of(homes, (household) => facts.list({ household }))),
  delivery: async ({ outbox }) => idsOf(await outbox.list()),
  turn: async (memory) =>
    idsOf(await of((await listed.episode?.(memory)) ?? [], (id) => memory.turns.list(id))),
  person: async ({ people: kept }) => {
    const found = people.map((one) => kept.find(one.platform, one.workspace, one.platformId));
    return (await Promise.all(found)).flatMap((one) => one?.id ?? []);
  },
  ticket: async () => ["ticket-100", "ticket-200"],
  asked: async () => ["a-100", "a-200"],
};

const note = (story: Story, ballot: string | null = null) => {
  const kind = story.any(["news", "receipt", "late"] as const);
  const to = story.any([null, ...people.map(({ platformId }) => platformId)]);
  return { id: story.id("n"), note: { kind, text: `Noted: ${story.any(words)}.`, ballot, to } };
};
const notes = (story: Story, ballot?: string) => (story.by(0.5) ? [note(story, ballot)] : []);
const tuple = (story: Story, change: object = {}) => {
  const [thing, place] = [story.any(things), story.any(places)];
  const moment = { goal: `put a ${thing} in the sink`, observation: `${place}: a ${thing}.` };
  return sampleTuple({ id: story.id("t"), source: "explored", ...moment, ...change });
};

const none = { question: "none", kind: "remind", nth: 1, dueAt: 1 };

export const given: Readonly<Record<string, (story: Story) => unknown>> = {
  at: (story) => story.at,
  hash: () => "a".repeat(63),
  digit: (story) => story.any([1, 2, 3]),
  words: (story) => story.any(words),
  thing: (story) => story.any(things),
  place: (story) => story.any(places),
  person: (story) => story.any(people),
  someone: (story) => story.among("person"),
  note,
  notes,
  tuple,
  facts: ({ memory }) => listed.fact?.(memory),
  timer: async ({ memory, at }) => (await memory.questions.dueTimers(at))[0] ?? none,
  release: () => {
    const where = { household: "elsewhere", episode: "x9" };
    const end = { endedAt: 3, end: { kind: "terminated" }, campaign: null } as const;
    return {
      settings: "{}",
      households: [{ id: "elsewhere", createdAt: 1, content: sampleHousehold().content }],
      people: [{ id: "p9", platform: "web" }],
      episodes: [{ ...sampleEpisode({ id: "x9", household: "elsewhere" }), ...end }],
      moves: [{ household: "elsewhere", afterRound: 0, thing: "mug 1", place: "sink 1" }],
      steps: [askStep(0, { episode: "x9", question: "q9" })],
      questions: [{ ...sampleQuestion({ id: "q9", ...where }), campaign: null }],
      ballots: [],
      facts: [],
      tuples: [sampleTuple({ id: "t9", ...where })],
      tombstones: [{ id: "x", kind: "episode", version: "1" }],
    };
  },
};

async function next(story: Story) {
  const { episodes, facts } = story.memory;
  const open = (await of(homes, (home) => episodes.list(home))).filter((one) => !one.endedAt);
  const last = story.any(open) ?? sampleEpisode({ id: "none" });
  const { id: episode, household } = last;
  const old = await facts.list({ household });
  const seq = (await episodes.steps(episode)).length;
  const step = { episode, at: story.at, factWatermark: await facts.watermark(household) };
  return { last, old, seq, step, where: { household, episode } };
}

export const begin = async (story: Story, household = story.any(homes)): Promise<Call[]> => {
  const id = story.id("e");
  const study = story.by(0.3) && { campaign: "pilot", purpose: "campaign" as const };
  const round = ((await story.memory.episodes.last(household))?.round ?? 0) + 1;
  const bot = story.any(["slack", "slack", "discord"]);
  const where = { household, bot, channel: `c-${household}`, startedAt: story.at };
  const record = sampleStep({ episode: id, at: story.at });
  return [
    ["households.create", sampleHousehold(household)],
    ["campaigns.create", sampleCampaign()],
    ["campaigns.create", sampleCampaign("second")],
    ["episodes.open", sampleEpisode({ id, round, ...where, ...study })],
    ["episodes.recordStep", { record, facts: [], invalidations: [], notes: [] }, story.at],
  ];
};

const ask = async (story: Story): Promise<Call[]> => {
  const { last, old, seq, step, where } = await next(story);
  const need = { func: "where", noun: story.any(things) } as const;
  const id = story.id("q");
  const joined = (await story.memory.questions.findOpen(where.household, need))?.id;
  const because = joined ? [] : story.some(0.3, idsOf(old));
  const handling = joined ? "joined" : because.length > 0 ? "reused" : "posted";
  const text = `Where is the ${need.noun}?`;
  const asking = { kind: "ask", thought: text, need, handling, outcome: null } as const;
  const question = joined ?? (handling === "posted" ? id : null);
  const scores = { look: story.any([0.5, 0.25]) };
  const record = askStep(seq, { ...step, step: asking, question, because, scores });
  if (handling !== "posted")
    return [["questions.recordAsk", { record, question: null, waitsFor: joined ?? null }, step.at]];
  const { purpose, campaign = null } = last;
  const deadline = story.at + story.any([60, 100_000]);
  const rules = {
    quorum: story.any([1, 1, 2]),
    fallback: story.any(["explore", "abandon"] as const),
  };
  const made = { id, ...where, need, text, purpose, campaign, askedAt: story.at, deadline };
  const timers = (["remind", "escalate"] as const).map((kind) => {
    return { kind, nth: 1, dueAt: story.at + story.any([50, 5000]) };
  });
  const write = { record, question: sampleQuestion({ ...made, ...rules }), waitsFor: id, timers };
  return [["questions.recordAsk", write, story.at]];
};

const read = async (story: Story): Promise<Call[]> => {
  const heard = story.any(await story.memory.questions.unread());
  const of = heard && (await story.memory.questions.get(heard.question));
  if (!heard || !of) return [];
  const { household, episode, need } = of;
  const old = await story.memory.facts.list({ household });
  const answered = old.filter(({ source }) => source === "answer");
  const isTold = story.by(0.75);
  const certainty = story.any(["sure", "unsure"] as const);
  const objects = [story.any(places)];
  const claim = factWrite(
    story.id("f"),
    { source: "answer", subject: need.noun, objects, certainty, polarity: story.by(0.9) },
    { person: heard.person, question: of.id, ballot: heard.id, episode },
  );
  const id = story.id("q");
  const asks = { id, household, episode, need, adjudicates: of.id, text: "Which is right?" };
  const adjudication = sampleQuestion({ ...asks, askedAt: story.at, deadline: story.at + 9000 });
  const against = isTold ? story.some(0.4, idsOf(answered)) : [];
  const facts = isTold ? [{ ...claim, supersedes: story.some(0.3, idsOf(answered)) }] : [];
  const untrue = story.some(0.2, idsOf(old));
  const outcome = sampleOutcome({
    ballot: heard.id,
    understood: isTold ? "fact" : story.any(["unclear", "dont_know"] as const),
    claims: facts.map(claimOf),
    facts,
    invalidations: untrue.map((one) => ({ id: one, status: "contradicted", by: facts[0]?.id })),
    replaced: heard.replaces && story.by(0.8) ? [heard.replaces] : [],
    dispute: against[0]
      ? { question: id, adjudication, timers: [], facts: [against[0], claim.id] }
      : null,
    settle: isTold && story.by(0.6) ? { state: "answered", reason: null } : null,
    followUp: isTold ? null : { text: "Which shelf?", choices: [] },
    notes: notes(story, heard.id),
    at: story.at,
  });
  return [["questions.recordOutcome", outcome]];
};

const see = async (story: Story): Promise<Call[]> => {
  const { old, seq, step, where } = await next(story);
  const [command, observation] = [`take mug 1 from ${story.any(places)}`, "You see a mug 1."];
  const act = { kind: "act", thought: story.any(words), command, observation } as const;
  const because = story.some(0.7, idsOf(old));
  const record = lookStep(seq, { ...step, step: { ...act, admissible: [], reward: 0 }, because });
  const claim = { subject: story.any(things), objects: [story.any(places)] };
  const seen = factWrite(story.id("f"), claim, { episode: where.episode });
  const invalidations = story.some(0.4, idsOf(old)).map((id) => {
    const status = story.any(["contradicted", "superseded"] as const);
    return { id, status, by: story.any([seen.id, null]), ...story.any([{}, { moved: true }]) };
  });
  const write = { record, facts: [seen], invalidations, notes: notes(story) };
  return [["episodes.recordStep", write, story.at]];
};

const end = async (story: Story): Promise<Call[]> => {
  const { where } = await next(story);
  const how = story.any([{ kind: "terminated" }, { kind: "truncated", reason: "stopped" }]);
  const tuples = [1, 2].map((seq) => tuple(story, { ...where, seq, source: "played" }));
  return [["episodes.end", where.episode, how, story.any([0, 1]), tuples, story.at]];
};

const request = async (story: Story): Promise<Call[]> => {
  const agent = story.any(["deploy-bot", "other"]);
  const more = { key: story.any([null, "k1"]), wanted: story.any([1, 2]), askedAt: story.at };
  const sameness = story.any(["same", "other"]);
  const urgency = story.any(["normal", "high"] as const);
  const n = story.any([100, 200]);
  return [
    ["asks.keepAudience", sampleAudience({ bot: "slack", channel: "c-ops" })],
    ["asks.keepAgent", sampleAgent({ name: agent, tokenHash: agent })],
    ["asks.ask", newAsk(n, { agent, sameness, urgency, ...more })],
    ["asks.tell", `ticket-${n}`, story.any([1, 2])],
    ...story.some<Call>(0.3, [
      ["asks.detach", `ticket-${n}`, story.at],
      ["asks.revoke", agent, story.at],
    ]),
  ];
};

export const ownActs = { begin, ask, read, see, end, request };
