/** Where somebody lives: postcodes with towns, and coordinates. */
import type { Passage } from "../passage.js";
import { isAbout } from "../vocabulary.js";
import { isAfter, lastWordBefore, pattern, type Rule } from "./rule.js";

const kind = "postcode";
const before = "(?<![\\p{L}\\p{N}.,#-])";
const after = "(?![\\p{L}\\p{N}])";
const town = "(?<town>\\p{Lu}[\\p{L}'-]{2,30})";

type Match = RegExpExecArray;

/** Not "12000 Schritte", "Artikel 48213 Lampe", "48213 Euro". */
function isTown({ groups, index }: Match, passage: Passage): boolean {
  const word = groups?.town ?? "";
  if (
    /^(?:the|a|an|der|die|das|le|la|el|il)$/.test(
      passage.words[lastWordBefore(passage, index)]?.word ?? "",
    )
  )
    return false;
  if (isAbout(word, "units") || isAbout(word, "months") || isAbout(word, "notSecret")) return false;
  return !isAfter(passage, index, "goodsWords", 3);
}

/** After "in", "from", or a comma: where something is. */
function isLocated(match: Match, passage: Passage): boolean {
  if (!isTown(match, passage)) return false;
  if (/,\s?$/.test(passage.text.slice(Math.max(0, match.index - 2), match.index))) return true;
  const word = passage.words[lastWordBefore(passage, match.index)]?.word ?? "";
  return /^(?:in|aus|nach|bei|from|at|near|to|a|te|til|i|fra|fran|de|en|da|w|z|of|ort|plz|nahe|is|ist|est|es|unser|unsere|our|jest|bij|vid|near)$/.test(
    word,
  );
}

/** Cities that time zones are named after, and some in their own languages. */
const cities = new Set(
  [
    ...Intl.supportedValuesOf("timeZone").map((zone) => zone.split("/").at(-1) ?? ""),
    ..."Wien Bern Basel Genf Geneve Milano Roma Torino Napoli Lyon Marseille Bruxelles Antwerpen Kobenhavn Praha Warszawa Lisboa Porto Barcelona Munchen Koln Hamburg Frankfurt Leipzig Graz Linz Moskva Mumbai Delhi Osaka".split(
      " ",
    ),
  ].map((city) => city.toLowerCase()),
);

function isCity(match: Match, passage: Passage): boolean {
  return cities.has(match.groups?.town?.toLowerCase() ?? "") && isTown(match, passage);
}

const britishAreas =
  "A[BL]|B[ABDHLNRST]?|C[ABFHMORTVW]|D[ADEGHLNTY]|E[CHNX]?|F[KY]|G[LUY]?|H[ADGPRSUX]|I[GMPV]|JE|K[ATWY]|L[ADELNSU]?|M[EKL]?|N[EGNPRW]?|O[LX]|P[AEHLOR]|R[GHM]|S[AEGKLMNOPRSTWY]?|T[ADFNQRSW]|UB|W[ACDFNRSV]?|YO|ZE";
const states =
  "A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|PR|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]";

const shaped = (source: string, accept?: (match: Match, passage: Passage) => boolean): Rule =>
  pattern(kind, new RegExp(`${before}(?:${source})${after}`, "u"), accept && { accept });

const codes: readonly Rule[] = [
  // Germany, France, Spain, Italy, Finland, Turkey, Mexico …
  shaped(`(?:[A-Z]{1,2}-)?(?!\\d{2}000)\\d{5} ${town}`, isTown),
  shaped(`\\d{5},? \\p{Lu}[\\p{L}'-]{2,30}`, (match, passage) =>
    isAfter(passage, match.index, "addressWords", 4),
  ),
  // Austria, Switzerland, Belgium, Netherlands, Denmark, Norway, Hungary, Australia
  shaped(`(?!19[5-9]\\d|20[0-4]\\d)[1-9]\\d{3} ${town}`, isLocated),
  shaped(`[1-9]\\d{3,5} ${town}`, isCity),
  shaped(`${town} [1-9]\\d{3,5}`, isCity),
  shaped(`(?:A|CH|B|L|NL|DK|N|H|FL)-\\d{4} ${town}`, isTown),
  shaped(`[1-9]\\d{3} ?[A-Z]{2} ${town}`, isTown),
  // Poland, Portugal, Sweden and Czechia, Brazil, India, Russia
  shaped(`\\d{2}-\\d{3} ${town}`, isTown),
  shaped(`\\d{4}-\\d{3} ${town}`, isTown),
  shaped(`(?:S-|SE-|CZ-|SK-)?[1-9]\\d{2} \\d{2} ${town}`, isTown),
  shaped("\\d{5}-\\d{3}"),
  shaped(`\\p{Lu}\\p{L}{2,20} ?- ?[1-9]\\d{5}`),
  shaped(`[1-9]\\d{5},? ?(?:г\\. ?)?(?<town>\\p{Script=Cyrillic}{3,30})`, isTown),
  shaped("〒 ?\\d{3}-?\\d{4}"),
  shaped("\\d{3}-\\d{4} ?\\p{Script=Han}{2}"),
  // In small letters, and after the town
  shaped(`(?!\\d{2}000)\\d{5} (?<town>\\p{Ll}{4,20})`, isLocated),
  shaped(
    `(?:in|aus|nach|from|near|live in|en|te|w) \\p{Lu}[\\p{L}'-]{2,30}(?: \\p{Lu}?[\\p{L}'-]{2,20}){0,2},? \\(?(?:[A-Z]{1,2}-?)?\\d{4,6}\\)?`,
    (match, passage) =>
      !isAfter(passage, match.index, "goodsWords", 3) && !/ (?:19|20)\d\d\)?$/.test(match[0]),
  ),
  shaped(
    `\\p{Lu}[\\p{L}'-]{3,30},? \\d{2}-\\d{3}`,
    (match, passage) =>
      !isAbout(match[0].split(/[ ,]/)[0] ?? "", "goodsWords") &&
      !isAfter(passage, match.index, "goodsWords", 3),
  ),
  shaped(
    `\\p{Lu}[\\p{L}'-]{2,30} \\(\\d{5}\\)`,
    (match, passage) =>
      !isAbout(match[0].split(" ")[0] ?? "", "goodsWords") &&
      !isAfter(passage, match.index, "goodsWords", 3),
  ),
  // Great Britain, in capitals; in small letters after a town
  shaped(`(?:${britishAreas})\\d[\\dA-HJKMNP-Z]? ?\\d[ABD-HJLNP-UW-Z]{2}`),
  pattern(
    kind,
    new RegExp(
      `${before}\\p{L}{3,20},? (?:${britishAreas.toLowerCase()})\\d[\\da-z]? \\d[abd-hjlnp-uw-z]{2}${after}`,
      "u",
    ),
    { lower: true },
  ),
  // United States, Canada, Ireland
  shaped(`(?:${states}),? \\d{5}(?:-\\d{4})?`),
  shaped("[ABCEGHJ-NPRSTVXY]\\d[ABCEGHJ-NPRSTV-Z] ?\\d[ABCEGHJ-NPRSTV-Z]\\d"),
  shaped("[AC-FHKNPRTV-Y]\\d[\\dW] (?=[\\d]{0,3}[AC-FHKNPRTV-Y])[\\dAC-FHKNPRTV-Y]{4}"),
  // After a word for it
  pattern(
    kind,
    /(?<![\p{L}\p{N}])(?:zip(?: ?code)?|post ?code|postal code|plz|postleitzahl|code postal|codigo postal|c\.p\.|cep|cap|kod pocztowy|psc|irsz|индекс|postnummer|postinumero|pincode|邮编|邮政编码|郵便番号|우편번호)(?: is| ist| est| es|:| =)? ?(?<found>[a-z]{0,2}\d[\da-z -]{2,8}\d?[a-z]{0,2})/u,
    { lower: true },
  ),
];

