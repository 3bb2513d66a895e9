/** Housework by simple rules, from nothing but the lines that a prompt shows. */

export interface Event {
  readonly kind: "task" | "meant" | "saw" | "can" | "told" | "did" | "asked" | "refused";
  readonly text: string;
}

export interface Wish {
  readonly tool: "act" | "ask" | "give_up";
  readonly command?: string;
  readonly kind?: "where" | "which";
  readonly adjective?: string;
  readonly noun?: string;
  readonly question?: string;
  readonly reason?: string;
}

interface Job {
  readonly thing: string;
  readonly target: string;
  readonly treat: "clean" | "heat" | "cool" | null;
  readonly lamp: boolean;
  readonly count: number;
}

const treatWords: readonly (readonly [RegExp, Job["treat"]])[] = [
  [/\b(clean|wash)\w*\b/, "clean"],
  [/\b(heat|hot|warm)\w*\b/, "heat"],
  [/\b(cool|cold|chill)\w*\b/, "cool"],
];
const treatPlaces = { clean: "sinkbasin", heat: "microwave", cool: "fridge" } as const;

function readJob(sentence: string): Job {
  const text = sentence.toLowerCase().replace(/[".]/g, "");
  const treat = treatWords.find(([word]) => word.test(text))?.[1] ?? null;
  const lamp = /desklamp|lamp/.test(text);
  const [, lit] = /(?:look at|examine)(?: the| an| a| some)? (\w+)/.exec(text) ?? [];
  const words = text.replace(
    /\b(clean|hot|cool|cold|some|an|a|the|two|wash|heat|chill|them|it)\b/g,
    " ",
  );
  const [, first] = /(?:put|find|and|^)\s+(\w+)\s+(?:and|in|on|under|to)/.exec(words) ?? [];
  const [, target = ""] = /(?:in\/on|in|on|to)\s+(\w+)\s*$/.exec(words.trim()) ?? [];
  const treated = /^\s*(\w+)\s+and/.exec(words)?.[1];
  return {
    thing: lit ?? treated ?? first ?? "",
    target,
    treat,
    lamp: lamp && lit !== undefined,
    count: /\btwo\b/.test(text) ? 2 : 1,
  };
}

const classOf = (name: string): string => name.replace(/ \d+$/, "");

interface World {
  job: Job;
  meant: boolean;
  readonly places: Set<string>;
  readonly visited: Set<string>;
  readonly opened: Set<string>;
  /** Places where people said the thing is, the newest last. */
  readonly hints: string[];
  /** What was seen where. */
  readonly seen: Map<string, readonly string[]>;
  readonly asked: string[];
  readonly put: Set<string>;
  can: readonly string[];
  here: string;
  held: string | null;
  treated: boolean;
  /** The one that is meant. */
  own: string | null;
}

export function decide(events: readonly Event[]): Wish {
  const world: World = {
    job: readJob(""),
    meant: false,
    places: new Set(),
    visited: new Set(),
    opened: new Set(),
    hints: [],
    seen: new Map(),
    asked: [],
    put: new Set(),
    can: [],
    here: "",
    held: null,
    treated: false,
    own: null,
  };
  for (const event of events) take(world, event);
  return work(world);
}

function take(world: World, { kind, text }: Event): void {
  if (kind === "task") world.job = readJob(text);
  else if (kind === "meant") world.meant = true;
  else if (kind === "asked") world.asked.push(text.toLowerCase());
  else if (kind === "can") {
    world.can = text.split("; ");
    for (const [, place = ""] of text.matchAll(/go to ([a-z]+ \d+)/g)) world.places.add(place);
    for (const [, place = ""] of text.matchAll(/(?:examine|open|close) ([a-z]+ \d+)/g))
      if (world.places.has(place)) world.visited.add(place);
  } else if (kind === "told") readTold(world, text);
  else if (kind === "did") did(world, text);
  else if (kind === "refused") readRefusal(world, text);
  else {
    for (const [name] of text.matchAll(/[a-z]+ \d+/g))
      if (world.places.size === 0 || /middle of a room/.test(text)) world.places.add(name);
    for (const [, place = "", things = ""] of text.matchAll(
      /(?:On the|The) ([a-z]+ \d+)(?: is open\. In it)?, you see ([^.]*)/g,
    ))
      world.seen.set(place, things.match(/[a-z]+ \d+/g) ?? []);
  }
}

/** What was sent back is not tried again: one is there already, or it was asked. */
function readRefusal(world: World, text: string): void {
  const [, place] = /^go to (.+)$/.exec(text) ?? [];
  if (place) world.visited.add(place);
  else world.asked.push(text.toLowerCase());
}

function readTold(world: World, text: string): void {
  for (const [, subject = "", objects = ""] of text.matchAll(
    /"([^"]*)" at ((?:"[^"]*"(?: or )?)+)/g,
  )) {
    const places = [...objects.matchAll(/"([^"]*)"/g)].map(([, place = ""]) => place);
    if (classOf(subject).endsWith(world.job.thing)) world.hints.push(...places);
    else if (/lamp/.test(subject))
      for (const place of places)
        world.seen.set(place, [...(world.seen.get(place) ?? []), subject]);
  }
  const [, own] = /"meant [^"]*" is "([^"]*)"/.exec(text) ?? [];
  if (own) world.own = own;
  const [, place, things = ""] = /^([a-z]+ \d+): (.+)$/.exec(text) ?? [];
  if (place && things.split(", ").some((name) => classOf(name) === world.job.thing))
    world.hints.push(place);
}

function did(world: World, command: string): void {
  const [, place] = /^go to (.+)$/.exec(command) ?? [];
  if (place) {
    world.here = place;
    world.visited.add(place);
    world.can = [];
  }
  const [, opened] = /^open (.+)$/.exec(command) ?? [];
  if (opened) world.opened.add(opened);
  const [, taken] = /^take (.+) from/.exec(command) ?? [];
  if (taken) {
    world.held = taken;
    for (const [where, things] of world.seen)
      world.seen.set(
        where,
        things.filter((name) => name !== taken),
      );
  }
  if (/^(clean|heat|cool) /.test(command)) world.treated = true;
  const [, moved] = /^(?:move|put) (.+?) (?:to|in\/on) /.exec(command) ?? [];
  if (moved) {
    world.put.add(moved);
    world.held = null;
    world.treated = false;
  }
}

function work(world: World): Wish {
  if (world.held) return world.job.lamp ? light(world) : bring(world, world.held);
  return seek(world);
}

/** The thing in the hand is treated and brought to its place. */
function bring(world: World, held: string): Wish {
  const { job, can } = world;
  const { treat, target } = job;
  const isDue = treat !== null && !world.treated;
  const place = isDue ? treatPlaces[treat] : target;
  const pattern = isDue
    ? new RegExp(`^${treat} ${held} with`)
    : new RegExp(`^(?:move|put) ${held} (?:to|in/on) ${target} `);
  const deed = can.find((command) => pattern.test(command));
  const opening = can.find((command) => command.startsWith(`open ${place} `));
  if (deed ?? opening) return act(deed ?? opening ?? "");
  return goTo(
    world,
    [...world.places].find((one) => classOf(one) === place && one !== world.here),
  );
}

function light(world: World): Wish {
  const using = world.can.find((command) => /^use \w*lamp/.test(command));
  if (using) return act(using);
  const [at] =
    [...world.seen].find(([, things]) => things.some((one) => /^desklamp/.test(one))) ?? [];
  if (at && at !== world.here) return goTo(world, at);
  if (!world.asked.some((one) => one.includes("lamp"))) return question("desklamp", "where", "");
  return lookAround(world) ?? goTo(world, undefined);
}

function seek(world: World): Wish {
  const { job, can } = world;
  const isWanted = (thing: string, place: string): boolean =>
    classOf(thing) === job.thing &&
    !world.put.has(thing) &&
    (job.treat !== null || job.lamp || classOf(place) !== job.target);
  const takes = can.filter((command) => {
    const [, thing = "", place = ""] = /^take (.+) from (.+)$/.exec(command) ?? [];
    return isWanted(thing, place);
  });
  const own = takes.find((command) => command.startsWith(`take ${world.own} from`));
  if (own) return act(own);
  const [first] = takes;
  if (first && world.own === null) {
    const isOpen = world.meant && takes.length > 1;
    if (isOpen && !world.asked.some((one) => one.includes("which")))
      return question(job.thing, "which", "meant");
    return act(first);
  }
  const around = lookAround(world);
  if (around) return around;
  const [known] =
    [...world.seen].find(
      ([place, things]) => place !== world.here && things.some((one) => isWanted(one, place)),
    ) ?? [];
  const next = known ?? world.hints.findLast((place) => !world.visited.has(place));
  if (next) return goTo(world, next);
  if (!world.asked.some((one) => one.startsWith("where")))
    return question(job.thing, "where", world.meant ? "meant" : "");
  return goTo(world, undefined);
}

/** What is at hand and was not looked into. */
function lookAround({ can, opened, seen, places }: World): Wish | null {
  const found = can.find((command) => {
    const [, verb, place = ""] = /^(open|examine) (\w+ \d+)$/.exec(command) ?? [];
    if (verb === "open") return !opened.has(place);
    return (
      verb === "examine" && places.has(place) && !seen.has(place) && !can.includes(`open ${place}`)
    );
  });
  return found === undefined ? null : act(found);
}

function question(thing: string, kind: "where" | "which", adjective: string): Wish {
  const words = adjective === "" ? thing : `${adjective} ${thing}`;
  return { tool: "ask", kind, adjective, noun: thing, question: `${kind} is the ${words}?` };
}

/** To a place, or to one that was not visited. */
function goTo({ places, visited, here }: World, place: string | undefined): Wish {
  const next = place ?? [...places].find((one) => one !== here && !visited.has(one));
  if (next !== undefined) return act(`go to ${next}`);
  return { tool: "give_up", reason: "I have looked everywhere." };
}

function act(command: string): Wish {
  return { tool: "act", command };
}
