/** Passwords, door codes and Wi-Fi keys, as people tell them. */
import type { Passage, Word } from "../passage.js";
import { isAbout, isUnspaced } from "../vocabulary.js";
import { type Find, pattern, type Rule, sentenceAround, wordsAbout } from "./rule.js";

const kind = "password";
const reach = 70;

/** A token without the signs that end a sentence. */
const value = "[^\\s\"'“”„«»「」『』()]{3,80}";
const quoted = "[\"'“„«「『](?<quoted>[^\"'”“»」』\\n]{3,60})[\"'”“»」』]";
const is =
  "(?:(?:is|are|was|ist|sind|lautet|heisst|est|c'est|es|sono|jest|brzmi|это|(?<weak>son|e|to|ar|er|to je|je)) |(?:=|->|は|是|为|為|은|는) ?)";
const afterSign = new RegExp(`^[^:=\\n]{0,45}?[:=] ?(?:${quoted}|(?<value>${value}))`, "du");
const afterVerb = new RegExp(
  `^\\p{L}{0,10}(?:[ '-]{1,2}[\\p{L}\\p{N}]{1,20}){0,6}?(?: |(?<=\\p{Script=Han}|\\p{Script=Hiragana}|\\p{Script=Hangul}))?${is}(?:still |now |just |jetzt |immer noch |einfach )?(?:${quoted}|(?<value>${value}))`,
  "du",
);
const direct = new RegExp(
  `^\\p{L}{0,10}(?:'s)?[^\\p{L}\\p{N}\\n"'«„“]{0,4}(?:\\p{L}{1,12}[^\\p{L}\\p{N}\\n"'«„“]{1,3}){0,3}(?:${quoted}|(?<value>${value}))`,
  "du",
);

function* passwords(passage: Passage): Generator<Find> {
  for (const [word, at] of wordsAbout(passage, "password")) {
    const next = passage.words[at + 1]?.word ?? "";
    const isSaid = /^(?:is|key|keys|ist|est)$/.test(next);
    if (
      /^secrets?$/.test(word.word) &&
      next !== "key" &&
      !(isSaid && /^(?:my|our|api|client)$/.test(passage.words[at - 1]?.word ?? ""))
    )
      continue;
    const found = valueAfter(passage, word, isSecret) ?? valueBefore(passage, word);
    if (found) yield found;
  }
}

/** "PIN 4821", "the alarm code is 90125". */
function* codes(passage: Passage): Generator<Find> {
  for (const [word, at] of wordsAbout(passage, "code")) {
    const isPin =
      /^(?:pin|pins|pincode|pin-code|digicode|geheimzahl|alarmcode|turcode|tuercode|doorcode|zugangscode|暗証番号)$/.test(
        word.word,
      );
    const near = passage.words.slice(Math.max(0, at - 6), at + 7);
    const isGuarding =
      isPin ||
      near.some((one) => one.sentence === word.sentence && one.topics.has("guarded")) ||
      near.some((one) => one.sentence === word.sentence && one.topics.has("network"));
    if (!isGuarding || passage.words[at - 1]?.topics.has("goodsWords")) continue;
    const found = valueAfter(passage, word, isPinLike);
    if (found) yield found;
  }
}

type Judge = (found: string, isMarked: boolean, rest: string) => boolean;

function valueAfter({ text, lower }: Passage, word: Word, judge: Judge): Find | null {
  const window = text.slice(word.to, word.to + reach).split("\n", 1)[0] ?? "";
  const small = lower.slice(word.to, word.to + window.length);
  for (const form of [afterSign, afterVerb, direct]) {
    // Words are compared in lower case; both texts have the same length.
    const match = form.exec(small);
    const span = match?.indices?.groups?.quoted ?? match?.indices?.groups?.value;
    if (!match || !span) continue;
    const isMarked = form === afterSign;
    if (match.groups?.quoted !== undefined)
      return { kind, from: word.to + span[0], to: word.to + span[1] };
    const found = window.slice(...span).replace(/(?<![.,;:!?。、])[.,;:!?。、]+$/, "");
    const isPhrase = /^pass-?phrase/.test(word.word) && found.length > 3;
    if (isPhrase && isMarked)
      return { kind, from: word.to + span[0], to: word.to + span[0] + found.length };
    const isWeak =
      form === direct || match.groups?.weak !== undefined || /^tokens?$/.test(word.word);
    if (isWeak && judge === isSecret && !looksMade(found)) continue;
    if (judge(found, isMarked, window.slice(span[1])))
      return { kind, from: word.to + span[0], to: word.to + span[0] + found.length };
  }
  return null;
}

/** "Walnut-Teapot-93 is the password". */
function valueBefore({ text }: Passage, word: Word): Find | null {
  const from = Math.max(0, word.from - reach);
  const window = text.slice(from, word.from);
  const match =
    /(?:"(?<quoted>[^"\n]{4,60})"|(?<![^\s"'(])(?<value>[^\s"'()]{4,40})["']?),? (?:is|ist|est|es|e|jest|was|as|als|comme|como)(?: [\p{L}'-]{1,15}){0,4} $/du.exec(
      window,
    );
  const span = match?.indices?.groups?.quoted ?? match?.indices?.groups?.value;
  const isMade = match?.groups?.quoted !== undefined || looksMade(match?.groups?.value ?? "");
  if (!span || !isMade) return null;
  return { kind, from: from + span[0], to: from + span[1] };
}

const measure =
  /^\d+(?:[.,]\d+)?(?:x|mm|cm|m|km|kg|g|mg|l|ml|w|v|a|c|f|st|nd|rd|th|h|hz|ghz|min|pm|am|er|ste|te|%|°c?)?$/i;

