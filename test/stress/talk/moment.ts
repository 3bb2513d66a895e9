/** Sets up the moment of an utterance: home, episode, earlier questions and answers. */
import { pino } from "pino";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { loadContent } from "../../../src/app/play/households.js";
import type { Sous } from "../../../src/app/wire.js";
import type { Episode } from "../../../src/core/episode/episode.js";
import { lookLabels } from "../../../src/core/episode/looks.js";
import type { OwnerView } from "../../../src/core/episode/scene.js";
import { newId } from "../../../src/core/id.js";
import type { Fact, NewFact } from "../../../src/core/memory/fact.js";
import type { Need } from "../../../src/core/question/question.js";
import { createDesk } from "../../../src/desk/desk.js";
import { createReader } from "../../../src/desk/reading/index.js";
import { startPlain } from "../../build/sous.js";
import { factWrite, lookStep, sampleEpisode, sampleStep } from "../../memory/samples.js";
import { until } from "../../peers/control.js";
import { type Door, type DoorName, openDoor } from "./doors.js";
import type { Situation } from "./script.js";

const log = pino({ level: "silent" });
const clock = systemClock;
const answerTimeoutMs = 3_600_000;

export interface Room {
  readonly name: DoorName;
  readonly door: Door;
  readonly sous: Sous;
  readonly desk: ReturnType<typeof createDesk>;
  close(): Promise<void>;
}

export async function openRoom(name: DoorName, speaker: string): Promise<Room> {
  const door = await openDoor(name, speaker);
  const sous = await startPlain({ log, bots: [door.bot], answerTimeoutMs });
  const { memory } = sous;
  const desk = createDesk({ memory, clock, log, answerTimeoutMs, grounder: createReader() });
  const close = async () => {
    await sous.stop();
    await door.close();
  };
  return { name, door, sous, desk, close };
}

let homes = 0;

export interface Moment {
  readonly room: Room;
  readonly episode: Episode;
  readonly view: OwnerView;
  seq: number;
}

export async function begin(
  room: Room,
  { home, round, task: sentence }: Situation,
): Promise<Moment> {
  const { memory } = room.sous;
  const { title, content, tasks } = loadContent(home, 1);
  const household = `talk-${++homes}`;
  await memory.households.create({ id: household, title, content, tasks, createdAt: clock.now() });
  const scene = createSimulator(content as never, household);
  const task = tasks.find((one) => one.sentence === sentence) ?? tasks[round - 1];
  if (!task) throw new Error(`${home} has no task ${round}`);
  const episode = sampleEpisode({
    id: newId("e"),
    household,
    round,
    task,
    bot: room.door.bot.platform,
    channel: room.door.channel,
    startedAt: clock.now(),
  });
  await memory.episodes.open(episode);
  const moment = { room, episode, view: scene.ownerView(), seq: 0 };
  await step(moment, []);
  const plan = { origin: "asked" } as never;
  await memory.runs.begin({ household, firstRound: round, rounds: 1, plan, pausedAt: null });
  return moment;
}

async function step(moment: Moment, facts: readonly NewFact[]): Promise<void> {
  const { episode, room } = moment;
  const seq = moment.seq++;
  const at = { episode: episode.id, at: clock.now() };
  await room.sous.memory.episodes.recordStep(
    {
      record: seq === 0 ? sampleStep(at) : lookStep(seq, at),
      facts: facts.map((fact) => factWrite(newId("f"), fact, { episode: episode.id })),
      invalidations: [],
      notes: [],
    },
    clock.now(),
  );
}

