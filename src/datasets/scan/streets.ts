import type { Find } from "./formal.js";
import type { Reading } from "./reading.js";

const house = "\\d{1,4} ?(?:[a-k](?!\\p{L}))?";
const name = "\\p{L}[\\p{L}'.-]{1,29}";
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}]|[.,]\\d)";

const shapes = [
  // "48 Larkspur Avenue"
  `\\d{1,5}[a-z]? (?:\\p{Lu}[\\p{L}'.-]{1,29} ){1,3}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Close|Court|Ct|Crescent|Terrace|Boulevard|Blvd|Way|Place|Gardens|Grove|Mews|Parkway|Highway)\\b`,
  // "Lindenstraße 27", "Storgatan 5"
  `\\p{Lu}\\p{L}{2,30}(?:[ -]\\p{L}{2,20})?(?:stra(?:ss|ß)e|str\\.|gasse|allee|chaussee|damm|straat|laan|gracht|gatan|vagen|veien|gade|vej|katu|tie) ${house}`,
  // "Lange Straße 12", "Am Markt 3"
  `\\p{Lu}\\p{L}{2,30} (?:Stra(?:ss|ß)e|Str\\.|Allee|Gasse|Platz|Weg) ${house}`,
  // "rue de la Paix 12", "12 rue de la Paix", "Calle Mayor 4", "via Roma 9", "ul. Długa 7"
  `(?:\\d{1,4}(?: bis| ter)?,? )(?:rue|avenue|boulevard|chemin|impasse|quai) (?:de la |de l'|du |des |de |d')?${name}(?: ${name})?`,
  `(?:rue|avenue|boulevard|chemin|calle|c/|avenida|avda\\.|plaza|paseo|via|viale|piazza|corso|rua|travessa|praca|ul\\.|ulica|al\\.|ул\\.|улица|проспект) ?(?:de la |de los |del |de |della |dei |da |do |dos )?\\p{Lu}[\\p{L}'.-]{1,29}(?: ${name}){0,2},? ${house}`,
];
const patterns = shapes.map((shape) => new RegExp(`${before}(?:${shape})${after}`, "gu"));
const eastern = /\p{Script=Han}{1,8}(?:路|街|大道|巷|丁目) ?\d{1,5} ?(?:号|號|番地)?/gu;

export function* findStreets({ text }: Reading): Generator<Find> {
  for (const pattern of [...patterns, eastern])
    for (const { 0: found, index } of text.matchAll(pattern))
      yield { kind: "street address", from: index, to: index + found.length };
}
