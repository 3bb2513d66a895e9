/** A desk in a kitchen with a task in progress, on a manual clock. */
import { expect, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import type { Memory } from "../../memory/stores.js";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { createLog } from "../../src/app/operating/log.js";
import type { InboxVerdict, IncomingEvent, IncomingKind, Rights } from "../../src/core/bot.js";
import type { AskRequest, AskVerdict } from "../../src/core/episode/desk.js";
import type { Episode } from "../../src/core/episode/episode.js";
import type { OwnerView } from "../../src/core/episode/scene.js";
import type { Fact, NewFact } from "../../src/core/memory/fact.js";
import type { Ballot, Household, NewBallot } from "../../src/core/memory/stores.js";
import type { Belonging } from "../../src/core/people/command.js";
import type { Grounder } from "../../src/core/question/grounding.js";
import type { Question } from "../../src/core/question/question.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { presentNote } from "../../src/desk/deliver/deliver.js";
import { createDesk } from "../../src/desk/desk.js";
import type { DeskParts } from "../../src/desk/parts.js";
import { createReader } from "../../src/desk/reading/index.js";
import type { DeskRules } from "../../src/desk/rules.js";
import { TurnedClock } from "../clock.js";
import { factWrite, lookStep, sampleEpisode, sampleStep } from "../memory/samples.js";
import { until } from "../peers/control.js";
import { transcript } from "./transcript.js";

type QuestionDesk = ReturnType<typeof createDesk>;

export const answerTimeoutMs = 60_000;
export const minute = 60_000;

let kitchen: { readonly household: Household; readonly owner: OwnerView } | null = null;

/** Cached, as reading takes longer than a test. */
function readKitchen(): NonNullable<typeof kitchen> {
  if (kitchen) return kitchen;
  const { id, title, content, tasks } = loadHousehold("kitchen");
  const owner = createSimulator(content, "kitchen").ownerView();
  kitchen = { household: { id, title, content, tasks, createdAt: 1 }, owner };
  return kitchen;
}

const ofDesk = "answerTimeoutMs rules file grounder judge treatmentOf order".split(" ");

export class DeskScenario {
  readonly clock = new TurnedClock();
  episode: Episode;
  desk: QuestionDesk;
  readonly view = { owner: readKitchen().owner };
  readonly #written = new Map<string, number>();
  #seq = 0;
  #deliveries = 0;

  constructor(
    public memory: Memory,
    readonly options: DeskScenarioOptions,
  ) {
    const changes = Object.entries(options).filter(([name]) => !ofDesk.includes(name));
    const startedAt = this.clock.now();
    this.episode = sampleEpisode({ startedAt, ...Object.fromEntries(changes) });
    this.desk = this.#newDesk();
  }

  #newDesk(): QuestionDesk {
    return newDesk(this.memory, this.clock, this.options);
  }

  /** Opens another desk on the same rows, from the file if there is one. */
  async restart(meanwhile: () => void = () => undefined): Promise<void> {
    await this.desk.stop();
    meanwhile();
    const { file } = this.options;
    if (file) {
      await this.memory.close();
      this.memory = await openMemory({ file, clock: this.clock });
    }
    this.desk = this.#newDesk();
    await this.desk.start();
  }

  async pass(ms: number, stepMs = 30_000): Promise<void> {
    for (let left = ms; left > 0; left -= stepMs) {
      await this.clock.turn(Math.min(stepMs, left));
      await this.settle();
    }
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setImmediate(resolve));
  }

  ask(changes: Partial<AskRequest> = {}): Promise<AskVerdict> {
    this.#seq += 1;
    return this.desk.ask({
      episode: this.episode,
      seq: this.#seq,
      engine: "test-1",
      thought: "I need to know where an apple is.",
      because: [],
      factWatermark: 0,
      need: { func: "where", noun: "apple" },
      why: "I have looked on the table.",
      candidates: ["shelf 1", "fridge 1"],
      propensity: 1,
      ask: true,
      eager: false,
      view: { owner: this.view.owner, seen: ["diningtable 1"] },
      ...changes,
    });
  }

  async pose(changes: Partial<AskRequest> = {}): Promise<Question> {
    return this.question((await this.ask(changes)).question);
  }

  async question(id: string | null): Promise<Question> {
    const found = id === null ? null : await this.memory.questions.get(id);
    if (!found) throw new Error("there is no such question");
    return found;
  }

  async hear(who: string, what: IncomingKind, changes: SaidOtherwise = {}): Promise<InboxVerdict> {
    this.#deliveries += 1;
    const { mayAnswer, mayManage, belongs, ...otherwise } = changes;
    const event = {
      key: `web:local:test:${this.episode.id}:${this.#deliveries}`,
      platform: "web",
      workspace: "local",
      person: { id: who.toLowerCase(), name: who },
      at: this.clock.now(),
      ...otherwise,
      what,
    } as const;
    const verdict = await this.desk.inbox.receive(event, {
      ...(mayAnswer && { mayAnswer }),
      ...(mayManage && { mayManage }),
      ...(belongs && { belongs: async () => belongs }),
    });
    await this.allRead();
    return verdict;
  }

  say(who: string, text: string, changes: SaidOtherwise = {}) {
    const key = changes.key ?? `web:local:said:${this.#deliveries}`;
    const what = { kind: "reply", episode: this.episode.id, message: key, text } as const;
    return this.hear(who, what, { ...changes, key });
  }

  /** Version 1 is the original; later ones were edited that many seconds later. */
  sayVersion(who: string, message: string, version: number, text: string): Promise<InboxVerdict> {
    const what = { kind: "reply", episode: this.episode.id, message, text } as const;
    const at = this.#writtenAt(message) + (version - 1) * 1000;
    return this.hear(who, what, { key: `${message}:${version}`, at });
  }

  unsay(message: string): Promise<InboxVerdict> {
    return this.hear("", { kind: "unsay", message }, { key: `${message}:gone` });
  }

  #writtenAt(message: string): number {
    const at = this.#written.get(message) ?? this.clock.now();
    this.#written.set(message, at);
    return at;
  }

  press(who: string, question: Question, label: string): Promise<InboxVerdict> {
    const offered = [...question.choices, ...(question.followUp?.choices ?? [])];
    const choice = offered.find((one) => one.label === label)?.id ?? label;
    return this.hear(who, { kind: "press", question: question.id, choice });
  }

  async ballotOf(who: string, { id }: Pick<Question, "id">): Promise<Ballot> {
    const all = await this.memory.questions.ballots(id);
    const last = all.findLast(({ personName }) => personName === who);
    if (!last) throw new Error(`${who} has not answered`);
    return last;
  }

  async takeBack(who: string, question: Pick<Question, "id">, changes: SaidOtherwise = {}) {
    const { id } = await this.ballotOf(who, question);
    return this.hear(who, { kind: "retract", ballot: id }, changes);
  }

  async fix(who: string, question: Pick<Question, "id">, text: string) {
    const { id } = await this.ballotOf(who, question);
    return this.hear(who, { kind: "fix", ballot: id, text });
  }

  /** Stores an unprocessed answer, as before a crash. */
  async keepUnread(question: Question, who: string, change: Partial<NewBallot> = {}) {
    await this.memory.questions.recordBallot({
      id: `b-${who}`,
      question: question.id,
      eventKey: `web:local:unread:${who}`,
      message: null,
      person: { platform: "web", workspace: "local", platformId: who.toLowerCase(), name: who },
      choice: null,
      text: "in the fridge",
      replaces: null,
      at: this.clock.now(),
      ...change,
    });
  }

  end(end: NonNullable<Episode["end"]> = { kind: "terminated" }): Promise<void> {
    return this.memory.episodes.end(this.episode.id, end, 1, [], this.clock.now());
  }

  async begin(changes: Partial<Episode> = {}): Promise<void> {
    const round = this.episode.round + 1;
    const startedAt = this.clock.now();
    this.episode = { ...this.episode, id: `e${round}`, round, startedAt, ...changes };
    await this.memory.episodes.open(this.episode);
  }

  card(): ReturnType<typeof buildCard> {
    return buildCard(this.memory, this.episode.id);
  }

  async state(question: Pick<Question, "id">): Promise<Question["state"]> {
    return (await this.question(question.id)).state;
  }

  async adjudicationOf({ id }: Pick<Question, "id">): Promise<Question> {
    const all = await this.memory.questions.list({ adjudicates: id });
    if (all.length !== 1) throw new Error(`${all.length} questions settle it`);
    return this.question(all[0]?.id ?? null);
  }

  async outcomes(): Promise<readonly (string | null)[]> {
    const steps = await this.memory.episodes.steps(this.episode.id);
    return steps.flatMap(({ step }) => (step.kind === "ask" ? [step.outcome] : []));
  }

  /** Current notes; those with buttons end in "[Fix]". */
  async receipts(): Promise<readonly string[]> {
    const deliveries = await this.memory.outbox.list({ episode: this.episode.id });
    const notes = deliveries.flatMap(({ note }) => (note ? [presentNote(this.memory, note)] : []));
    return (await Promise.all(notes)).map(({ text, ballot }) => (ballot ? `${text} [Fix]` : text));
  }

  async allRead(): Promise<void> {
    await until(async () => (await this.memory.questions.unread()).length === 0);
    await new Promise((resolve) => setImmediate(resolve));
  }

  async ballots(question: Pick<Question, "id">): Promise<readonly Ballot[]> {
    return this.memory.questions.ballots(question.id);
  }

  /** Undisputed answers: "apple: fridge 1". */
  async used(): Promise<readonly string[]> {
    const facts = await this.memory.facts.list({ household: "kitchen" });
    return facts.map(({ subject, objects }) => `${subject}: ${objects.join()}`);
  }

  /** All answers: "apple at fridge 1: valid". */
  async told(): Promise<readonly string[]> {
    const facts = await this.memory.facts.list({ household: "kitchen", valid: false });
    return facts.filter(({ source }) => source === "answer").map(sayFact);
  }

  async notes(): Promise<readonly string[]> {
    const deliveries = await this.memory.outbox.list({ episode: this.episode.id });
    return deliveries.flatMap(({ note }) => (note ? [`${note.kind}: ${note.text}`] : []));
  }

  learn(...facts: readonly Partial<NewFact>[]): Promise<void> {
    return this.see({ facts, disproved: [] });
  }

  /** Stores a step that shows facts and refutes claims (by id). */
  async see(seen: {
    readonly facts: readonly Partial<NewFact>[];
    readonly disproved: readonly string[];
  }): Promise<void> {
    this.#seq += 1;
    const writes = seen.facts.map((fact, at) => factWrite(`f-${this.#seq}-${at}`, fact));
    await this.memory.episodes.recordStep(
      {
        record: lookStep(this.#seq, { episode: this.episode.id }),
        facts: writes,
        invalidations: seen.disproved.map((id) => ({ id, status: "contradicted" as const })),
        notes: [],
      },
      this.clock.now(),
    );
  }
}

