/** Parses typed commands ("/sous play kitchen"). */
import { readFileSync } from "node:fs";
import { distance } from "fastest-levenshtein";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import {
  type Command,
  campaignMoves,
  dataRequests,
  longestOrder,
  mostRounds,
  queueMoves,
  type Verb,
  verbs,
} from "../../src/core/people/command.js";

export const chatCommand = "/sous";

export const verbWords: Readonly<
  Record<
    Verb,
    {
      readonly usage: string;
      /** At most 100 characters: Discord's limit for a command's description. */
      readonly does: string;
    }
  >
> = JSON.parse(readFileSync(packageFile("bots/present/commands.json"), "utf8"));

export function usageLines(name: string): readonly string[] {
  const written = (verb: Verb) => [name, verb, verbWords[verb].usage].filter(Boolean).join(" ");
  return verbs.map((verb) => `${written(verb)}  ${verbWords[verb].does}`);
}

/** @param name the command ("/sous"), for advice @throws InputError that says what to write instead */
export function readCommand(text: string, name: string): Command {
  const [word = "help", ...rest] = text.split(/\s+/).filter((part) => part !== "");
  const verb = verbs.find((candidate) => candidate === word.toLowerCase());
  if (!verb) throw new InputError(suggestVerb(word, name));
  return readers[verb](rest, name);
}

export const readers: Readonly<Record<Verb, (rest: readonly string[], name: string) => Command>> = {
  play: readPlay,
  do: readDo,
  status: ([word]) => ({ verb: "status", everywhere: word?.toLowerCase() === "all" }),
  facts: (rest) => ({ verb: "facts", home: homeIn(rest) }),
  why: (rest) => ({ verb: "why", home: homeIn(rest) }),
  here: () => ({ verb: "here" }),
  pause: (rest) => ({ verb: "pause", home: homeIn(rest) }),
  resume: (rest) => ({ verb: "resume", home: homeIn(rest) }),
  stop: (rest) => ({ verb: "stop", home: homeIn(rest) }),
  move: readMove,
  teach: readTeach,
  schedule: readSchedule,
  "ask-less": readAskLess,
  me: () => ({ verb: "me" }),
  consent: readConsent,
  campaign: readCampaign,
  "my-data": readMyData,
  help: () => ({ verb: "help" }),
};

function homeIn(words: readonly string[]): string | null {
  const name = unquote(words.join(" "));
  return name === "" ? null : name;
}

/** Parses `heat a mug …`, `kitchen: heat a mug …`, `drop 2`, or nothing, which lists the queue. */
export function readDo(rest: readonly string[]): Extract<Command, { verb: "do" }> {
  const text = rest.join(" ");
  const [, move, at] = /^(drop|first) (\d{1,2})$/i.exec(text) ?? [];
  const found = queueMoves.find((known) => known === move?.toLowerCase());
  if (found)
    return { verb: "do", home: null, order: null, change: { move: found, at: Number(at) } };
  const [, home, order] = /^(\S{1,60}): (.+)$/.exec(text) ?? [];
  if (home && order) return { verb: "do", home, order };
  return { verb: "do", home: null, order: text === "" ? null : text.slice(0, longestOrder) };
}

/** Parses `kitchen 3`; `3`, rounds in the home played last; or `here`, which moves a task to this channel. */
function readPlay(rest: readonly string[]): Command {
  const here = rest.at(-1)?.toLowerCase() === "here";
  if (here) return { ...readPlayed(rest.slice(0, -1)), here };
  return readPlayed(rest);
}

function readPlayed(rest: readonly string[]): Extract<Command, { verb: "play" }> {
  const last = rest.at(-1) ?? "";
  const isCounted = /^\d+$/.test(last);
  const rounds = isCounted ? Number(last) : 1;
  if (rounds < 1 || rounds > mostRounds)
    throw new InputError(`The number of rounds goes from 1 to ${mostRounds}, not ${last}.`);
  return { verb: "play", home: homeIn(isCounted ? rest.slice(0, -1) : rest), rounds };
}

