/** Two homes with equal names and platform ids, and the effects of one write. */
import { readFileSync, writeFileSync } from "node:fs";
import type { OpenMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import type { Platform } from "../../src/core/bot.js";
import type { Change } from "../../src/core/watch.js";
import { newFile, openIn } from "./folder.js";
import { findChanges, readRows } from "./rows-changed.js";
import {
  factWrite,
  lookStep,
  type Steps,
  sampleCampaign,
  sampleEpisode,
  sampleHousehold,
  sampleQuestion,
  sampleStep,
  sampleTuple,
} from "./samples.js";

/** One per platform, with the same events and people. */
const homes = ["slack", "discord"] as const;

export type Rows = OpenMemory & Steps;

export interface Home {
  readonly ana: string;
  readonly ben: string;
}

/** Ana and Ben agree on the first question and disagree on the second. */
async function fillHome(memory: Rows, tag: Platform): Promise<Home> {
  const [home, episode] = [`home-${tag}`, `e-${tag}`];
  await memory.households.create(sampleHousehold(home));
  await memory.episodes.recordMove({ household: home, thing: "cup 1", place: `to-${tag}`, at: 1 });
  await memory.episodes.open(
    sampleEpisode({ id: episode, household: home, bot: tag, channel: `c-${tag}` }),
  );
  const first = sampleStep({ episode, scores: { [`look-${tag}`]: 1 } });
  await memory.episodes.recordStep({ record: first, facts: [], invalidations: [], notes: [] }, 11);
  for (const nth of [1, 2]) {
    const question = `q${nth}-${tag}`;
    const timer = { question, kind: "escalate", nth: 1, dueAt: 25 } as const;
    const need = { func: "where", noun: nth === 1 ? "mug" : "pan" } as const;
    const timers = [timer, { ...timer, nth: 2, dueAt: 4000 }];
    const asked = { id: question, household: home, episode, need, deadline: 5000 + nth };
    await memory.ask(asked, { timers });
    const call = { id: `call${nth}-${tag}`, channel: nth === 1 ? "U-ana" : "U-ben" };
    await memory.questions.fireTimer(timer, { notes: [], call, deferTo: null }, 25);
  }
  const dispute = {
    question: `d-${tag}`,
    adjudication: sampleQuestion({
      id: `d-${tag}`,
      household: home,
      episode,
      adjudicates: `q2-${tag}`,
      need: { func: "where", noun: "pan" },
      text: "Drawer 1 or drawer 2?",
    }),
    timers: [],
    facts: [`f-ana2-${tag}`, `f-ben2-${tag}`],
  };
  const [ana = "", ben = ""] = [
    await answer("ana", 1, "cabinet 1"),
    await answer("ben", 1, "cabinet 1"),
    await answer("ana", 2, "drawer 1"),
    await answer("ben", 2, "drawer 2"),
  ];
  await memory.note([], {
    ...lookStep(3, { episode, because: [`f-ana1-${tag}`], factWatermark: 4 }),
    at: 50,
  });
  const seen = factWrite(`seen-${tag}`, { subject: "cup 1", objects: ["shelf 1"] }, { episode });
  await memory.note([seen], {
    ...lookStep(4, { episode, because: [`f-ben1-${tag}`], factWatermark: 4 }),
    at: 51,
  });

  /** Answers about the mug or the pan, with a receipt. Returns the person's id. */
  async function answer(who: "ana" | "ben", nth: 1 | 2, place: string): Promise<string> {
    const [ballot, question] = [`${who}${nth}-${tag}`, `q${nth}-${tag}`];
    const message = `m-${ballot}`;
    const person = await memory.say(ballot, who, {
      question,
      message,
      eventKey: `${message}:1`,
      person: { platform: tag, workspace: "t", platformId: `U-${who}`, name: who },
      text: `words of ${who} to ${nth}`,
      at: 30 + nth,
    });
    const subject = nth === 1 ? "mug 1" : "pan 1";
    const claim = { subject, objects: [place], source: "answer" } as const;
    const receipt = { kind: "receipt", text: `To ${who}`, ballot, to: `U-${who}` } as const;
    await memory.read(ballot, {
      facts: [factWrite(`f-${ballot}`, claim, { person, question, ballot, episode })],
      claims: [factWrite("", claim).fact],
      settle: null,
      notes: [{ id: `n-${ballot}`, note: receipt }],
      dispute: nth === 2 && who === "ben" ? dispute : null,
    });
    return person;
  }
  await memory.tuples.keep([
    sampleTuple({ id: `t-${tag}`, household: home, episode, source: "explored" }),
  ]);
  await memory.turns.open({
    id: `m-${tag}`,
    episode,
    seq: 5,
    sees: ["Ana: the mug is in cabinet 1."],
    options: [{ id: "m0", label: "look", value: "look", move: { kind: "act", command: "look" } }],
    view: null,
    reserved: "U-ben",
    openedAt: 60,
    taken: null,
  });
  await memory.facts.teach(
    {
      id: `rule-${tag}`,
      household: home,
      fact: factWrite("", { subject: "plate", source: "rule" }).fact,
      person: ben,
      words: "plates in the cabinet",
    },
    65,
  );
  await fillRest(memory, tag, { ana, ben });
  return { ana, ben };
}

async function fillRest(memory: Rows, tag: Platform, { ana, ben }: Home): Promise<void> {
  const household = `home-${tag}`;
  const plan = {
    bot: tag,
    channel: `c-${tag}`,
    askPolicy: "missing",
    maxSteps: 50,
    seed: 1,
  } as const;
  const more = { variant: "standard", mode: "owner", openFirst: false, origin: "asked" } as const;
  const request = { ...plan, ...more };
  await memory.runs.begin({ household, firstRound: 1, rounds: 2, plan: request, pausedAt: null });
  const daily = { household, bot: tag, channel: `c-${tag}`, minute: 5, timeZone: "UTC" } as const;
  await memory.schedules.set({ ...daily, lastDay: null, createdAt: 5 });
  const campaign = `pilot-${tag}`;
  await memory.campaigns.create(sampleCampaign(campaign, { state: "running", startedAt: 1 }));
  for (const person of [ana, ben])
    await memory.campaigns.setConsent(campaign, person, { version: "1", at: 2 });
  for (const who of ["ana", "ben"] as const) {
    const session = {
      tokenHash: `${who}-${tag}`.padEnd(64, "0"),
      passwordMark: "p",
      role: "member",
    } as const;
    const since = { createdAt: 5, usedAt: 5, until: 5000 };
    await memory.sessions.begin({
      id: `s-${who}-${tag}`,
      ...session,
      person: `U-${who}`,
      ...since,
    });
    const ballot = `${who}1-${tag}`;
    await memory.releases.review({
      ballot,
      decision: "redact",
      hidden: [],
      reviewer: "Cleo",
      at: 66,
    });
    await memory.releases.keepScans([
      { ballot, rules: "1", found: [{ kind: "name", from: 0, to: 3 }] },
    ]);
  }
  const rule = { household, text: "One thing at a time.", source: "taught", at: 66 } as const;
  await memory.knowledge.keep([{ id: `world-${tag}`, ...rule, person: ben }]);
}

/** Marks every delivery as done, so that new ones show. */
function settleDeliveries(file: string): void {
  const db = new SqliteFile({ file, readOnly: false });
  db.run("UPDATE outbox SET state = 'sent', ref_json = '{}'");
  for (const tag of homes)
    db.run(
      `INSERT INTO vectors (kind, row_id, embedder, dimensions, vector)
       VALUES ('question', @question, 'any', 4, zeroblob(16))`,
      { question: `d-${tag}` },
    );
  db.close();
}

let filled: { readonly image: Buffer; readonly home: Home } | null = null;

async function fill(): Promise<NonNullable<typeof filled>> {
  const file = newFile();
  const memory = await openIn(file);
  await fillHome(memory, "discord");
  const home = await fillHome(memory, "slack");
  await memory.close();
  settleDeliveries(file);
  return { image: readFileSync(file), home };
}

export async function openHomes(onChange: (change: Change) => void = () => undefined): Promise<{
  readonly memory: Rows;
  readonly file: string;
  readonly home: Home;
}> {
  filled ??= await fill();
  const file = newFile();
  writeFileSync(file, filled.image);
  return { memory: await openIn(file, { onChange }), file, home: filled.home };
}

/** Lists changed rows and notifications of one write, with people's names instead of ids. */
export async function changesOf(
  write: (memory: Rows, home: Home) => Promise<unknown>,
): Promise<readonly string[]> {
  const told: string[] = [];
  const { memory, file, home } = await openHomes(({ household, episode }) => {
    told.push(`tells of ${episode ?? household}`);
  });
  const before = readRows(file);
  await write(memory, home);
  return [...findChanges(before, readRows(file)), ...told]
    .map((line) =>
      line
        .replace(/forgotten:[0-9a-f]+/, "forgotten")
        .replace(/facts f-[0-9a-z]{14}/, "facts revived")
        .replaceAll(home.ana, "ANA")
        .replaceAll(home.ben, "BEN")
        .replaceAll("-slack", ""),
    )
    .toSorted();
}