/** Letters with digits or signs, or capitals inside: made, not written. */
function looksMade(found: string): boolean {
  if (found.length < 4 || measure.test(found)) return /^\d{4,}$/.test(found);
  if (/\p{L}/u.test(found) && /\d/.test(found)) return true;
  if (/[\p{L}\d][!@#$%^&*_+=~?][\p{L}\d]|^[!@#$%^&*]\p{L}/u.test(found)) return true;
  return /\p{Ll}\p{Lu}/u.test(found);
}

function isSecret(found: string, isMarked: boolean, rest: string): boolean {
  if (looksMade(found)) return true;
  const [first = ""] = found.toLowerCase().split(/[^\p{L}\p{N}]/u);
  if (found.length < 4 || isAbout(first, "notSecret") || measure.test(found)) return false;
  if (!/[\p{L}\p{N}]{3}/u.test(found)) return false;
  if (isUnspaced(found)) return isMarked;
  return isMarked || endsAfter.test(rest);
}

/** The sentence ends after a secret, or goes on with something new. */
const endsAfter =
  /^["'”»]?(?:[.,;!?)。]|$| (?:ok|okay|btw|by the way|just|if|in case|thanks|thx|lol|haha|please|and|but|so|und|aber|falls|y|pero|si|et|mais|e|ma|se|i|ale|и|а)(?!\p{L}))/u;

function isPinLike(found: string): boolean {
  const code = found.replace(/[#*-]/g, "");
  return /^\d{4,12}$/.test(code) || (/\d{2}/.test(code) && /\p{L}/u.test(code) && looksMade(code));
}

const networkCode =
  /(?<![\p{L}\p{N}-])(?:[A-Z0-9]{4}(?:-[A-Z0-9]{4}){1,7}|\d{4}(?: \d{4}){3,6}|\d{16,24}|(?=[^\s]{0,40}\d)(?=[^\s]{0,40}\p{L})[^\s"',;()]{8,63})(?![\p{L}\p{N}])/gu;
const speed = /(?:hz|bit|mbps|gbps|802\.11|wpa|wifi|wlan|box)/i;

/** In one sentence with the network: a word for its key and a code, or a code in groups. */
function* networkKeys(passage: Passage): Generator<Find> {
  const done = new Set<number>();
  for (const [word, at] of wordsAbout(passage, "network")) {
    if (done.has(word.sentence)) continue;
    done.add(word.sentence);
    const all = sentenceAround(passage, at);
    for (const key of all.filter(
      ({ topics }) => topics.has("networkKey") && !topics.has("password"),
    )) {
      const told = valueAfter(passage, key, isSecret);
      if (told) yield told;
    }
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last) continue;
    const hasKey = all.some(({ topics }) => topics.has("networkKey"));
    const window = passage.text.slice(first.from, last.to + 10);
    for (const { 0: found, index } of window.slice(0, 600).matchAll(networkCode)) {
      const isGrouped = /^[A-Z0-9]{4}(?:-[A-Z0-9]{4}){2,}$|^\d{16,}$/.test(found);
      if (!isGrouped && (!hasKey || speed.test(found) || !looksMade(found))) continue;
      yield { kind, from: first.from + index, to: first.from + index + found.length };
    }
  }
}

/** "wifi: BlueKettle2019". */
const networkValue = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:wi-?fi|wlan|hotspot) ?[:=] ?(?<found>[^\s"',;]{6,63})/u,
  { lower: true, accept: ({ groups }) => looksMade(groups?.found ?? "") },
);
/** "the alarm is 4471". */
const keypad = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:alarm|safe|lockbox|keypad|padlock)(?: code)?(?: is|:| =)? ?(?<found>\d{4,8})(?![\p{L}\p{N}.,:]\d| ?(?:am|pm|uhr))/u,
  { lower: true },
);
/** What a code for cameras says. */
const wifiCode = pattern(kind, /WIFI:[^\n]{0,100}P:[^;\n]{1,63};/);
const assigned = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:password|passwd|passwort|secret|api[-_ ]?key|token|pass|pwd|pw|pin|access[-_ ]?key)["']? ?[:=] ?["']?[^\s"'\\,;]{4,200}/u,
  {
    lower: true,
    accept: ({ 0: found }) => !isAbout(found.split(/[:=] ?["']?/)[1] ?? "", "notSecret"),
  },
);

const laterToken = /(?<![\p{L}\p{N}])(?<value>[\p{L}\p{N}!@#$%^&*_+=~?-]{4,40})/gu;

/** "Unlock the laptop with Gurkensalat2020!". */
function* unlocking(passage: Passage): Generator<Find> {
  for (const [word, at] of wordsAbout(passage, "unlocking")) {
    const window = passage.text.slice(word.to, word.to + reach).split("\n", 1)[0] ?? "";
    const isGuarded = sentenceAround(passage, at).some(({ topics }) => topics.has("guarded"));
    for (const { 0: found, index } of window.matchAll(laterToken)) {
      const isCode = isGuarded && /^\d{4,8}$/.test(found);
      if (!isCode && (!looksMade(found) || !/\p{L}/u.test(found) || !/\d/.test(found))) continue;
      yield { kind, from: word.to + index, to: word.to + index + found.length };
      break;
    }
  }
}

export const passwordRules: readonly Rule[] = [
  passwords,
  codes,
  unlocking,
  networkKeys,
  wifiCode,
  networkValue,
  keypad,
  assigned,
];
