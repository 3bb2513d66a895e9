/** The text of an OPEx prompt, taken apart line by line. */

export interface Found {
  readonly thing: string;
  readonly place: string;
  /** "blue large" */
  readonly looks: string;
}

export interface PreviousStep {
  readonly target: string;
  readonly result: string;
}

/** What one prompt says; what it does not say is empty. */
export interface Page {
  readonly skills: ReadonlySet<string>;
  readonly task: string;
  readonly subtask: string;
  readonly objective: string;
  readonly subgoal: string;
  readonly room: string;
  readonly error: string;
  readonly found: readonly Found[];
  /** What people said of where something is: class or thing, and place. */
  readonly told: readonly Pick<Found, "thing" | "place">[];
  /** Places here with their things; null when shut. */
  readonly seen: ReadonlyMap<string, readonly string[] | null>;
  /** Places here that were not looked at. */
  readonly unread: readonly string[];
  readonly lamps: readonly string[];
  readonly places: readonly string[];
  readonly unseen: readonly string[];
  readonly holding: string | null;
  readonly previous: readonly PreviousStep[];
  /** Commands done so far, where the prompt, its observation or its earlier steps tell. */
  readonly done: readonly string[];
  /** Why a new plan is wanted. */
  readonly reason: string | null;
}

export function readPage(system: string, user: string): Page {
  const seenParts = list(user, "Seen now", ";");
  const observation = quoted(user, "Observation");
  const previous = [...user.matchAll(/^\d+\. Play\[[^,]*, (.*?)\] -> (".*")$/gm)].map(
    ([, target, result]) => ({
      target: target ?? "",
      result: JSON.parse(result ?? '""') as string,
    }),
  );
  return {
    skills: new Set([...system.matchAll(/^- ([a-z ]+):/gm)].map(([, name]) => name ?? "")),
    task: quoted(user, "Task"),
    subtask: quoted(user, "Subtask"),
    objective: quoted(user, "Current objective"),
    subgoal: quoted(user, "Subgoal"),
    room: line(user, "Room"),
    error: line(user, "Error"),
    found: [...list(user, "Found so far"), ...list(user, "Found things"), ...list(user, "Found")]
      .map((item) => /^(.+) \((.*?)at (.+)\)$/.exec(item))
      .flatMap((match) =>
        match ? [{ thing: match[1] ?? "", looks: match[2] ?? "", place: match[3] ?? "" }] : [],
      ),
    told: [...`${user}\n${observation}`.matchAll(/People said: (".*?")\./g)]
      .map(([, words]) => /^(.+) at (\S+ \d+)/.exec(JSON.parse(words ?? '""') as string))
      .flatMap((match) => (match ? [{ thing: match[1] ?? "", place: match[2] ?? "" }] : [])),
    seen: new Map(seenParts.flatMap(readSeen)),
    unread: seenParts.flatMap((part) => /^(.+) was not looked at$/.exec(part)?.slice(1) ?? []),
    lamps: seenParts.flatMap((part) => /^(.+) can be switched on$/.exec(part)?.slice(1) ?? []),
    places: list(user, "Places"),
    unseen: [
      ...list(user, "Places not looked into"),
      ...namesIn(/Places not looked into: (.*?)\./.exec(observation)?.[1]),
    ],
    holding: line(user, "Holding") === "nothing" ? null : line(user, "Holding") || null,
    previous,
    done: [
      ...list(user, "Done so far", ";"),
      ...(/Done so far: (.*?)\. Places/.exec(observation)?.[1] ?? "").split("; "),
      ...previous.filter(({ result }) => /^You \w+ the/.test(result)).map(({ target }) => target),
    ].filter((deed) => deed !== ""),
    reason: line(user, "What was wrong") || null,
  };
}

function readSeen(part: string): readonly (readonly [string, readonly string[] | null])[] {
  const closed = /^(.+) is closed$/.exec(part);
  if (closed) return [[closed[1] ?? "", null]];
  const unread = /^(.+) was not looked at$/.exec(part);
  if (unread) return [[unread[1] ?? "", []]];
  const open = /^(\S+ \d+): (.+)$/.exec(part);
  return open ? [[open[1] ?? "", open[2] === "nothing" ? [] : (open[2] ?? "").split(", ")]] : [];
}

function namesIn(text: string | undefined): readonly string[] {
  return text && text !== "none" ? text.split(", ") : [];
}

function line(text: string, name: string): string {
  return new RegExp(`^${name}: (.*)$`, "m").exec(text)?.[1]?.trim() ?? "";
}

function quoted(text: string, name: string): string {
  const found = line(text, name);
  return found.startsWith('"') ? (JSON.parse(found) as string) : found;
}

function list(text: string, name: string, by = ","): readonly string[] {
  const found = line(text, name);
  return ["", "none", "nothing"].includes(found) ? [] : found.split(`${by} `);
}