const quoted = /^(["“”'‘])(.+?)["“”'’] (?:to|into|in|on) (.+)$/;
const bare = /^(.+?) (?:to|into|in|on) (.+)$/;

/** Parses `mug to fridge`. A quoted name may contain "to", "in" or "on". */
function readMove(rest: readonly string[]): Command {
  const text = rest.join(" ");
  const [, , quotedThing, quotedPlace] = quoted.exec(text) ?? [];
  const [, bareThing, barePlace] = bare.exec(text) ?? [];
  const thing = quotedThing ?? bareThing;
  const place = quotedPlace ?? barePlace;
  if (!thing || !place) throw new InputError("Say what goes where: move Ana's mug to fridge");
  return { verb: "move", home: null, thing: unquote(thing), place: unquote(place) };
}

/** Parses a sentence, quoted or not; `withdraw 2`; or nothing, which lists the rules. */
function readTeach(rest: readonly string[]): Command {
  const text = unquote(rest.join(" "));
  const [, number] = /^withdraw (\d{1,4})$/i.exec(text) ?? [];
  if (number) return { verb: "teach", home: null, rule: null, withdraw: Number(number) };
  return { verb: "teach", home: null, rule: text === "" ? null : text };
}

/** Parses `daily 10:00 kitchen`, `10:00`, `off`, or nothing, which lists the schedules. */
function readSchedule(rest: readonly string[], name: string): Command {
  const [first, ...others] = rest[0]?.toLowerCase() === "daily" ? rest.slice(1) : rest;
  if (rest.length === 0) return { verb: "schedule", home: null, daily: null };
  if (first?.toLowerCase() === "off")
    return { verb: "schedule", home: homeIn(others), daily: "off" };
  const daily = readTime(first ?? "");
  if (daily !== null) return { verb: "schedule", home: homeIn(others), daily };
  throw new InputError(
    `Say when, as hours and minutes of the day: ${name} schedule daily 10:00 kitchen. ` +
      `${name} schedule off ends it.`,
  );
}

/** Returns the minutes after midnight of "10:00" or "9.30"; null for anything else. */
export function readTime(text: string): number | null {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/.exec(text.trim()) ?? [];
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(hours) < 24 && Number(minutes) < 60 ? minute : null;
}

function readAskLess([word]: readonly string[], name: string): Command {
  if (word === undefined) return { verb: "ask-less", reset: false };
  if (word.toLowerCase() === "reset") return { verb: "ask-less", reset: true };
  throw new InputError(`Say ${name} ask-less, or ${name} ask-less reset to be asked as usual.`);
}

function readConsent([campaign, word]: readonly string[], name: string): Command {
  const said = word?.toLowerCase();
  if (campaign !== undefined && said !== undefined && /^[1-9]\d?$/.test(said)) {
    const practice = { at: null, choice: Number(said) - 1 };
    return { verb: "consent", campaign, agree: null, practice };
  }
  if (said !== undefined && said !== "yes" && said !== "no")
    throw new InputError(`Say ${name} consent ${campaign} yes, or ${name} consent ${campaign} no.`);
  return {
    verb: "consent",
    campaign: campaign ?? null,
    agree: said === undefined ? null : said === "yes",
  };
}

function readCampaign([first, second]: readonly string[]): Command {
  const move = campaignMoves.find((known) => known === first?.toLowerCase());
  if (move) return { verb: "campaign", campaign: second ?? null, move };
  const named = first?.toLowerCase() === "status" ? second : first;
  return { verb: "campaign", campaign: named ?? null, move: "status" };
}

function readMyData([word = "tell", answer]: readonly string[], name: string): Command {
  const said = [word, answer].filter(Boolean).join("-").toLowerCase();
  const request = dataRequests.find((one) => one === said);
  if (request) return { verb: "my-data", request };
  throw new InputError(`Say ${name} my-data, ${name} my-data export, or ${name} my-data delete.`);
}

function unquote(name: string): string {
  return name.trim().replace(/^["“”](.*)["“”]$/, "$1");
}

function suggestVerb(word: string, name: string): string {
  const said = word.slice(0, 40);
  const far = (verb: Verb) => distance(said.toLowerCase(), verb);
  const [nearest = "help"] = [...verbs].sort((a, b) => far(a) - far(b));
  return [`I do not know "${said}". Did you mean ${name} ${nearest}?`, ...usageLines(name)].join(
    "\n",
  );
}
