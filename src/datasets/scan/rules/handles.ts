/** Names on platforms: "@mossy", "name#1234", and "my discord is mossy.pans". */
import { wordSet } from "../../../core/wording.js";
import type { Passage, Word } from "../passage.js";
import { isAbout, type Topic, topicsOf } from "../vocabulary.js";
import { type Find, isAfter, lastWordBefore, pattern, type Rule, wordsAbout } from "./rule.js";

const kind = "handle";
const places = new Set(
  "channel here everyone home work school night noon least once the a all my your our".split(" "),
);

const mention = pattern("mention", /<[@#!][!&]?[A-Z0-9|a-z_.^-]{1,80}>/);
/** "@SUM(1)" is a formula. */
const atName = pattern(
  kind,
  /(?<![\p{L}\p{N}._%+/@-])@(?:(?<name>[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,38})(?![\p{L}\p{N}_(])| (?=[\p{L}\p{N}.]{0,30}[_\d])[\p{L}_][\p{L}\p{N}_.]{2,38})/u,
  {
    lower: true,
    accept: ({ groups }) => {
      const name = groups?.name;
      return (
        name === undefined ||
        (/\p{L}/u.test(name) &&
          !places.has(name) &&
          !/^\d{1,12}(?:[.,:]\d{0,12})?\p{L}{0,3}$/u.test(name))
      );
    },
  },
);
/** "u/mossy_finch". */
const slashed = pattern(kind, /(?<![\p{L}\p{N}/:.])\/?u\/[a-z0-9_-]{3,20}(?![\p{L}\p{N}/])/u, {
  lower: true,
});
/** Things that have numbers. */
const numbered =
  /^(?:room|raum|zimmer|apartment|flat|box|page|drawer|shelf|recipe|locker|seat|row|house|nr|no|issue|ticket|channel|photo|picture|track|level|step|player|chapitre|chambre|page|seite|strona|hab|camera)$/i;
const tagged: Rule = (passage) => {
  const shaped = pattern(
    kind,
    /(?<![\p{L}\p{N}_.])(?<name>[\p{L}\p{N}_][\p{L}\p{N}_.-]{1,31})(?<gap> ?)#(?: ?)\d{4}(?!\d)/u,
    {
      accept: ({ groups, index }) => {
        const name = groups?.name ?? "";
        if (
          !/\p{L}/u.test(name) ||
          numbered.test(name) ||
          isAbout(name, "goodsWords") ||
          isAbout(name, "notSecret")
        )
          return false;
        if (groups?.gap === "") return true;
        return (
          passage.topics.has("platforms") ||
          /[_.\d]/.test(name) ||
          isAfter(passage, index, "callWords", 3)
        );
      },
    },
  );
  return shaped(passage);
};

/** Platforms that are words of the kitchen too. */
const everyday = wordSet(
  "signal steam line matrix slack epic disc threads messenger x switch twitch strava spotify youtube live mail box alice orange free sky",
);
const own = wordSet(
  "my mein meine meinem mon ma mi mio mia meu minha mijn moj moja мои моя мое mitt min benim 我的 내 add go called find follow dm",
);
/** Words about these are no names. */
const unlikely: ReadonlySet<Topic> = new Set(["notSecret", "units", "password", "kin", "code"]);
const chunk = /[\p{L}\p{N}_.-]{3,40}/uy;
const furthest = 8;

/** After the platform: links and nouns, then the name. */
function* namedAfter(passage: Passage): Generator<Find> {
  for (const [word, at] of [
    ...wordsAbout(passage, "platforms"),
    ...wordsAbout(passage, "mailHosts"),
  ]) {
    const found = unspacedName(passage, word) ?? nameAfter(passage, at);
    if (found) yield found;
  }
}

function nameAfter(passage: Passage, at: number): Find | null {
  const { words, text } = passage;
  const platform = words[at];
  if (!platform) return null;
  const before = words.slice(Math.max(0, at - 4), at).map(({ word }) => word);
  let isOwn = before.some((word) => own.has(word));
  let isNoun = false;
  let isSigned = false;
  let isLinked = false;
  let end = platform.to;
  for (let next = at + 1; next <= at + furthest; next++) {
    const word = words[next];
    const isFar = word && word.sentence !== platform.sentence && next > at + 2;
    if (!word || isFar) return null;
    const gap = text.slice(end, word.from);
    if (/[:=]/.test(gap)) isSigned = true;
    const name = chunkAt(text, word.from, end);
    if (/\p{L}/u.test(name) && /[\p{L}\p{N}][._]+[\p{L}\p{N}]|\p{L}\d|\d\p{L}|_/u.test(name)) {
      if (everyday.has(platform.word) && !isOwn && !isNoun) return null;
      return find(word, name, text);
    }
    if (own.has(word.word)) isOwn = true;
    const isLink = word.topics.has("handleLinks");
    if (word.topics.has("handleNouns")) isNoun = true;
    else if (!isLink && !word.topics.has("platforms")) {
      const isTold = isNoun || (isOwn && (isLinked || isSigned));
      const isPlain =
        /^[\p{L}\p{N}]{4,32}$/u.test(name) &&
        ![...topicsOf(name.toLowerCase())].some((topic) => unlikely.has(topic));
      const endsHere =
        /^(?:[.,;!?)\n]|$| (?:and|und|et|y|e|i|if|for|so|but|on|dm|wenn|falls|si|-))/u.test(
          text.slice(word.from + name.length),
        );
      return isTold && isPlain && endsHere ? find(word, name, text) : null;
    }
    isLinked ||= isLink;
    end = word.to;
  }
  return null;
}

/** The run of letters, digits, points and underscores around the beginning of a word. */
function chunkAt(text: string, from: number, least: number): string {
  let start = from;
  while (start > least && /[_.]/.test(text[start - 1] ?? "")) start -= 1;
  chunk.lastIndex = start;
  return (chunk.exec(text)?.[0] ?? "").replace(/(?<![.-])[.-]+$/, "").replace(/^[.-]+/, "");
}

function find(word: Word, name: string, text: string): Find {
  const from = Math.max(0, text.indexOf(name, Math.max(0, word.from - 3)));
  return { kind, from, to: from + name.length };
}

/** "我的微信号是 mossy_88": scripts without spaces, then a Latin name. */
function unspacedName({ text }: Passage, word: Word): Find | null {
  if (/[a-z]/.test(word.word) || !/\p{Lo}/u.test(word.word)) return null;
  const match = /^[^\p{Script=Latin}\n。]{0,12}(?<name>[A-Za-z][\w.-]{3,31})/du.exec(
    text.slice(word.to, word.to + 50),
  );
  const span = match?.indices?.groups?.name;
  return span ? { kind, from: word.to + span[0], to: word.to + span[1] } : null;
}

/** Before the platform: "I'm mossy.pans on discord", "mossy_pans (insta)". */
const nameBefore =
  /(?<![\p{L}\p{N}_.@-])(?<name>(?=[\p{L}\p{N}_.-]{0,38}[._\d])[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,38}[\p{L}\p{N}_])["']?,? (?:\(|(?:is my|ist mein|on|at|auf|bei|sur|en|su|na|no|op|pa|в|на|via|over|i|ben|de)(?: (?:my|the|mein|mi|mon))? )$/du;
const calledBefore =
  /(?<![\p{L}\p{N}])(?:i'm|i am|im|as|called|named|find me(?: as| under)?|ich bin|heisse|als|je suis|soy|sono|sou|jestem|я) (?<name>[\p{L}\p{N}_.-]{4,32}) (?:on|auf|sur|en|su|na|no|op|pa|в|на) $/du;

function* namedBefore(passage: Passage): Generator<Find> {
  for (const [word] of wordsAbout(passage, "platforms")) {
    const from = Math.max(0, word.from - 60);
    const window = passage.lower.slice(from, word.from);
    for (const form of [nameBefore, calledBefore]) {
      const match = form.exec(window);
      const span = match?.indices?.groups?.name;
      const name = match?.groups?.name ?? "";
      if (!span || !/\p{L}/u.test(name) || isAbout(name, "notSecret") || isAbout(name, "units"))
        continue;
      if (form === calledBefore && isCommonBefore(passage, from + span[0])) continue;
      yield { kind, from: from + span[0], to: from + span[1] };
    }
  }
}

/** "I am always on discord": words that say how often or who. */
function isCommonBefore(passage: Passage, from: number): boolean {
  const word = passage.words[lastWordBefore(passage, from + 1)]?.word ?? "";
  return /^(?:always|never|often|mostly|usually|only|here|online|active|also|still|just|back|immer|meist|oft|nur|auch|noch|aktiv|toujours|souvent|siempre|sempre|live|busy|available|reachable|erreichbar|myself|yourself)$/.test(
    word,
  );
}

export const handleRules: readonly Rule[] = [
  mention,
  atName,
  slashed,
  tagged,
  namedAfter,
  namedBefore,
];
