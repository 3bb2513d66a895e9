/** Numbers of people's papers: social security, tax, passports, identity cards. */
import type { Passage } from "../passage.js";
import { type Find, pattern, type Rule, wordsAbout } from "./rule.js";

const number = "identity number";
const before = "(?<![\\p{L}\\p{N}.-])";
const after = "(?![\\p{L}\\p{N}]|[.-]\\d)";
const shaped = (source: string): Rule =>
  pattern(number, new RegExp(`${before}(?:${source})${after}`, "u"));

/** Numbers that are known from their shape. */
const shapes: readonly Rule[] = [
  // United States, with and without its own signs; never 000, 666 or 9…
  shaped("(?!000|666|9\\d\\d)\\d{3}([- .])(?!00)\\d{2}\\1(?!0000)\\d{4}"),
  // Great Britain
  shaped("(?:[A-CEGHJ-PR-TW-Z][A-CEGHJ-NPR-TW-Z]) ?\\d{2} ?\\d{2} ?\\d{2} ?[A-D]"),
  // Italy
  shaped("[A-Z]{6} ?\\d{2}[A-EHLMPRST]\\d{2} ?[A-Z]\\d{3}[A-Z]"),
  // Brazil
  shaped("\\d{3}\\.\\d{3}\\.\\d{3}-\\d{2}"),
  // Switzerland
  shaped("756\\.\\d{4}\\.\\d{4}\\.\\d{2}"),
  // France
  shaped("[12] \\d{2} (?:0[1-9]|1[0-2]) \\d{2} \\d{3} \\d{3}(?: \\d{2})?"),
  // Sweden, Denmark, Finland
  shaped("(?:19|20)?\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])[-+A]\\d{3}[\\dA-Z]"),
  shaped("(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d{2}-\\d{4}"),
  // China
  shaped("[1-9]\\d{5}(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])\\d{3}[\\dX]"),
  // Germany's social insurance
  shaped("\\d{2} ?(?:0[1-9]|[12]\\d|3[01])(?:0[1-9]|1[0-2])\\d{2} ?[A-Z] ?\\d{3}"),
  pattern(number, new RegExp(`${before}\\d{8}-?[A-Z]${after}`, "u"), {
    accept: ({ 0: found }) => hasSpanishLetter(found),
  }),
  pattern(number, new RegExp(`${before}\\d{11}${after}`, "u"), {
    accept: ({ 0: found }) => isPesel(found),
  }),
];

function hasSpanishLetter(found: string): boolean {
  const digits = Number(found.slice(0, 8));
  return "TRWAGMYFPDXBNJZSQVHLCKE"[digits % 23] === found.at(-1);
}

/** Poland. */
function isPesel(found: string): boolean {
  const month = Number(found.slice(2, 4)) % 20;
  const day = Number(found.slice(4, 6));
  if (month < 1 || month > 12 || day < 1 || day > 31) return false;
  const weights = [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1];
  const sum = weights.reduce((all, weight, at) => all + weight * Number(found[at]), 0);
  return sum % 10 === 0;
}

/** After a word for such a number: digits in any grouping, also the last four alone. */
const namedNumber = pattern(
  number,
  /(?<![\p{L}\p{N}])(?:ssn|social(?: security)?|national insurance|ni number|nino|tax (?:id|number)|steuer-?(?:id|nummer)|identifikationsnummer|sozialversicherungsnummer|securite sociale|numero secu|nif|dni|codice fiscale|bsn|burgerservicenummer|sofinummer|pesel|cpf|personnummer|personnr|fodselsnummer|cpr|hetu|снилс|инн|aadhaar|aadhar|pan card|rodne cislo|tc kimlik|amka|身份证号?|マイナンバー|주민등록번호|health insurance|insurance number|versichertennummer|krankenkasse|nhs number|medicare)(?![\p{L}\p{N}])[^\n\d]{0,30}?(?<found>\d(?:[ .\-/]{0,2}\d){3,16}[a-z]?)(?![\p{L}\p{N}])/u,
  { lower: true },
);

const beforeName = pattern(
  number,
  /(?<![\p{L}\p{N}.-])(?<found>\d{3}[ -]?\d{2}[ -]?\d{4})(?![\p{L}\p{N}])[^\n\d]{1,25}(?:ssn|social)(?!\p{L})/u,
  { lower: true },
);

const passport = "passport";
/** Letters and digits, or digits in groups. */
const documentCode =
  /(?<![\p{L}\p{N}])(?:(?=[A-Z0-9]{0,10}\d{3}|[A-Z0-9]{0,2}(?:[A-Z0-9]{0,8}\d){4})[A-Z0-9]{6,18}|\d{2,4}(?: \d{2,6}){1,3}|[A-Z]{1,3} ?\d{5,9}|[A-Z]{1,3}(?: ?\d{2,4}){2,3})(?![\p{L}\p{N}])/giu;
const reach = 45;

/** A passport's or licence's number, near a word for it. */
function* namedDocuments(passage: Passage): Generator<Find> {
  for (const [word] of wordsAbout(passage, "passport")) {
    const from = Math.max(0, word.from - reach);
    const window = passage.text.slice(from, word.to + reach);
    for (const { 0: code, index } of window.matchAll(documentCode)) {
      const digits = code.replace(/\D/g, "").length;
      const isWeak = word.topics.has("passportWeak");
      if (digits >= (isWeak ? 6 : 5) && !/^(?:19|20)\d{2}$/.test(code))
        yield { kind: passport, from: from + index, to: from + index + code.length };
    }
  }
}

/** The lines that machines read. */
const machineLine = pattern(
  passport,
  /(?<![A-Z0-9])(?:P<|I<|ID|AC)[A-Z]{3}[A-Z0-9<]{2,40}<<?[A-Z0-9<]{0,40}/u,
);

export const paperRules: readonly Rule[] = [
  ...shapes,
  namedNumber,
  beforeName,
  machineLine,
  namedDocuments,
];
