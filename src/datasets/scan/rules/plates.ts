/** Number plates of vehicles. */
import type { Passage } from "../passage.js";
import { type Find, pattern, type Rule, wordsAbout } from "./rule.js";

const kind = "number plate";
const before = "(?<![\\p{L}\\p{N}-])";
const after = "(?![\\p{L}\\p{N}-])";
const shaped = (source: string, unspaced = false): Rule =>
  pattern(kind, new RegExp(`${before}(?:${source})${after}`, "u"), { unspaced });

/** Shapes that hardly mean anything else. */
const shapes: readonly Rule[] = [
  // Germany: town, hyphen, letters, number
  shaped("(?!USB|LED|DVD|CD-|TV-|PC-)[A-Z]{1,3}[-·•][A-Z]{1,2}[ -]?[1-9]\\d{2,3}[EH]?"),
  shaped("[A-Z]{1,3}[ :][A-Z]{2} [1-9]\\d{2,3}[EH]?"),
  // Great Britain, France and Italy, Spain, Netherlands
  shaped("(?!GU10|MR16|GU5)[A-HJ-PR-Y][A-HJ-PR-Y]\\d{2} ?(?!LED|USB|RGB)[A-HJ-PR-Z]{3}"),
  shaped("[A-HJ-NP-TV-Z]{2}-\\d{3}-[A-HJ-NP-TV-Z]{2}"),
  shaped("[A-HJ-NPR-TV-Z]{2}\\d{3}[A-HJ-NPR-TV-Z]{2}"),
  shaped("\\d{4}-[BCDFGHJ-NPRSTV-Z]{3}"),
  shaped(
    "[A-Z]{1,2}-\\d{2,3}-[A-Z]{1,2}|\\d{1,2}-[A-Z]{2,3}-\\d{1,2}|[A-Z]{2}-[A-Z]{2}-\\d{2}|\\d{2}-[A-Z]{2}-[A-Z]{2}|[A-Z]{2}-\\d{2}-[A-Z]{2}|[A-Z]{2}-\\d{2}-\\d{2}",
  ),
  // Russia, in letters that look Latin or are
  shaped("[ABEKMHOPCTYXАВЕКМНОРСТУХ] ?\\d{3} ?[ABEKMHOPCTYXАВЕКМНОРСТУХ]{2} ?\\d{2,3}"),
  // India
  shaped("[A-Z]{2}[ -]?\\d{1,2}[ -]?[A-Z]{1,3}[ -]?\\d{4}"),
  // China, Japan
  shaped(
    "[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼] ?[A-Z][ ·.]?[A-Z0-9]{5,6}",
    true,
  ),
  pattern(kind, /\p{Script=Han}{2,4} ?\d{2,3} ?\p{Script=Hiragana} ?\d{2}-\d{2}/u, {
    unspaced: true,
  }),
];

/** Near a word for a vehicle: letters and digits in any order. */
const code =
  /(?<![\p{L}\p{N}-])(?:\d[A-Z]\d ?\d{4}|[A-Z]{1,4}[ -]?\d{1,6}(?:[ -]?[A-Z]{1,3})?|\d{1,4}[ -]?[A-Z]{1,4}(?:[ -]?\d{1,4})?|[A-Z]{1,3}[ -][A-Z]{1,2} ?\d{1,4}|[A-Z]{2,3} ?\d[A-Z0-9]{3,4})(?![\p{L}\p{N}-])/gu;
/** The same in small letters, for words that say plate. */
const smallCode =
  /(?<![\p{L}\p{N}-])(?!(?:for|to|at|in|of|by|and|the|is|on|no|add|use|set|my|a|i) )(?=[a-z0-9 -]{0,8}\d)(?=[a-z0-9 -]{0,8}[a-z])(?:[a-z]{1,3}[ -]?\d{2,4}[ -]?[a-z]{0,3}|\d{2,4}[ -]?[a-z]{2,3})(?![\p{L}\p{N}-])/gu;
const reach = 40;
/** Models, engines and sizes. */
const noPlate =
  /^(?:A[1-8]|Q[2-8]|X[1-7]|I[3-8]|E-?\d{2,3}|[CEGS]\d{2,3}|\d{1,2}(?:V|L|W|H|KM|CM|KG|PS|HP|KW)|\d{3,4}(?:KM|CC|KG|PS|HP|KW|RPM)|V\d|R\d{2}|ID ?\d|MX ?\d|CX ?\d|[A-Z] ?\d|\d [A-Z]{2,4}|GT\d?|M\d|B\d|ISO ?\d+|EN ?\d+)$/;

function* nearVehicles(passage: Passage): Generator<Find> {
  for (const [word, at] of wordsAbout(passage, "carWords")) {
    const from = Math.max(0, word.from - reach);
    const window = passage.text.slice(from, word.to + reach);
    const before = passage.words[at - 1]?.word ?? "";
    const isVehicles =
      !/^plates?$/.test(word.word) || /^(?:number|license|licence|car|van|reg)$/.test(before);
    const isPlate =
      isVehicles &&
      /^(?:reg|registration|plates?|kennzeichen|nummernschild|plaque|immatriculation|matricula|placa|targa|kenteken|tablica|rejestracja|rejestracyjny|номер|госномер|plaka|plakasi|plakali|spz)$/.test(
        word.word,
      );
    const found = [...window.matchAll(code), ...(isPlate ? window.matchAll(smallCode) : [])];
    for (const { 0: plate, index } of found) {
      const digits = plate.replace(/\D/g, "").length;
      const letters = plate.replace(/[^A-Za-z]/g, "").length;
      const isLong =
        digits >= 2 && letters >= (isPlate || digits > 5 ? 1 : 2) && digits + letters >= 5;
      if (isLong && !noPlate.test(plate))
        yield { kind, from: from + index, to: from + index + plate.length };
    }
  }
}

export const plateRules: readonly Rule[] = [...shapes, nearVehicles];
