/** Each write changes the rows that it is about, and no row of another home, question, answer or person. */
import { expect, it } from "vitest";
import type { OpenMemory } from "../../memory/open.js";
import { factWrite, lookStep, sampleBallot, sampleOutcome } from "./samples.js";
import { changesOf, openHomes } from "./two-homes.js";

it("forgetting Ana", async () => {
  expect(
    await changesOf((memory, { ana }) => memory.people.forget(ana, "person", 90)),
  ).toMatchInlineSnapshot(`
    [
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ vector_tombstones 1",
      "- ballots ana1",
      "- ballots ana2",
      "- campaign_enrolments pilot/ANA",
      "- facts f-ana1",
      "- facts f-ana2",
      "- inbox_events m-ana1:1",
      "- inbox_events m-ana2:1",
      "- outbox call1",
      "- people ANA",
      "- release_reviews 3",
      "- text_scans 7",
      "- texts 7",
      "- texts 9",
      "- tuples t",
      "- vectors 1",
      "facts f-ben2: dispute",
      "outbox call2: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "outbox n-ana1: note_json state wanted due_at",
      "outbox n-ana2: note_json state wanted due_at",
      "outbox q2: state wanted due_at",
      "questions d: text why choices_json state reason settled_at",
      "turns m: sees_json",
    ]
  `);
});
it("taking one answer back", async () => {
  expect(
    await changesOf((memory) => memory.questions.retract("ben1-slack", "key", [], 90)),
  ).toMatchInlineSnapshot(`
    [
      "+ inbox_events key",
      "- tuples t",
      "ballots ben1: retracted_at",
      "facts f-ben1: status invalid_at closed_watermark",
      "outbox call1: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "outbox n-ben1: state wanted due_at",
    ]
  `);
});
it("deleting one message", async () => {
  expect(
    await changesOf((memory) => memory.questions.unsay("m-ana2-slack", "key", 90)),
  ).toMatchInlineSnapshot(`
    [
      "+ inbox_events key",
      "- texts 9",
      "ballots ana2: text retracted_at",
      "facts f-ana2: status invalid_at closed_watermark",
      "facts f-ben2: dispute",
      "outbox call2: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox n-ana2: state wanted due_at",
      "outbox q2: state wanted due_at",
      "questions d: state reason settled_at",
    ]
  `);
});
it("closing one question", async () => {
  expect(
    await changesOf((memory) => memory.questions.close("q1-slack", "expired", "silence", 90)),
  ).toMatchInlineSnapshot(`
    [
      "outbox call1: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "question_timers q1/escalate/2: fired_at",
      "questions q1: state reason settled_at",
    ]
  `);
});
it("ending one task", async () => {
  expect(
    await changesOf((memory) => memory.episodes.end("e-slack", { kind: "terminated" }, 1, [], 90)),
  ).toMatchInlineSnapshot(`
    [
      "episodes e: ended_at end_json reward",
      "outbox call1: state wanted due_at",
      "outbox call2: state wanted due_at",
      "outbox d: state wanted due_at",
      "question_timers q1/escalate/2: fired_at",
      "question_timers q2/escalate/2: fired_at",
      "questions d: state reason settled_at",
      "questions q1: state reason settled_at",
      "questions q2: state reason settled_at",
    ]
  `);
});
it("replacing one answer", async () => {
  expect(
    await changesOf(async (memory) => {
      const person = {
        platform: "slack",
        workspace: "t",
        platformId: "U-ana",
        name: "ana",
      } as const;
      await memory.questions.recordBallot(
        sampleBallot({ id: "again", question: "q1-slack", eventKey: "again", person, at: 80 }),
      );
      await memory.questions.recordOutcome(
        sampleOutcome({
          ballot: "again",
          facts: [
            factWrite(
              "f-again",
              { objects: ["fridge 1"], source: "answer" },
              { ballot: "again", supersedes: ["f-ana1-slack"] },
            ),
          ],
          replaced: ["ana1-slack"],
          at: 81,
        }),
      );
    }),
  ).toMatchInlineSnapshot(`
    [
      "+ ballots again",
      "+ facts f-again",
      "+ inbox_events again",
      "+ texts 13",
      "facts f-ana1: status superseded_by invalid_at closed_watermark",
      "outbox call1: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "outbox n-ana1: state wanted due_at",
      "people ANA: seen_at",
      "question_timers q1/escalate/2: fired_at",
      "questions q1: state settled_at",
    ]
  `);
});
it("moving one question's waits", async () => {
  expect(
    await changesOf((memory) => memory.questions.moveWaits({ by: 7, question: "q2-slack" }, 90)),
  ).toMatchInlineSnapshot(`
    [
      "outbox call2: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox q2: state wanted due_at",
      "question_timers q2/escalate/2: due_at",
      "questions q2: deadline",
    ]
  `);
});
it("a player's move", async () => {
  expect(
    await changesOf((memory) =>
      memory.turns.take({
        turn: "m-slack",
        choice: "m0",
        eventKey: "k",
        message: null,
        person: { platform: "slack", workspace: "t", platformId: "U-ben", name: "ben" },
        at: 91,
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "+ inbox_events forgotten",
      "outbox d: state wanted due_at",
      "people BEN: seen_at",
      "turns m: choice person taken_at",
    ]
  `);
});
it("withdrawing a rule", async () => {
  expect(
    await changesOf((memory) => memory.facts.withdraw("rule-slack", 90)),
  ).toMatchInlineSnapshot(`
    [
      "facts rule: status invalid_at closed_watermark",
    ]
  `);
});

it("forgetting that Ana takes part in research", async () => {
  expect(
    await changesOf((memory, { ana }) => memory.people.forget(ana, "research", 90)),
  ).toMatchInlineSnapshot(`
    [
      "- campaign_enrolments pilot/ANA",
    ]
  `);
});
it("forgetting what Ana said", async () => {
  expect(
    await changesOf((memory, { ana }) => memory.people.forget(ana, "said", 90)),
  ).toMatchInlineSnapshot(`
    [
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ vector_tombstones 1",
      "- ballots ana1",
      "- ballots ana2",
      "- facts f-ana1",
      "- facts f-ana2",
      "- inbox_events m-ana1:1",
      "- inbox_events m-ana2:1",
      "- outbox call1",
      "- release_reviews 3",
      "- text_scans 7",
      "- texts 7",
      "- texts 9",
      "- tuples t",
      "- vectors 1",
      "facts f-ben2: dispute",
      "outbox call2: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "outbox n-ana1: note_json state wanted due_at",
      "outbox n-ana2: note_json state wanted due_at",
      "outbox q2: state wanted due_at",
      "questions d: text why choices_json state reason settled_at",
      "turns m: sees_json",
    ]
  `);
});

/** Ben says otherwise than Ana. */
async function replaceAnas(memory: OpenMemory): Promise<void> {
  const person = { platform: "slack", workspace: "t", platformId: "U-ben", name: "ben" } as const;
  await memory.questions.recordBallot(
    sampleBallot({
      id: "again",
      question: "q1-slack",
      eventKey: "again",
      person,
      replaces: null,
      at: 80,
    }),
  );
  const answer = { objects: ["fridge 1"], source: "answer" } as const;
  const fact = factWrite("f-again", answer, { ballot: "again", supersedes: ["f-ana1-slack"] });
  await memory.questions.recordOutcome(
    sampleOutcome({
      ballot: "again",
      facts: [fact],
      replaced: [],
      settle: null,
      at: 81,
    }),
  );
}
it("taking back an answer that had replaced another's", async () => {
  expect(
    await changesOf(async (memory) => {
      await replaceAnas(memory);
      await memory.questions.retract("again", "key", [], 95);
    }),
  ).toMatchInlineSnapshot(`
    [
      "+ ballots again",
      "+ facts f-again",
      "+ facts revived",
      "+ inbox_events again",
      "+ inbox_events key",
      "+ texts 13",
      "facts f-ana1: status superseded_by invalid_at closed_watermark",
      "outbox call1: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "people BEN: seen_at",
    ]
  `);
});
it("forgetting somebody who had replaced another's answer", async () => {
  expect(
    await changesOf(async (memory, { ben }) => {
      await replaceAnas(memory);
      await memory.people.forget(ben, "person", 95);
    }),
  ).toMatchInlineSnapshot(`
    [
      "+ facts revived",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ inbox_events forgotten",
      "+ vector_tombstones 1",
      "- ballots ben1",
      "- ballots ben2",
      "- campaign_enrolments pilot/BEN",
      "- facts f-ben1",
      "- facts f-ben2",
      "- facts rule",
      "- inbox_events m-ben1:1",
      "- inbox_events m-ben2:1",
      "- outbox call2",
      "- people BEN",
      "- release_reviews 4",
      "- text_scans 8",
      "- texts 10",
      "- texts 11",
      "- texts 12",
      "- texts 8",
      "- tuples t",
      "- vectors 1",
      "- world_rules world",
      "facts f-ana1: status invalid_at closed_watermark",
      "facts f-ana2: dispute",
      "outbox call1: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "outbox n-ben1: note_json state wanted due_at",
      "outbox n-ben2: note_json state wanted due_at",
      "outbox q2: state wanted due_at",
      "questions d: text why choices_json state reason settled_at",
      "turns m: sees_json reserved",
    ]
  `);
});
it("a step that shows something else", async () => {
  expect(
    await changesOf((memory) =>
      memory.episodes.recordStep(
        {
          record: lookStep(6, { episode: "e-slack", factWatermark: 4 }),
          facts: [
            factWrite("new", { subject: "mug 1", objects: ["shelf 1"] }, { episode: "e-slack" }),
          ],
          invalidations: [{ id: "f-ana1-slack", status: "contradicted", by: "new" }],
          notes: [],
        },
        90,
      ),
    ),
  ).toMatchInlineSnapshot(`
    [
      "+ facts new",
      "+ steps e/6",
      "facts f-ana1: status superseded_by invalid_at closed_watermark",
      "outbox d: state wanted due_at",
    ]
  `);
});
it("a reminder", async () => {
  const timer = { question: "q1-slack", kind: "escalate", nth: 2, dueAt: 4000 } as const;
  expect(
    await changesOf((memory) =>
      memory.questions.fireTimer(timer, { notes: [], call: null, deferTo: 4500 }, 4000),
    ),
  ).toMatchInlineSnapshot(`
    [
      "question_timers q1/escalate/2: due_at",
    ]
  `);
});
it("settling one question", async () => {
  expect(
    await changesOf((memory) =>
      memory.questions.settle({
        question: "q1-slack",
        state: "answered",
        reason: null,
        basis: ["ana1-slack", "ben1-slack"],
        facts: [],
        notes: [],
        dispute: null,
        at: 90,
      }),
    ),
  ).toMatchInlineSnapshot(`
    [
      "outbox call1: state wanted due_at",
      "outbox d: state wanted due_at",
      "outbox e: state wanted due_at",
      "question_timers q1/escalate/2: fired_at",
      "questions q1: state settled_at",
    ]
  `);
});

it.each<[string, readonly string[], Parameters<typeof changesOf>[0]]>([
  ["pausing a run", ["runs home: paused_at"], ({ runs }) => runs.setPaused("home-slack", 90)],
  ["the end of a run", ["- runs home"], ({ runs }) => runs.finish("home-slack")],
  [
    "a daily task that has begun",
    ["schedules 2: last_day"],
    ({ schedules }) => schedules.markDay("home-slack", "2026-01-31"),
  ],
  ["removing a daily task", ["- schedules 2"], ({ schedules }) => schedules.remove("home-slack")],
  [
    "using a session",
    ["web_sessions s-ana: used_at"],
    ({ sessions }) => sessions.use("s-ana-slack", 90),
  ],
  ["ending a session", ["- web_sessions s-ana"], ({ sessions }) => sessions.end(["s-ana-slack"])],
  [
    "a world rule that is withdrawn",
    ["- texts 12", "- world_rules world"],
    ({ knowledge }) => knowledge.withdraw("world-slack"),
  ],
  [
    "a campaign's state",
    ["campaigns pilot: state reason"],
    ({ campaigns }) => campaigns.setState("pilot-slack", "paused", "why", 90),
  ],
  [
    "withdrawing consent",
    ["campaign_enrolments pilot/ANA: consent_version consent_at"],
    ({ campaigns }, { ana }) => campaigns.setConsent("pilot-slack", ana, null),
  ],
  [
    "passing the practice",
    ["campaign_enrolments pilot/ANA: practised_at"],
    ({ campaigns }, { ana }) => campaigns.setPractised("pilot-slack", ana, 90),
  ],
  [
    "practice",
    ["campaign_enrolments pilot/ANA: practice_done"],
    ({ campaigns }, { ana }) => campaigns.setPracticeDone("pilot-slack", ana, 2),
  ],
  [
    "an id from outside",
    ["campaign_enrolments pilot/ANA: external_id"],
    ({ campaigns }, { ana }) => campaigns.setExternalId("pilot-slack", ana, "x"),
  ],
  [
    "a seat",
    ["campaign_enrolments pilot/ANA: device by_link"],
    ({ campaigns }, { ana }) =>
      campaigns.setSeat("pilot-slack", ana, { device: "d", byLink: true }),
  ],
  [
    "a completion code",
    ["campaign_enrolments pilot/ANA: code_given_at code_device"],
    ({ campaigns }, { ana }) => campaigns.setCodeGiven("pilot-slack", ana, { at: 90, device: "d" }),
  ],
  ["a daily cap", ["people ANA: daily_cap"], ({ people }, { ana }) => people.setDailyCap(ana, 2)],
  [
    "opting out",
    ["people ANA: opted_out_at"],
    ({ people }, { ana }) => people.setOptedOut(ana, 90),
  ],
  [
    "agreeing to research",
    ["people ANA: consented_at"],
    ({ people }, { ana }) => people.setConsent(ana, 90),
  ],
  [
    "keeping a name",
    ["people ANA: name seen_at"],
    ({ people }) =>
      people.keep({ platform: "slack", workspace: "t", platformId: "U-ana", name: "Anna" }),
  ],
  [
    "a worth",
    ["episodes e: worth_json", "outbox d: state wanted due_at"],
    ({ episodes }) => episodes.setWorth("e-slack", { steps: 1, without: 3 } as never),
  ],
  [
    "what people chose",
    ["episodes e: task_json", "outbox d: state wanted due_at"],
    ({ episodes }) => episodes.setChosen("e-slack", ["mug 1"], 90),
  ],
  [
    "what was told",
    ["steps e/1: told_json"],
    ({ episodes }) => episodes.keepTold("e-slack", 1, ["mug"]),
  ],
  ["a card", ["outbox d: state wanted due_at"], ({ outbox }) => outbox.touchCard("e-slack", 90)],
  [
    "a delivery that goes out",
    ["outbox d: state wanted attempts due_at"],
    async ({ outbox }) => {
      await outbox.touchCard("e-slack", 90);
      await outbox.markSending("d-slack");
    },
  ],
  [
    "a delivery that was made",
    ["outbox e: state shown", "questions q1: delivered_at"],
    ({ outbox }) => outbox.markSent("e-slack", {} as never, 3, { question: "q1-slack", at: 90 }),
  ],
  [
    "a delivery that failed",
    ["outbox d: state wanted attempts due_at error"],
    async ({ outbox }) => {
      await outbox.touchCard("e-slack", 90);
      await outbox.markSending("d-slack");
      await outbox.markFailed("d-slack", { error: "no", dueAt: 95, dead: true });
    },
  ],
  [
    "a delivery that is tried again",
    ["outbox d: state wanted attempts due_at error"],
    async ({ outbox }) => {
      await outbox.touchCard("e-slack", 90);
      await outbox.markSending("d-slack");
      await outbox.markFailed("d-slack", { error: "no", dueAt: 95, dead: true });
      await outbox.retry("d-slack", 99);
    },
  ],
  [
    "a scan of words",
    ["text_scans 7: rules found_json"],
    ({ releases }) => releases.keepScans([{ ballot: "ana1-slack", rules: "2", found: [] }]),
  ],
  [
    "explored tuples that are removed",
    ["- tuples t"],
    ({ tuples }) => tuples.removeExplored("home-slack"),
  ],
])("%s", async (_what, changes, write) => {
  expect(await changesOf(write)).toEqual(changes);
});

/** There is none of these. */
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
  await memory.close();
});