/** Stores seen facts ("mug 1 in cabinet 2") and told ones ("towel 1 of Ana"), except those in earlier words. */
export async function learn(moment: Moment, known: readonly string[]): Promise<void> {
  const held = new Map<string, string[]>();
  const facts: NewFact[] = [];
  const sure = { polarity: true, certainty: "sure" } as const;
  for (const line of known) {
    const [, thing = "", place] = /^(.+?) in (.+)$/.exec(line) ?? [];
    const [, owned = "", owner] = /^(.+?) of (.+)$/.exec(line) ?? [];
    if (place && /\d$/.test(thing)) held.set(place, [...(held.get(place) ?? []), thing]);
    else if (owner && moment.episode.household && !known.some((one) => one.includes(" in ")))
      facts.push({
        ...sure,
        subject: `${owner}'s ${owned.replace(/ \d+$/, "")}`,
        relation: "is",
        objects: [owned],
        source: "answer",
      });
  }
  for (const [subject, objects] of held)
    facts.push({ ...sure, subject, relation: "holds", objects, source: "observation" });
  await step(moment, facts);
}

export function needIn(text: string, view: OwnerView): Need {
  const func = text.startsWith("Where") ? "where" : "which";
  const owner = /\b(\p{Lu}\p{L}+['’]s?)(?= |\?)/u.exec(text.slice(6))?.[1];
  const adjective = owner ?? (text.includes("you like") ? "preferred" : undefined);
  const kinds = [...new Set(view.places.flatMap(({ things }) => things.map(({ kind }) => kind)))];
  const spoken = text.toLowerCase().replaceAll(" ", "");
  const noun =
    kinds.filter((kind) => spoken.includes(kind)).sort((a, b) => b.length - a.length)[0] ??
    (spoken.includes("soap") ? "soapbar" : "thing");
  return adjective ? { func, adjective, noun } : { func, noun };
}

export async function ask(
  moment: Moment,
  need: Need,
  shown: readonly string[],
): Promise<readonly string[]> {
  const { episode, room, view } = moment;
  const candidates = shown.flatMap((label) => idOf(label, view));
  const { handling, question } = await room.desk.ask({
    episode,
    seq: moment.seq++,
    engine: "talk",
    thought: "I need to know that.",
    because: [],
    factWatermark: 0,
    need,
    why: "",
    candidates,
    scores: candidates.map((_, at) => 1 / (at + 1)),
    propensity: 1,
    ask: true,
    eager: true,
    view: { owner: view, seen: [] },
  });
  if (handling !== "posted") throw new Error(`the question was not posted but ${handling}`);
  const posed = question === null ? null : await room.sous.memory.questions.get(question);
  return posed?.choices.map(({ label }) => label) ?? [];
}

function idOf(label: string, view: OwnerView): readonly string[] {
  const things = [...lookLabels(view)].filter(([, looks]) => label.startsWith(`the ${looks} `));
  const place = view.places.find((one) => label === `the ${one.label}`);
  const id = things[0]?.[0] ?? place?.id;
  return id ? [id] : [];
}

export async function tell(
  { room, episode }: Moment,
  name: string,
  text: string,
  // Slack has whole seconds; later words must not seem older.
  at = clock.now() - 1000,
): Promise<void> {
  const { workspace, id } = room.door.account(name);
  const key = `${room.name}:before:${newId("b")}`;
  await room.desk.inbox.receive({
    key,
    platform: room.door.bot.platform,
    workspace,
    person: { id, name },
    at,
    what: { kind: "reply", episode: episode.id, message: key, text },
  });
  await allRead(room);
}

export async function allRead({ sous }: Room): Promise<void> {
  await until(async () => (await sous.memory.questions.unread()).length === 0, 60_000);
}

export async function cardOf({ room, episode }: Moment): Promise<string> {
  const { courier, memory } = room.sous;
  const message = async () => (await memory.outbox.card(episode.id))?.ref?.message;
  const found = await until(message, 20_000);
  await courier.drain(20_000);
  return found;
}

export async function standing({ room, episode }: Moment): Promise<readonly Fact[]> {
  const { household } = episode;
  const facts = await room.sous.memory.facts.list({ household, disputed: true });
  return facts.filter(({ source, dispute }) => source === "answer" && dispute === null);
}

export async function answersTo({ room, episode }: Moment): Promise<readonly string[]> {
  const deliveries = await room.sous.memory.outbox.list({ episode: episode.id });
  return deliveries.flatMap(({ note, state }) =>
    note && note.to !== null && state === "sent" ? [note.text] : [],
  );
}
