/** The snapshot lists the rows that each write changes and the episodes it notifies. */
import { expect, it } from "vitest";
import { ballotOf, factWrite, lookStep, sampleEpisode } from "./samples.js";
import { changesOf, openHomes, type Rows } from "./two-homes.js";

const inSlack = (name: string) => ({
  platform: "slack" as const,
  workspace: "t",
  platformId: `U-${name}`,
  name,
});

async function replaceAnas(memory: Rows, name: string, replaced: readonly string[] = []) {
  const change = { question: "q1-slack", person: inSlack(name), at: 80, eventKey: "again" };
  await memory.questions.recordBallot(ballotOf("again", name, change));
  const answer = { objects: ["fridge 1"], source: "answer" } as const;
  const told = { ballot: "again", supersedes: ["f-ana1-slack"] };
  const facts = [factWrite("f-again", answer, told)];
  await memory.read("again", { facts, replaced, at: 81, ...(name === "ben" && { settle: null }) });
}

const news = { kind: "news", text: "Hello.", ballot: null, to: null } as const;
const escalate = { question: "q1-slack", kind: "escalate", nth: 2, dueAt: 4000 } as const;
const settled = { question: "q1-slack", state: "answered", reason: null, dispute: null } as const;

it.each<[string, Parameters<typeof changesOf>[0]]>([
  ["forgetting Ana", ({ people }, { ana }) => people.forget(ana, "person", 90)],
  ["forgetting what Ana said", ({ people }, { ana }) => people.forget(ana, "said", 90)],
  [
    "forgetting that Ana takes part in research",
    ({ people }, { ana }) => people.forget(ana, "research", 90),
  ],
  ["taking one answer back", ({ questions }) => questions.retract("ben1-slack", "key", [], 90)],
  ["deleting one message", ({ questions }) => questions.unsay("m-ana2-slack", "key", 90)],
  [
    "closing one question",
    ({ questions }) => questions.close("q1-slack", "expired", "silence", 90),
  ],
  ["ending one task", (memory) => memory.finish("e-slack", { at: 90 })],
  ["replacing one answer", (memory) => replaceAnas(memory, "ana", ["ana1-slack"])],
  [
    "taking back an answer that had replaced another's",
    async (memory) => {
      await replaceAnas(memory, "ben");
      await memory.questions.retract("again", "key", [], 95);
    },
  ],
  [
    "forgetting somebody who had replaced another's answer",
    async (memory, { ben }) => {
      await replaceAnas(memory, "ben");
      await memory.people.forget(ben, "person", 95);
    },
  ],
  [
    "moving one question's waits",
    ({ questions }) => questions.moveWaits({ by: 7, question: "q2-slack" }, 90),
  ],
  [
    "a player's move",
    ({ turns }) => {
      const move = { turn: "m-slack", choice: "m0", eventKey: "k", message: null, at: 91 };
      return turns.take({ ...move, person: inSlack("ben") });
    },
  ],
  ["withdrawing a rule", ({ facts }) => facts.withdraw("rule-slack", 90)],
  [
    "a step that shows something else",
    (memory) =>
      memory.note([factWrite("new", { subject: "mug 1", objects: ["shelf 1"] })], {
        ...lookStep(6, { episode: "e-slack" }),
        invalidations: [{ id: "f-ana1-slack", status: "contradicted", by: "new" }],
        at: 90,
      }),
  ],
  [
    "a reminder",
    ({ questions }) =>
      questions.fireTimer(escalate, { notes: [], call: null, deferTo: 4500 }, 4000),
  ],
  [
    "a reminder that is shown",
    ({ questions }) => {
      const notes = [{ id: "note", note: news }];
      return questions.fireTimer(escalate, { notes, call: null, deferTo: null }, 4000);
    },
  ],
  [
    "settling one question",
    ({ questions }) => {
      const basis = ["ana1-slack", "ben1-slack"];
      return questions.settle({ ...settled, basis, facts: [], notes: [], at: 90 });
    },
  ],
  ["pausing a run", ({ runs }) => runs.setPaused("home-slack", 90)],
  ["the end of a run", ({ runs }) => runs.finish("home-slack")],
  ["a daily task that has begun", ({ schedules }) => schedules.markDay("home-slack", "2026-01-31")],
  ["removing a daily task", ({ schedules }) => schedules.remove("home-slack")],
  ["using a session", ({ sessions }) => sessions.use("s-ana-slack", 90)],
  ["ending a session", ({ sessions }) => sessions.end(["s-ana-slack"])],
  ["a world rule that is withdrawn", ({ knowledge }) => knowledge.withdraw("world-slack")],
  ["a campaign's state", ({ campaigns }) => campaigns.setState("pilot-slack", "paused", "why", 90)],
  [
    "withdrawing consent",
    ({ campaigns }, { ana }) => campaigns.setConsent("pilot-slack", ana, null),
  ],
  [
    "passing the practice",
    ({ campaigns }, { ana }) => campaigns.setPractised("pilot-slack", ana, 90),
  ],
  ["practice", ({ campaigns }, { ana }) => campaigns.setPracticeDone("pilot-slack", ana, 2)],
  [
    "an id from outside",
    ({ campaigns }, { ana }) => campaigns.setExternalId("pilot-slack", ana, "x"),
  ],
  [
    "a seat",
    ({ campaigns }, { ana }) =>
      campaigns.setSeat("pilot-slack", ana, { device: "d", byLink: true }),
  ],
  [
    "a completion code",
    ({ campaigns }, { ana }) => campaigns.setCodeGiven("pilot-slack", ana, { at: 90, device: "d" }),
  ],
  ["a daily cap", ({ people }, { ana }) => people.setDailyCap(ana, 2)],
  ["opting out", ({ people }, { ana }) => people.setOptedOut(ana, 90)],
  ["agreeing to research", ({ people }, { ana }) => people.setConsent(ana, 90)],
  [
    "keeping a name",
    ({ people }) =>
      people.keep({ platform: "slack", workspace: "t", platformId: "U-ana", name: "Anna" }),
  ],
  ["a worth", ({ episodes }) => episodes.setWorth("e-slack", { steps: 1, without: 3 } as never)],
  ["what people chose", ({ episodes }) => episodes.setChosen("e-slack", ["mug 1"], 90)],
  ["what was told", ({ episodes }) => episodes.keepTold("e-slack", 1, ["mug"])],
  ["a card", ({ outbox }) => outbox.touchCard("e-slack", 90)],
  [
    "a delivery that goes out",
    async ({ outbox }) => {
      await outbox.touchCard("e-slack", 90);
      await outbox.markSending("d-slack");
    },
  ],
  [
    "a delivery that was made",
    ({ outbox }) => outbox.markSent("e-slack", {} as never, 3, { question: "q1-slack", at: 90 }),
  ],
  [
    "a delivery that failed",
    async ({ outbox }) => {
      await outbox.touchCard("e-slack", 90);
      await outbox.markSending("d-slack");
      await outbox.markFailed("d-slack", { error: "no", dueAt: 95, dead: true });
    },
  ],
  [
    "a delivery that is tried again",
    async ({ outbox }) => {
      await outbox.touchCard("e-slack", 90);
      await outbox.markSending("d-slack");
      await outbox.markFailed("d-slack", { error: "no", dueAt: 95, dead: true });
      await outbox.retry("d-slack", 99);
    },
  ],
  [
    "a scan of words",
    ({ releases }) => releases.keepScans([{ ballot: "ana1-slack", rules: "2", found: [] }]),
  ],
  ["explored tuples that are removed", ({ tuples }) => tuples.removeExplored("home-slack")],
  [
    "asking, with a reminder",
    ({ ask }) => {
      const timer = { kind: "remind", nth: 1, dueAt: 99 } as const;
      const asked = { id: "q3-slack", household: "home-slack", episode: "e-slack" };
      return ask(asked, { timers: [timer] });
    },
  ],
  ["a note", ({ outbox }) => outbox.addNote("e-slack", { id: "note", note: news }, 90)],
  [
    "a turn",
    ({ turns }) => {
      const rest = { sees: [], options: [], view: null, reserved: null, taken: null };
      return turns.open({ id: "m2-slack", episode: "e-slack", seq: 6, openedAt: 90, ...rest });
    },
  ],
  [
    "moving a thing between tasks",
    async (memory) => {
      await memory.finish("e-slack", { at: 90 });
      const move = { household: "home-slack", thing: "mug 1", place: "shelf 1", at: 91 };
      await memory.episodes.recordMove(move);
    },
  ],
])("%s", async (_what, write) => {
  expect(await changesOf(write)).toMatchSnapshot();
});