const place = "place on a map";
const degrees = "-?\\d{1,3}[.,]\\d{3,12}";

const maps: readonly Rule[] = [
  pattern(
    place,
    new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?<lat>${degrees})°? ?(?:n(?:ord|orth|orte)?|s(?:ud|outh|ur)?)?[,;/ ]{1,3}(?<lon>${degrees})°? ?(?:e(?:ast|st|ste)?|w(?:est)?|o(?:st|este|uest)?)?(?![\\p{L}\\p{N}])`,
      "u",
    ),
    {
      lower: true,
      accept: ({ groups }) => isWithin(groups?.lat, 90) && isWithin(groups?.lon, 180),
    },
  ),
  pattern(
    place,
    /(?<![\p{L}\p{N}])[ns] ?-?\d{1,2}[.,]\d{3,12}°?[,; ]{1,3}[ewo] ?-?\d{1,3}[.,]\d{3,12}/u,
    { lower: true },
  ),
  pattern(
    place,
    /(?<![\p{L}\p{N}])[nsewo]? ?\d{1,3} ?° ?\d{1,2}(?:[.,]\d{1,6})? ?'{1,2} ?(?:\d{1,2}(?:[.,]\d{1,6})? ?(?:''|"|´´) ?)?[nsewo]?(?![\p{L}])/u,
    { lower: true },
  ),
  pattern(
    place,
    /(?<![\p{L}\p{N}])lat(?:itude)?[:= ]{1,3}-?\d{1,2}[.,]\d{2,12}[^\n]{1,12}-?\d{1,3}[.,]\d{2,12}/u,
    { lower: true },
  ),
  pattern(
    place,
    /(?<![\p{L}\p{N}])[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\p{N}])/u,
    {
      accept: ({ 0: found }) => /\d/.test(found) && /[A-Z]/.test(found),
    },
  ),
  pattern(
    place,
    /(?<![\p{L}\p{N}])(?:geo:-?\d{1,2}\.\d{1,12},-?\d{1,3}\.\d{1,12}|\d{1,3}[° ] ?\d{1,2}\.\d{2,6}'? ?[ns][,; ]{1,3}\d{1,3}[° ] ?\d{1,2}\.\d{2,6}'? ?[ewo]|\d{1,2}[c-x] \d{6} \d{7}|\d{1,3}(?:[.,]\d{1,6})? ?(?:degrees?|grad|degres|grados|gradi|stopni|градус\p{L}{0,3}) ?(?:\d{1,2} ?\p{L}{3,8} ?)?(?:north|south|nord|sud|norte|sur|polnoc|северн))/u,
    { lower: true },
  ),
  pattern(place, /(?<![\p{L}\p{N}/:])\/{3}\p{L}{3,20}\.\p{L}{3,20}\.\p{L}{3,20}/u, { lower: true }),
  pattern(
    place,
    /(?:maps\.app\.goo\.gl|goo\.gl\/maps|google\.[a-z.]{2,6}\/maps|maps\.apple\.com|openstreetmap\.org)\/[^\s"]{3,200}/u,
    { lower: true },
  ),
];

function isWithin(degree: string | undefined, most: number): boolean {
  return Math.abs(Number(degree?.replace(",", "."))) <= most;
}

export const placeRules: readonly Rule[] = [...codes, ...maps];
