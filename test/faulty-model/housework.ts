/** Housework by simple rules, from nothing but the lines that a prompt shows. */

export interface Event {
  readonly kind: "task" | "meant" | "saw" | "can" | "told" | "did" | "asked";
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
  } else if (kind === "told") readTold(world, text);
  else if (kind === "did") did(world, text);
  else {
    for (const [name] of text.matchAll(/[a-z]+ \d+/g))
      if (world.places.size === 0 || /middle of a room/.test(text)) world.places.add(name);
    const [, place] = /(?:on the|in the|the) ([a-z]+ \d+)/i.exec(text) ?? [];
    const things = [...text.matchAll(/[a-z]+ \d+/g)].map(([name]) => name);
    if (place && /you see/.test(text)) world.seen.set(place, things);
  }
}

function readTold(world: World, text: string): void {
  for (const [, subject = "", objects = ""] of text.matchAll(
    /"([^"]*)" at ((?:"[^"]*"(?: or )?)+)/g,
  ))
    if (classOf(subject).endsWith(world.job.thing))
      world.hints.push(...[...objects.matchAll(/"([^"]*)"/g)].map(([, place = ""]) => place));
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
  const { job, held, can } = world;
  const find = (pattern: RegExp) => can.find((command) => pattern.test(command));
  const opening = find(new RegExp(`^open ${world.here}$`));
  if (held) {
    const place =
      job.treat && !world.treated ? treatPlaces[job.treat] : job.lamp ? "desklamp" : job.target;
    const deed =
      job.treat && !world.treated
        ? find(new RegExp(`^${job.treat} ${held} with`))
        : job.lamp
          ? find(/^use desklamp/)
          : find(new RegExp(`^(?:move|put) ${held} (?:to|in/on) ${job.target} `));
    if (deed) return act(deed);
    if (classOf(world.here) === place && opening) return act(opening);
    return goTo(world, job.lamp ? null : place);
  }
  const takes = can.filter((command) => {
    const [, thing = "", place = ""] = /^take (.+) from (.+)$/.exec(command) ?? [];
    return classOf(thing) === job.thing && classOf(place) !== job.target;
  });
  const own = takes.find((command) => command.startsWith(`take ${world.own} from`));
  if (own) return act(own);
  if (takes.length > 0 && world.own === null) {
    const isOpen =
      world.meant && takes.length > 1 && !world.asked.some((one) => one.includes("which"));
    if (isOpen) return question(job, "which", "meant");
    return act(takes.at(0) ?? "look");
  }
  if (opening) return act(opening);
  const hint = world.hints.findLast((place) => !world.visited.has(place));
  const [known] =
    [...world.seen].find(
      ([place, things]) =>
        place !== world.here &&
        classOf(place) !== job.target &&
        things.some((name) => classOf(name) === job.thing && !world.put.has(name)),
    ) ?? [];
  const next = known ?? hint;
  if (next) return act(`go to ${next}`);
  if (world.asked.length === 0) return question(job, "where", world.meant ? "meant" : "");
  return goTo(world, null);
}

function question({ thing }: Job, kind: "where" | "which", adjective: string): Wish {
  const words = adjective === "" ? thing : `${adjective} ${thing}`;
  return { tool: "ask", kind, adjective, noun: thing, question: `${kind} is the ${words}?` };
}

/** To a place of a class, or to one that was not visited. */
function goTo({ places, visited, here }: World, kind: string | null): Wish {
  const all = [...places].filter((place) => place !== here);
  const found =
    kind === null
      ? (all.find((place) => !visited.has(place)) ?? all[0])
      : (all.find((place) => classOf(place) === kind) ?? all.find((place) => !visited.has(place)));
  return found ? act(`go to ${found}`) : { tool: "give_up", reason: "I have looked everywhere." };
}

function act(command: string): Wish {
  return { tool: "act", command };
}