it.each<[string, Parameters<typeof changesOf>[0]]>([
  [
    "an answer that was heard before",
    ({ questions }) =>
      questions.recordBallot(
        ballotOf("again", "ana", { question: "q1-slack", eventKey: "m-ana1-slack:1" }),
      ),
  ],
  ["taking back what is not there", ({ questions }) => questions.retract("none", "key", [], 90)],
  [
    "a second open task",
    ({ episodes }) =>
      expect(
        episodes.open(sampleEpisode({ id: "e2", household: "home-slack" })),
      ).rejects.toMatchObject({ code: "episode-open" }),
  ],
  [
    "a step that is there already",
    (memory) => {
      const record = lookStep(1, { episode: "e-slack" });
      const write = { record, facts: [factWrite("new")], invalidations: [], notes: [] };
      return expect(memory.episodes.recordStep(write, 90)).rejects.toMatchObject({
        code: "conflict",
      });
    },
  ],
])("%s changes nothing", async (_what, write) => {
  expect(await changesOf(write)).toEqual([]);
});

const nothing = ["openFor", "opened", "marks", "experience"];

it("what is read of one home, question or person holds nothing of another's", async () => {
  const { memory, home } = await openHomes();
  const { ana, ben } = home;
  const need = { func: "where", noun: "mug" } as const;
  const { episodes, questions, facts, outbox, people, turns, campaigns, reuse } = memory;
  const who = { platform: "slack", person: ana, skip: 0, limit: 9 } as const;
  const reads: Readonly<Record<string, Promise<unknown>>> = {
    moves: episodes.moves("home-slack"),
    episodes: episodes.list("home-slack"),
    last: episodes.last("home-slack"),
    lastStarted: episodes.lastStarted("c-slack"),
    newestIn: episodes.newestIn("slack", ["c-slack", "c-discord"]),
    places: episodes.places("home-slack"),
    steps: episodes.steps("e-slack"),
    scored: episodes.scoredSteps("home-slack", 9),
    questions: questions.list({ household: "home-slack" }),
    inEpisode: questions.list({ episode: "e-slack" }),
    disputes: questions.list({ adjudicates: "q2-slack" }),
    openFor: questions.openFor(who),
    openOn: questions.openOn({ platform: "slack", place: "c-slack", person: ana }),
    findOpen: questions.findOpen("home-slack", need),
    ballots: questions.ballots("q1-slack"),
    answersOf: questions.answersOf(ana, 9),
    heard: questions.heardMessages("e-slack"),
    facts: facts.list({ household: "home-slack", disputed: true }),
    toldTo: facts.toldTo("q1-slack"),
    toldIn: facts.toldIn("e-slack"),
    notedIn: facts.notedIn("e-slack"),
    lastTold: facts.lastTold("home-slack", 9),
    listAt: facts.listAt("home-slack", 99, 99),
    history: facts.history("home-slack"),
    mug: facts.history("home-slack", "mug 1"),
    saidBy: facts.saidBy(ben),
    uses: facts.uses("home-slack", ["f-ana1-slack", "f-ana1-discord"]),
    marks: facts.marks("home-slack"),
    tuples: memory.tuples.list("home-slack"),
    card: outbox.card("e-slack"),
    deliveries: outbox.list({ episode: "e-slack" }),
    person: people.find("slack", "t", "U-ana"),
    answerers: people.answerersIn("slack", "c-slack"),
    saidIn: people.saidIn(ana),
    opened: people.opened(ana),
    turn: turns.current("e-slack"),
    turns: turns.list("e-slack"),
    run: memory.runs.get("home-slack"),
    rules: memory.knowledge.rules("home-slack"),
    enrolments: campaigns.enrolments("pilot-slack"),
    experience: reuse.experience("home-slack", ["f-ana1-slack"]),
    recalled: memory.recall({ text: "words of ana", household: "home-slack" }),
  };
  for (const [what, reading] of Object.entries(reads)) {
    const text = JSON.stringify(await reading);
    expect(text, what).not.toContain("discord");
    if (!nothing.includes(what)) expect(text, what).toMatch(/slack/);
  }
  expect((await questions.openFor({ ...who, person: null })).map(({ id }) => id)).toEqual([
    "q1-slack",
    "q2-slack",
    "d-slack",
  ]);
  expect(await people.find("slack", "other", "U-ana")).toBeNull();
  expect((await people.find("slack", "t", "U-ana"))?.id).toBe(ana);
  expect((await people.find("discord", "t", "U-ana"))?.id).not.toBe(ana);
  expect(await people.questionsToday(ana, 0)).toBe(2);
  expect(await people.questionsToday(ana, 32)).toBe(1);
  expect(await campaigns.enrolment("pilot-discord", ana)).toBeNull();
  expect(await turns.takenBy(ben)).toEqual([]);
});
