/** Streets with house numbers, in the ways that languages write them. */
import { wordSet } from "../../../core/wording.js";
import type { Passage, Word } from "../passage.js";
import { type Find, isCapital, pattern, type Rule, wordsAbout } from "./rule.js";

const kind = "street address";
const before = "(?<![\\p{L}\\p{N}])";
const after = "(?![\\p{L}\\p{N}]|[.,]\\d)";
const house =
  "(?:\\(?hausnummer |\\(?house number |\\(?n[or]?[.o°]? ?|no:? ?|nr\\.? ?|numero |nummer |num\\.? ?|#)?\\d{1,4} ?(?:[a-k](?![\\p{L}]))?(?: ?[-/] ?\\d{1,4}[a-k]?)?";
/** A word of a name, as it is written in lower case. */
const name = "[\\p{L}\\p{N}'.-]{2,30}";

const shaped = (source: string): Rule =>
  pattern(kind, new RegExp(`${before}(?:${source})${after}`, "u"), { lower: true });

/** Streets whose kind is the end of their name: "Lindenstraße 27", "Storgatan 5". */
const ends = [
  "(?:strasse|strase|str\\.?|gasse|allee|chaussee|damm|straat|laan|gracht|kade|singel|steeg|dijk|gatan|gata|vagen|veien|vegen|gade|vej|stigen|stien|katu|kuja|polku|(?<=[nl])tie)",
  "(?:(?<!ar)(?<!stell)(?<!park)(?<!sitz)(?<!steck)(?<!spiel)(?<!arbeits)(?<!schlaf)(?<!liege)(?<!lager)(?<!ess)(?<!koch)(?<!fenster)platz|(?<!um)(?<!kochbuch)weg|ufer|(?<!dichtungs)(?<!schlussel)(?<!back)(?<!gummi)ring|steig|pfad|plein|torget|plads)",
];

/** Words for streets that stand before the name, with what may stand between. */
const opened = [
  "(?:rue|avenue|boulevard|bd|chemin|impasse|allee|quai|cours|route|square|passage|sentier|place)(?: de la| de l'| du| des| de| d')?",
  "(?:calle|c/|avenida|avda\\.?|av\\.?|plaza|paseo|camino|carrera|callejon|ronda|travesia|carrer)(?: de la| de los| de las| del| de)?",
  "(?:via|viale|piazza|corso|vicolo|largo|strada)(?: della| delle| dei| degli| del| di)?",
  "(?:rua|travessa|praca|estrada|alameda|avenida|av\\.?|largo)(?: da| do| das| dos| de)?",
  "(?:ul\\.?|ulica|ulicy|ulice|al\\.|aleja|aleje|alei|os\\.|osiedle|osiedlu|plac|pl\\.)",
  "(?:ул\\.?|улица|улице|улицы|улицу|проспект|проспекте|пр-т|пр\\.|переулок|пер\\.|набережная|наб\\.|шоссе|бульвар|площадь|вул\\.|вулиця)",
  "(?:شارع|حي)",
  "(?:duong|pho|ngo)",
];

/** The name stands before the word, in Turkish, Hungarian and Russian. */
const closed =
  "(?:sokak|sokagi|sk\\.|caddesi|cad\\.|cd\\.|bulvari|mahallesi|mah\\.|utca|utja|korut|ter|улица|проспект|переулок|bulevardul|strada)";

const words = `${name}(?: ${name}){0,3}?`;

/** Words for streets that mean other things in other languages: a capital must follow. */
const weak =
  /^(?:via|place|square|cours|route|passage|largo|strada|corso|camino|paseo|plaza|ronda|estrada|plac|pho|ngo|duong|carrera|av|bd|os|al|pl)(?![\p{L}])/u;

function isNamedStreet({ 0: all, groups, index }: RegExpExecArray, { text }: Passage): boolean {
  const [street = "", name = ""] = [groups?.kind, groups?.name];
  return !weak.test(street) || isCapital(text[index + all.indexOf(name, street.length)]);
}

const patterns: readonly Rule[] = [
  shaped(`\\p{L}{2,30}(?:[ -]\\p{L}{2,20})?${ends[0]}[,.]? ?${house}`),
  shaped(`\\p{L}{3,30}${ends[1]},? ${house}`),
  // "Lange Straße 12", "Straße des 17. Juni 135"
  shaped(`${name} str(?:asse|\\.) ${house}`),
  shaped(`(?:strasse|platz|allee) (?:des|der|am|zum|zur) ${words} ${house}`),
  ...opened.map((opening) =>
    pattern(
      kind,
      new RegExp(
        `${before}(?<kind>${opening})(?: |(?<=[./]))(?<name>${words}),? ?(?:д\\.? ?|дом )?${house}${after}`,
        "u",
      ),
      { lower: true, accept: isNamedStreet },
    ),
  ),
  shaped(`\\d{1,4}(?: ?(?:bis|ter|[a-d]))?,? ${opened[0]} ${name}`),
  shaped(`${name} ${closed},? ${house}`),
  // China and Japan
  pattern(kind, /\p{Script=Han}{1,8}(?:路|街|大道|巷|胡同|弄) ?\d{1,5} ?(?:号|號|弄|室)?/u, {
    unspaced: true,
  }),
  pattern(kind, /[\p{Script=Han}\d]{1,6} ?(?:丁目|番地|番町)[\d〇一二三四五六七八九十-]{0,10}/u, {
    unspaced: true,
  }),
  pattern(kind, /\p{Script=Hangul}{1,8}(?:로|길) ?\d{1,4}(?:-\d{1,3})?(?!\p{L})/u, {
    unspaced: true,
  }),
  shaped(
    "(?:p\\.? ?o\\.? ?box|postfach|boite postale|apartado|casella postale|skrytka pocztowa|а/я) ?\\d{2,7}",
  ),
];

