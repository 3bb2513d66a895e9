import { parseCommand } from "../../../../src/policies/rules/command.js";
import { readPlace } from "../../../../src/policies/rules/place-text.js";
import { type ParsedTask, parseTask } from "../../../../src/policies/rules/task-sentence.js";

/** A claim: "mug" at "fridge 1". */
export interface Told {
  readonly subject: string;
  readonly verb: "at" | "is";
  readonly objects: readonly string[];
}

export interface Page {
  readonly task: ParsedTask;
  /** One thing is meant, and neither its looks nor a choice of people say which. */
  readonly hidden: boolean;
  readonly chosen: readonly string[];
  readonly contents: ReadonlyMap<string, readonly string[]>;
  /** Places looked into in this episode. */
  readonly looked: ReadonlySet<string>;
  /** What was seen beside a name: "mug 2 (blue)". */
  readonly looks: ReadonlyMap<string, readonly string[]>;
  readonly told: readonly Told[];
  /** Questions of this episode: "Where is the mug?" */
  readonly asked: readonly string[];
  readonly treated: ReadonlySet<string>;
  /** Things put down in this episode, with the place. */
  readonly put: ReadonlyMap<string, string>;
  /** Taken in this episode and not put down. */
  readonly held: string | null;
  /** Things that were in the hand when a lamp was switched on. */
  readonly lit: ReadonlySet<string>;
}

/** Null when the text is none of these prompts. */
export function readPage(text: string): Page | null {
  const now = text.lastIndexOf("=== Now ===");
  if (now < 0) return null;
  const lines = text.slice(now).split("\n");
  const sentence = unquote(firstAfter(lines, "Task: ") ?? '""');
  const task = parseTask(sentence);
  if (!task) return null;
  const before = text.slice(text.lastIndexOf("=== Example", now) + 1, now).split("\n");
  const notes = { contents: new Map<string, readonly string[]>(), told: [] as Told[] };
  for (const line of before) readKnown(line, notes);
  const chosen = [
    ...(lines.find((one) => one.startsWith("(People chose"))?.matchAll(quoted) ?? []),
  ];
  const meant = lines.some((line) => line.startsWith("(One particular thing is meant"));
  const described = task.description?.owner != null || task.description?.preferred === true;
  return {
    task,
    hidden: meant || described,
    chosen: chosen.map(([, name]) => name ?? ""),
    ...readEpisode(lines, notes),
  };
}

interface Notes {
  readonly contents: Map<string, readonly string[]>;
  readonly told: Told[];
}

const quoted = /"([^"]*)"/g;

function firstAfter(lines: readonly string[], label: string): string | null {
  return lines.find((line) => line.startsWith(label))?.slice(label.length) ?? null;
}

function unquote(text: string): string {
  return String(JSON.parse(text));
}

/** "- fridge 1: mug 2, egg 1", or a claim. */
function readKnown(line: string, { contents, told }: Notes): void {
  const seen = /^- ([a-z]+ \d+): (.+)$/.exec(line);
  if (seen) contents.set(seen[1] ?? "", seen[2] === "nothing" ? [] : (seen[2] ?? "").split(", "));
  if (line.startsWith('- "')) told.push(...readClaims(line));
}

/** Claims in one line; what is not so is left out. */
function readClaims(line: string): readonly Told[] {
  return [...line.matchAll(/"([^"]*)" (at|is) ("[^"]*"(?: or "[^"]*")*)/g)].map(
    ([, subject = "", verb, objects = ""]) => ({
      subject,
      verb: verb === "is" ? "is" : "at",
      objects: [...objects.matchAll(quoted)].map(([, name]) => name ?? ""),
    }),
  );
}

function readEpisode(lines: readonly string[], { contents, told }: Notes) {
  const [looked, treated, lit] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const [looks, put] = [new Map<string, readonly string[]>(), new Map<string, string>()];
  const asked: string[] = [];
  let held: string | null = null;
  let command: ReturnType<typeof parseCommand> = null;
  const move = (thing: string, place: string | null): void => {
    for (const [where, things] of contents)
      contents.set(
        where,
        things.filter((one) => one !== thing),
      );
    if (place) contents.set(place, [...(contents.get(place) ?? []), thing]);
  };
  for (const line of lines) {
    if (line.startsWith("Act: ")) command = parseCommand(line.slice(5));
    if (line.startsWith("Ask: ")) asked.push(line.slice(5));
    if (line.startsWith("Answer: ") || line.startsWith("(Known meanwhile: "))
      told.push(...readClaims(line));
    if (!line.startsWith("See: ") || line === "See: Nothing happens.") continue;
    const place = readPlace(line.slice(5));
    if (place?.things) {
      contents.set(
        place.place,
        place.things.map(({ name }) => name),
      );
      looked.add(place.place);
      for (const { name, words } of place.things) looks.set(name, words);
    }
    if (command?.verb === "use" && held) lit.add(held);
    if (command?.verb === "take") {
      move(command.thing, null);
      held = command.thing;
    }
    if (command?.verb === "put") {
      move(command.thing, command.place);
      put.set(command.thing, command.place);
      held = null;
    }
    if (command && ["clean", "heat", "cool"].includes(command.verb) && "thing" in command) {
      treated.add(`${command.verb} ${command.thing}`);
    }
    command = null;
  }
  return { contents, told, looked, looks, asked, treated, put, lit, held };
}
