/** Asks what a task does not say: a cook who is told to slice needs a tool, one who is told to put needs a place. */
import { readWords, type Word } from "../../scenes/ambik/words.js";
import { lexicon } from "./embedded/lexicon.js";

interface Gap {
  readonly verbs: ReadonlySet<string>;
  readonly told: RegExp;
  readonly ask: (verb: string, thing: string) => string;
}

const verbs = (text: string) => new Set(text.split(" "));
const making = verbs("make prepare create assemble");
const heating = verbs(
  "cook bake boil fry roast grill simmer heat warm microwave toast steam melt reheat brew",
);
/** Verbs after which something has to be put somewhere, and words that say where. */
const leaving = verbs(
  "slice chop cut dice mince grate peel mash crush grind squeeze drain crack mix blend stir whisk combine wash clean rinse dry remove",
);
const goal = /\b(in|on|onto|to|over)\b/;
const withWhat = /\b(with|using|use|by)\b/;
const place = /\b(in|on|into|onto|to|over|inside|at|with|from|out)\b/;

/** The surest to be missed first: what it is made of, with what, where, how long, how much, from where. */
const gaps: readonly Gap[] = [
  {
    verbs: making,
    told: /\b(with|using|use|from|by|of|containing|including)\b/,
    ask: (verb, thing) => `What should I use to ${verb} ${thing}?`,
  },
  {
    verbs: verbs("slice chop cut dice mince grate peel mash crush shred grind open"),
    told: withWhat,
    ask: (verb, thing) => `With which tool should I ${verb} ${thing}?`,
  },
  {
    verbs: verbs("wash clean wipe rinse scrub dry"),
    told: withWhat,
    ask: (verb, thing) => `With what should I ${verb} ${thing}?`,
  },
  {
    verbs: verbs("put place transfer store arrange pour keep leave load"),
    told: place,
    ask: (verb, thing) => `Where should I ${verb} ${thing}?`,
  },
  {
    verbs: verbs("serve"),
    told: /\b(in|on|into|onto)\b/,
    ask: (_verb, thing) => `In or on what should I serve ${thing}?`,
  },
  {
    verbs: heating,
    told: /\b(minute|hour|second|until|till)\b/,
    ask: (verb, thing) => `How long should I ${verb} ${thing}?`,
  },
  {
    verbs: verbs("mix blend stir whisk beat combine"),
    told: withWhat,
    ask: (verb, thing) => `With what should I ${verb} ${thing}?`,
  },
  {
    verbs: verbs("add sprinkle season drizzle spread top garnish"),
    told: /\d|\b(one|two|three|half|cup|tablespoon|teaspoon|pinch|slice|piece|all)\b/,
    ask: (verb, thing) => `How much should I take to ${verb} ${thing}?`,
  },
  {
    verbs: verbs("take get bring fetch grab retrieve remove find"),
    told: /\b(from|out|off)\b/,
    ask: (_verb, thing) => `Where do I find ${thing}?`,
  },
  {
    verbs: heating,
    told: /\b(degree|°|heat|low|high|medium)/,
    ask: (verb, thing) => `At what heat should I ${verb} ${thing}?`,
  },
  {
    verbs: making,
    told: /\d/,
    ask: (verb, thing) => `How much of each ingredient should I take to ${verb} ${thing}?`,
  },
  {
    verbs: verbs("fill"),
    told: /\bwith\b/,
    ask: (_verb, thing) => `What should I fill ${thing} with?`,
  },
];

interface Clause {
  readonly verb: string;
  readonly doing: string;
  /** What it is done to, as written, "it" replaced by what was named last. */
  readonly thing: string;
  readonly rest: string;
}

/** One question about a task whose words name nothing that is open. */
export function askForGap(task: string): string {
  const clauses = readClauses(readWords(task));
  for (const { verbs, told, ask } of gaps) {
    const clause = clauses.find(({ verb, rest }) => verbs.has(verb) && !told.test(rest));
    if (clause) return ask(clause.doing, clause.thing);
  }
  const last = clauses.at(-1);
  if (last && leaving.has(last.verb) && !goal.test(last.rest))
    return `Where should I put ${last.thing} afterwards?`;
  if (last) return `How exactly should I ${last.doing} ${last.thing}?`;
  return askHow(task);
}

/** About a task without a verb that is known: the last sentence that begins with one, in its own words. */
function askHow(task: string): string {
  const sentences = task
    .split(/[.!?;:\n]+/)
    .map((sentence) => sentence.replace(leadIn, "").replace(means, "").replace(trail, ""))
    .filter((sentence) => sentence !== "");
  const order = sentences.findLast((sentence) => isOrder(readWords(sentence)));
  if (order) return `How exactly should I ${turnAround(order)}?`;
  const [first] = sentences;
  return first ? `What exactly do you mean by "${first}"?` : "What exactly should I do?";
}

