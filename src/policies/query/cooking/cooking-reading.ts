/** What the learner reads in the cooking world: A0, what is seen, and the instruction. */
import { maskVocabulary, noWord, type Vocabulary } from "../../../core/afk-notebook/index.js";
import type { Ablation } from "../../../core/query-learning.js";
import type { QueryDecision, QueryOutcome, QueryStep } from "../../../core/query-scene.js";
import { pick, type Random } from "../../../core/random.js";
import type { GameReading } from "../game-reading.js";
import { openCookingNotebook } from "./cooking-notebook.js";
import {
  findCut,
  findPhrases,
  phraseOf,
  readAnswer,
  readSight,
  type Told,
  toQuery,
  toWordSets,
} from "./kitchen-text.js";

export interface CookingReadingOptions {
  readonly vocabulary: Vocabulary;
  /**
   * `notebook`: only the instruction and the last answer are read; the notebook still pays the bonus.
   * `pointer`: commands and questions may be made of any words.
   */
  readonly without?: Ablation | undefined;
}

const functions = ["take", "open", "slice", "dice", "chop", "where", "how"] as const;
type CookingFunction = (typeof functions)[number];

/** Everything that features are made of, as it is after a step. */
interface Picture {
  readonly wanted: readonly string[];
  readonly seen: ReadonlySet<string>;
  readonly carried: ReadonlySet<string>;
  readonly carriedText: string;
  /** What A0 says, by the thing that it says it of. */
  readonly places: ReadonlyMap<string, { readonly link: string; readonly at: string }>;
  readonly needs: ReadonlyMap<string, string>;
  /** All that was mentioned in what is read. */
  readonly phrases: readonly string[];
  readonly adjectives: readonly string[];
  readonly nouns: readonly string[];
}

/** Features are of one decision: what is known of the thing, and of the ingredients. */
export function openCookingReading(
  instruction: string,
  { vocabulary, without }: CookingReadingOptions,
): GameReading {
  const notebook = openCookingNotebook(instruction, vocabulary);
  const words = toWordSets(vocabulary);
  const wanted = findPhrases(instruction, words);
  const tried = new Map<string, number>();
  let last: QueryOutcome | null = null;
  let answer: string | null = null;
  let picture: Picture | null = null;

  function look(): Picture {
    picture ??= draw();
    return picture;
  }

  function draw(): Picture {
    const { room, carried } = last ? readSight(last) : { room: "", carried: "" };
    const notes =
      without === "notebook"
        ? [answer ?? ""]
        : notebook
            .taskNotes()
            .slice(1)
            .map(({ text }) => text);
    const told = notes.flatMap((note) => readAnswer(note) ?? []);
    const inRoom = findPhrases(room, words);
    const inHands = findPhrases(carried, words);
    const noted = [instruction, ...notes].map((text) => ({
      text,
      words: text.toLowerCase().match(/[a-z]+/g) ?? [],
    }));
    const mask = maskVocabulary(
      without === "pointer" ? "free" : "notebook",
      { taskNotes: noted, surroundings: [] },
      vocabulary,
    );
    return {
      wanted,
      seen: new Set(inRoom),
      carried: new Set(inHands),
      carriedText: carried,
      ...sortTold(told),
      phrases: [
        ...new Set([
          ...wanted,
          ...notes.flatMap((note) => findPhrases(note, words)),
          ...inRoom,
          ...inHands,
        ]),
      ],
      ...mask,
    };
  }

  return {
    take(step) {
      ({ outcome: last } = step);
      picture = null;
      if (step.query || step.command !== null) {
        const name = nameOf(toDecision(step));
        tried.set(name, (tried.get(name) ?? 0) + 1);
      }
      if (last.answer === null) return false;
      answer = last.answer;
      return notebook.add(last.answer).bonus;
    },
    decisions() {
      const { phrases, adjectives, nouns } = look();
      const permitted = phrases.filter((phrase) => isMadeOf(phrase, adjectives, nouns));
      const other = firstOther(adjectives, nouns, new Set(phrases));
      return [...permitted, ...other].flatMap((phrase) =>
        functions.map((name) => toDecisionOf(name, phrase)),
      );
    },
    draw(random) {
      const { adjectives, nouns } = look();
      const name = pick(random, functions) ?? "where";
      return toDecisionOf(name, drawPhrase(random, adjectives, nouns));
    },
    features: (decision) => describe(decision, look(), tried),
  };
}