function sayFact({ subject, relation, polarity, objects, status }: Fact): string {
  return `${subject} ${polarity ? "" : "not "}${relation} ${objects.join(" or ")}: ${status}`;
}

export type SaidOtherwise = Partial<Pick<IncomingEvent, "key" | "at" | "platform" | "workspace">> &
  Pick<Rights, "mayAnswer" | "mayManage"> & {
    /** Undefined if the platform was not asked. */
    readonly belongs?: Belonging | undefined;
  };

/** Differences from simulated people under plain rules. */
export interface DeskScenarioOptions extends Partial<Episode> {
  rules?: Partial<DeskRules>;
  answerTimeoutMs?: number;
  grounder?: Grounder;
  judge?: DeskParts["judge"];
  treatmentOf?: DeskParts["treatmentOf"];
  order?: DeskParts["order"];
  readonly file?: string;
}

export async function openDesk(options: DeskScenarioOptions = {}): Promise<DeskScenario> {
  const memory = await openMemory({
    file: options.file ?? ":memory:",
    clock: { now: () => 1, sleep: async () => {} },
  });
  const scenario = new DeskScenario(memory, options);
  await begin(scenario);
  await scenario.desk.start();
  onTestFinished(async ({ task }) => {
    const kept = isOfDesk(task.file.filepath) ? await transcript(scenario.memory) : null;
    await scenario.desk.stop();
    await scenario.memory.close();
    if (kept !== null) expect(kept).toMatchSnapshot();
  });
  return scenario;
}

/** Only the desk's own tests have approved copies; nightly ones use random input. */
const isOfDesk = (file: string) => /\/test\/desk\/[^/]*(?<!nightly)\.test\.ts$/.test(file);

async function begin({ memory, episode, clock }: DeskScenario): Promise<void> {
  await memory.households.create(readKitchen().household);
  await memory.episodes.open(episode);
  await memory.episodes.recordStep(
    { record: sampleStep(), facts: [], invalidations: [], notes: [] },
    clock.now(),
  );
}

export function newDesk(
  memory: Memory,
  clock: TurnedClock,
  options: Pick<
    DeskScenarioOptions,
    "rules" | "answerTimeoutMs" | "grounder" | "judge" | "treatmentOf" | "order"
  > = {},
): QuestionDesk {
  return createDesk({
    memory,
    clock,
    answerTimeoutMs,
    grounder: createReader(),
    homeOf: async () => readKitchen().owner,
    ...options,
    log: createLog("error"),
  });
}