/** Words before what is to be done: "Hello robot, could you please". */
const leadIn =
  /^(?:[\s,]|(?:hello|hi|hey|ok|okay|(?:kitchen )?robot|please|now|then|first|next|finally|also|(?:could|can|would|will) you|i(?: want|'d like| would like| need) you to|let's|you (?:should|must|have to|need to)|your task is to|try to)\b)+/i;

/** "Using the blender, …" */
const means = /^\s*\w+ing\b[^,]*,\s*/i;
const trail = /(?<![\s,])(?:[\s,]+please)?[\s,]*$/i;

/** Orders begin with their verb. What is like an order and is none begins with a word of these, or goes on with one. */
function isOrder([first, second]: readonly Word[]): boolean {
  return (
    first !== undefined &&
    !articles.has(first.text) &&
    !noOrders.has(first.written) &&
    !/^\d|^[^aeiouy]*[aeiouy].*ing$/.test(first.written) &&
    !/^(is|are|was|for|has|have)$/.test(second?.written ?? "")
  );
}

/** "Fix me a sandwich" becomes "fix you a sandwich". */
function turnAround(order: string): string {
  const words = order
    .replace(/(?<!\s)\s+please$/i, "")
    .split(/\s+/)
    .slice(0, longestOrder);
  const turned: Readonly<Record<string, string>> = {
    me: "you",
    us: "you",
    my: "your",
    our: "your",
    i: "you",
  };
  const [first = "", ...rest] = words.map((word) => turned[word.toLowerCase()] ?? word);
  return [first.toLowerCase(), ...rest].join(" ").replace(/,$/, "");
}

const longestOrder = 12;
const noOrders = verbs(
  "i i'm i'd we you he she it they there here what which how when where why if in on at with for from after before and or but so because no not more",
);

const doers = new Set(
  [...gaps.flatMap(({ verbs }) => [...verbs]), ...lexicon.verbs].filter(
    (verb) => !verb.endsWith("ing"),
  ),
);
const pronouns = new Set(["it", "them", "this", "these", "everything", "they"]);

function readClauses(words: readonly Word[]): readonly Clause[] {
  const clauses: Clause[] = [];
  for (const [at, { text: verb, endsPhrase }] of words.entries()) {
    if (endsPhrase || !doers.has(verb) || !beginsClause(words[at - 1])) continue;
    const end = words.findIndex(
      (word, index) => index > at + 1 && doers.has(word.text) && beginsClause(words[index - 1]),
    );
    const rest = words.slice(at + 1, end < 0 ? undefined : end);
    const named = nameThing(rest);
    if (idioms.test(named)) continue;
    const thing = named === "" ? clauses.at(-1)?.thing : named;
    const isTold = clauses.at(-1)?.verb === "use" && words[at - 1]?.text === "to" ? "with" : "";
    const texts = [isTold, ...rest.map(({ text }) => text)];
    const particle = particles.has(rest[0]?.text ?? "") ? ` ${rest[0]?.text}` : "";
    if (thing) clauses.push({ verb, doing: `${verb}${particle}`, thing, rest: texts.join(" ") });
  }
  return clauses;
}

/** Verbs stand at the beginning, after a comma or "robot", and after "and", "then", "to" and the like. */
function beginsClause(before: Word | undefined): boolean {
  return before === undefined || before.endsPhrase || openers.has(before.text);
}

const openers = verbs("and then to please robot carefully first next finally also by after before");

function nameThing(rest: readonly Word[]): string {
  const words: string[] = [];
  for (const { text, written, endsPhrase } of rest) {
    if (particles.has(text) || text.endsWith("ly")) continue;
    if (pronouns.has(text) || (lexicon.boundaries.has(text) && text !== "of")) break;
    words.push(written);
    if (endsPhrase || words.length === longestName) break;
  }
  const [first = ""] = words;
  if (words.length === 0) return "";
  return articles.has(first) || /^\d/.test(first) ? words.join(" ") : `the ${words.join(" ")}`;
}

/** "Warm up", "put away", "mix together": parts of the verb. */
const particles = verbs("up out away off down together back");
/** "Make sure that", "take care of", "get dinner started": the verb alone does not say what is done. */
const idioms = /\b(sure|certain|care|started|ready|done)\b/;
const longestName = 6;
const articles = verbs(
  "a an the some any this that these those his her its their our your my one two three all each more enough something anything everything",
);
