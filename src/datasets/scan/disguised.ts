/** Other ways to read a text: what people spell or split, put together. */
import { type Reading, ReadingWriter } from "./reading.js";
import { alternatives } from "./vocabulary.js";

interface Replacement {
  /** A part of the text, with what precedes it; bounded. */
  readonly form: RegExp;
  readonly by: (found: string) => string;
}

const dots = alternatives("dot");
const slashes = alternatives("slash");

/** "instagram dot com slash mossy", "203[.]0[.]113[.]77". */
const spelled: readonly Replacement[] = [
  {
    form: new RegExp(
      ` ?[\\[({<] ?(?:${dots}|\\.) ?[\\])}>] ?|(?<=[\\p{L}\\p{N}]) (?:${dots}) (?=[\\p{L}\\p{N}])|(?<=\\d) \\. (?=\\d)|(?<=[\\p{L}\\p{N}]) ?\\. ?(?=(?:com|org|net|de|me|io|tv|co|social)(?![\\p{L}\\p{N}]))`,
      "giu",
    ),
    by: () => ".",
  },
  {
    form: new RegExp(
      `(?<=[\\p{L}\\p{N}]) (?:${slashes}) (?=[\\p{L}\\p{N}@])| ?[\\[(]/[\\])] ?|(?<=\\.(?:com|org|net|de|me|io|tv|co)) / (?=[\\p{L}@])`,
      "giu",
    ),
    by: () => "/",
  },
  { form: /hxxp(?=s?:)/gi, by: () => "http" },
  {
    form: /%[2-7][0-9a-f]/gi,
    by: (found) => String.fromCharCode(Number.parseInt(found.slice(1), 16)),
  },
  { form: /&(?:#(?:x[0-9a-f]{2}|\d{2,3})|amp|commat|period|lowbar);/gi, by: unescapeEntity },
];

function unescapeEntity(entity: string): string {
  const named: Readonly<Record<string, string>> = {
    "&amp;": "&",
    "&commat;": "@",
    "&period;": ".",
    "&lowbar;": "_",
  };
  const known = named[entity.toLowerCase()];
  if (known !== undefined) return known;
  const digits = entity.slice(2, -1);
  const code = /^x/i.test(digits) ? Number.parseInt(digits.slice(1), 16) : Number(digits);
  return code >= 32 && code < 127 ? String.fromCharCode(code) : entity;
}

/** Letters with one sign between them. */
const letterRun =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}@+](?:(?: {1,3}|[-_*·•|/,~])[\p{L}\p{N}@.+_-]){3,120}(?![\p{L}\p{N}])/gu;

/** A key in two parts: something with digits, capitals inside, or a sign at its end. */
const codePart =
  "(?=xox|sk-|sk_|pk_|gh[a-z]_|AKIA|ASIA|xapp|[\\w+/=-]{0,60}(?:\\d|[a-z][A-Z][\\w]{0,30}[a-z][A-Z]|[-_](?![\\w])))[\\w+/=-]{4,200}";
const splitCode = new RegExp(
  `(?<![\\w+/=-])${codePart}(?:[ \\n]{1,2}(?:${codePart}|-[\\w+/=-]{3,200})){1,8}(?![\\w+/=])`,
  "g",
);

/** Other readings of a text; none when it hides nothing. */
export function* otherReadings(reading: Reading): Generator<Reading> {
  const put = spelled.reduce(replaceAll, reading);
  if (put !== reading) yield put;
  const joined = replaceAll(reading, { form: letterRun, by: joinLetters });
  if (joined !== reading) yield joined;
  const whole = joinCodes(reading);
  if (whole) yield whole;
}

function joinLetters(run: string): string {
  return run.replace(/(?<=[\p{L}\p{N}@.+_-])(?: {1,3}|[-_*·•|/,~])(?=[\p{L}\p{N}@.+_-])/gu, "");
}

function replaceAll(reading: Reading, { form, by }: Replacement): Reading {
  const { text } = reading;
  let writer: ReadingWriter | null = null;
  let end = 0;
  for (const { 0: found, index } of text.matchAll(form)) {
    const words = by(found);
    if (words === found) continue;
    writer ??= new ReadingWriter();
    writer.copy(reading, end, index);
    const last = index + found.length;
    writer.add(words, reading.starts[index] ?? 0, reading.ends[last - 1] ?? 0);
    end = last;
  }
  writer?.copy(reading, end, text.length);
  return writer?.finish() ?? reading;
}

/** The parts of keys alone, each key in a line of its own. */
function joinCodes(reading: Reading): Reading | null {
  const writer = new ReadingWriter();
  let isFound = false;
  for (const { 0: found, index } of reading.text.matchAll(splitCode)) {
    if (!/\d/.test(found)) continue;
    isFound = true;
    for (const { 0: part, index: at } of found.matchAll(/[^ \n]+/g))
      writer.copy(reading, index + at, index + at + part.length);
    writer.add("\n", reading.starts[index] ?? 0, reading.ends[index] ?? 0);
  }
  return isFound ? writer.finish() : null;
}