function sortTold(told: readonly Told[]): Pick<Picture, "places" | "needs"> {
  const places = new Map<string, { link: string; at: string }>();
  const needs = new Map<string, string>();
  for (const fact of told) {
    if (fact.kind === "place") places.set(fact.thing, fact);
    else needs.set(fact.thing, fact.cutting);
  }
  return { places, needs };
}

function isMadeOf(
  phrase: string,
  adjectives: readonly string[],
  nouns: readonly string[],
): boolean {
  const [noun = "", adjective = noWord] = phrase.split(" ").reverse();
  return nouns.includes(noun) && adjectives.includes(adjective);
}

/** One of the phrases that nothing mentions: to the learner they are all the same. */
function firstOther(
  adjectives: readonly string[],
  nouns: readonly string[],
  mentioned: ReadonlySet<string>,
): readonly string[] {
  for (const noun of nouns) {
    for (const adjective of adjectives) {
      const phrase = join(adjective, noun);
      if (!mentioned.has(phrase)) return [phrase];
    }
  }
  return [];
}

function drawPhrase(
  random: Random,
  adjectives: readonly string[],
  nouns: readonly string[],
): string {
  return join(pick(random, adjectives) ?? noWord, pick(random, nouns) ?? "");
}

function join(adjective: string, noun: string): string {
  return adjective === noWord ? noun : `${adjective} ${noun}`;
}

function toDecisionOf(name: CookingFunction, phrase: string): QueryDecision {
  if (name === "where" || name === "how") return { kind: "ask", query: toQuery(name, phrase) };
  return { kind: "act", command: `${name} ${phrase}` };
}

function toDecision({ command, query }: QueryStep): QueryDecision {
  return query ? { kind: "ask", query } : { kind: "act", command: command ?? "" };
}

/** "where red pepper", "take red pepper" */
function nameOf(decision: QueryDecision): string {
  return decision.kind === "ask"
    ? `${decision.query.func} ${phraseOf(decision.query)}`
    : decision.command;
}

function describe(
  decision: QueryDecision,
  picture: Picture,
  tried: ReadonlyMap<string, number>,
): readonly string[] {
  const name = nameOf(decision);
  const func = name.slice(0, name.indexOf(" "));
  const thing = name.slice(name.indexOf(" ") + 1);
  const times = Math.min(2, tried.get(name) ?? 0);
  const state = stateOf(thing, picture);
  const known = knownOf(thing, picture);
  const need = picture.needs.get(thing);
  const features = [
    func,
    `${func} tried:${times}`,
    `${func} ${state} tried:${times}`,
    `${func} ${state} ${known} tried:${times}`,
    `${func} ${state} ${known} of:${situationOf(picture)}`,
  ];
  if (need) features.push(`${func} ${state} need:${need}`);
  for (const [other, { link, at }] of picture.places) {
    if (at === thing) {
      features.push(`${func} ${link}:${stateOf(other, picture)} tried:${times}`);
    }
  }
  return features;
}

/** Wanted, carried, seen, cut. */
function stateOf(thing: string, { wanted, carried, seen, carriedText }: Picture): string {
  const holds = carried.has(thing);
  return [
    wanted.includes(thing) ? "W" : "-",
    holds ? "C" : "-",
    seen.has(thing) ? "S" : "-",
    holds && findCut(carriedText, thing) ? "K" : "-",
  ].join("");
}

/** Whether A0 tells its place and what it needs. */
function knownOf(thing: string, { places, needs }: Picture): string {
  return `${places.get(thing)?.link ?? "-"},${needs.has(thing) ? "needs" : "-"}`;
}

/** How it stands with all ingredients. */
function situationOf(picture: Picture): string {
  return picture.wanted
    .map((thing) => `${stateOf(thing, picture)}${knownOf(thing, picture)}`)
    .sort()
    .join("+");
}
