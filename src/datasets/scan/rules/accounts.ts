/** Bank accounts and payment cards: numbers that check themselves. */
import { wordSet } from "../../../core/wording.js";
import { isAfter, pattern, type Rule } from "./rule.js";

/** Length of an IBAN by its country. */
const lengths: Readonly<Record<string, number>> = Object.fromEntries(
  "AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DK18 DO28 EE20 EG29 ES24 FI18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MR27 MT31 MU30 NL18 NO15 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 SC31 SE24 SI19 SK24 SM27 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20"
    .split(" ")
    .map((entry) => [entry.slice(0, 2).toLowerCase(), Number(entry.slice(2))]),
);

/** Countries whose IBAN has digits alone after its two letters; elsewhere letters may follow. */
const digitsAlone = wordSet(
  "ae at ba be cr cz de dk ee es fi fo gl hr hu il is lt ly me mr no pl pt rs se si sk tl tn va xk",
);

const iban: Rule = (passage) => {
  const shaped = pattern(
    "bank account",
    /(?<![\p{L}\p{N}])(?<found>[a-z]{2}[ -]?\d[ -]?\d(?:[ -]?[a-z0-9]){11,38})/u,
    {
      lower: true,
      accept: ({ groups, index }) => {
        const written = groups?.found ?? "";
        return (
          hasIban(written) || (isShaped(written) && isAfter(passage, index, "accountWords", 4))
        );
      },
    },
  );
  return shaped(passage);
};

function hasIban(written: string): boolean {
  const code = written.replace(/[ -]/g, "");
  const country = code.slice(0, 2);
  const length = lengths[country];
  if (length === undefined || code.length < length) return false;
  const number = code.slice(0, length);
  if (digitsAlone.has(country) && /[a-z]/.test(number.slice(2))) return false;
  return remainder(number) === 1;
}

/** ISO 7064, modulo 97. */
function remainder(code: string): number {
  const turned = `${code.slice(4)}${code.slice(0, 4)}`;
  let rest = 0;
  for (const letter of turned) {
    for (const digit of String(Number.parseInt(letter, 36)))
      rest = (rest * 10 + Number(digit)) % 97;
  }
  return rest;
}

function isShaped(written: string): boolean {
  const digits = written.replace(/\D/g, "").length;
  return digits >= 12 && lengths[written.slice(0, 2)] !== undefined;
}

/** Visa, Mastercard, American Express, Diners, Discover, UnionPay, JCB, Maestro, Mir. */
const issuers = /^(?:4|5[0-8]|6[0-9]|2(?:2[2-9]|[3-6]|7[0-2])|3[0-9]|220[0-4])/;

const card: Rule = (passage) => {
  const shaped = pattern(
    "card number",
    /(?<![\p{L}\p{N}.,-])(?<found>\d(?:[ \n._/-]{0,3}\d){12,18})(?![\p{L}\p{N}])/u,
    {
      accept: ({ groups, index }) => {
        const number = (groups?.found ?? "").replace(/\D/g, "");
        if (!issuers.test(number) || !passesLuhn(number)) return false;
        const isUsual = number.length >= 15 || (number.length === 14 && number.startsWith("3"));
        return isUsual || isAfter(passage, index, "accountWords", 4);
      },
    },
  );
  return shaped(passage);
};

function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let at = 0; at < number.length; at++) {
    const digit = Number(number[number.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0 && !/^(\d)\1+$/.test(number);
}

/** Account numbers that are no IBAN, after a word that says so. */
const local: Rule = (passage) => {
  const shaped = pattern(
    "bank account",
    /(?<![\p{L}\p{N}.,-])\d(?:[ ./-]{0,2}\d){6,20}(?![\p{L}\p{N}])/u,
    { accept: ({ index }) => isAfter(passage, index, "accountWords", 3) },
  );
  return passage.topics.has("accountWords") ? shaped(passage) : [];
};

const securityCode = pattern(
  "card number",
  /(?<![\p{L}\p{N}])(?:cvv|cvc|cvv2|cvc2|prufziffer|cryptogramme)(?: ?(?:is|ist|est|:|=))? ?\d{3,4}(?!\d)/u,
  { lower: true },
);

export const accountRules: readonly Rule[] = [iban, card, securityCode, local];