const gap = /^(?:[ ,.'-]{1,2})$/;

/** "48 Larkspur Avenue", "221B Baker St.", "350 Fifth Ave": a number, a name, a word for a street. */
function* english(passage: Passage): Generator<Find> {
  const { words: all, text } = passage;
  for (const [street, at] of wordsAbout(passage, "streets")) {
    const isSure = street.topics.has("streetsSure");
    const turned = numberAfter(passage, at);
    if (turned) yield turned;
    for (let back = 1; back <= 5; back++) {
      const word = all[at - back];
      const next = all[at - back + 1];
      if (!word || !next || !gap.test(text.slice(word.to, next.from))) break;
      if (
        /^\d{1,5}[a-z]?$/.test(word.word) ||
        (back > 1 && isNumeral(word) && isCapital(text[next.from]))
      ) {
        const between = all.slice(at - back + 1, at);
        const named = /^(?:on|in)$/.test(between[0]?.word ?? "") ? between.slice(1) : between;
        if (back === 1 || !isName(named.map(({ word: one }) => one))) break;
        const isWritten = [...named, street].every(
          (one) => isCapital(text[one.from]) || /^\d/.test(one.word),
        );
        if (isWritten || isSure) yield { kind, from: word.from, to: street.to };
        break;
      }
    }
  }
}

/** "Larkspur Avenue 48". */
function numberAfter({ words: all, text }: Passage, at: number): Find | null {
  const [name, street, number] = [all[at - 1], all[at], all[at + 1]];
  if (!name || !street || !number || !/^\d{1,4}[a-d]?$/.test(number.word)) return null;
  const isWritten =
    isCapital(text[name.from]) &&
    isCapital(text[street.from]) &&
    (street.word.length > 3 || street.topics.has("streetsSure"));
  const isBeside =
    text.slice(name.to, street.from) === " " &&
    /^,? (?:no\.? ?)?$/i.test(text.slice(street.to, number.from));
  return isWritten && isBeside && isName([name.word])
    ? { kind, from: name.from, to: number.to }
    : null;
}

/** "on" is ten in Turkish. */
function isNumeral({ word, topics }: Word): boolean {
  if (word === "on") return false;
  return topics.has("pair") || [...topics].some((topic) => topic.startsWith("digit"));
}

const noName = wordSet(
  "the a an of in on at to from by with for and or this that my our your his her their down up across off along into over near next way more other minutes minute hours hour days cups plates steps metres meters blocks people cars items",
);

function isName(named: readonly string[]): boolean {
  return named.length > 0 && !named.some((word) => noName.has(word));
}

/** "We live at number 48", "my address is …". */
const told = pattern(
  kind,
  /(?<![\p{L}\p{N}])(?:(?:i|we|she|he|they) lives? (?:at|in) (?:no\.? ?|nr\.? ?|number |house |flat |apartment |apt\.? ?|unit )?\d{1,5}(?! (?:minutes|min|hours|houses|blocks|doors|km|miles|steps))|(?:my|our|his|her) (?:home )?address(?: is|:) [^\n]{3,60}|(?:flat|apartment|apt\.?|wohnung|appartement|piso|квартира|кв\.) ?\d{1,4}[a-z]?,? \d{1,4} [\p{L}]{3,})/u,
  { lower: true },
);

/** "Am Alten Markt 7", in a sentence about living. */
const afterPreposition = shaped(
  `(?:am|an der|an den|auf dem|auf der|im|in den|in der|zum|zur|unter den|hinter|vor dem|beim) ${words} ${house}`,
);

/** The same anywhere, when the name says that it is a place: "Am Lindenhof 3". */
const atPlace = shaped(
  `(?:am|an der|auf dem|auf der|im|zum|zur|in der) (?:\\p{L}{2,20}(?:hof|berg|feld|bach|tor|markt|anger|hang|wald|see|brunnen|kirche|muhle|teich|graben|wall|rain|winkel|busch|heide|wiese|hohe|grund|tal)|\\p{L}{3,20}(?:en|er) (?:markt|hof|berg|feld|tor|graben|muhle|kirche|brucke|schule|linde|eiche|post)) \\d{1,3}[a-k]?`,
);

function* german(passage: Passage): Generator<Find> {
  if (passage.topics.has("addressWords")) yield* afterPreposition(passage);
}

export const streetRules: readonly Rule[] = [...patterns, atPlace, english, german, told];
