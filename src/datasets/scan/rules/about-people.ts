/** What a person tells of somebody that few others are: age with work, an illness, an office. */
import type { Passage, Word } from "../passage.js";
import { type Find, isCapital, pattern, type Rule, wordsAbout } from "./rule.js";

const furthest = 14;

/** "I" is a word for somebody only as a pronoun; in other languages "i" is "and". */
function isSomebody({ text }: Passage, { word, from, topics }: Word): boolean {
  return word === "i" ? text[from] === "I" : topics.has("kin");
}

/** Whether a word of the same sentence, at most so many words away, is one. */
function near(
  { words }: Passage,
  at: number,
  is: (word: Word, index: number) => boolean,
  reach = furthest,
): boolean {
  const sentence = words[at]?.sentence;
  for (
    let index = Math.max(0, at - reach);
    index <= Math.min(words.length - 1, at + reach);
    index++
  ) {
    const word = words[index];
    if (word && index !== at && word.sentence === sentence && is(word, index)) return true;
  }
  return false;
}

const owners =
  /^(?:my|his|her|their|our|meine?r?|meinem|seine?|seiner|ihre?r?|mon|ma|mes|sa|mi|su|mio|mia|suo|sua|meu|minha|mijn|zijn|haar|moj|moja|мои|моя|моего)$/;

/** "since he broke his hip". */
const injuries = pattern(
  "health remark",
  /(?<![\p{L}\p{N}])(?:broken?|fractured|sprained|dislocated|tore) (?:my|his|her|their) (?:leg|arm|hip|wrist|ankle|back|foot|collarbone|neck|knee|shoulder|hand|finger|toe|rib|nose)s?(?!\p{L})/u,
  { lower: true },
);

/** "my husband's, he has epilepsy". */
function* illnesses(passage: Passage): Generator<Find> {
  for (const [word, at] of wordsAbout(passage, "illness")) {
    const next = passage.words[at + 1]?.word ?? "";
    if (/^(?:tests?|masks?|free|cookbook|metal)$/.test(next) && !/^allerg/.test(word.word))
      continue;
    const isOwned = owners.test(passage.words[at - 1]?.word ?? "");
    if (isOwned || near(passage, at, (one) => isSomebody(passage, one)))
      yield { kind: "health remark", from: word.from, to: word.to };
  }
}

const oldWords =
  /^(?:year|years|yr|yrs|yo|old|jahre|jahren|jahrig|jahriger|jahrige|jahrigen|ans|anos|anni|lat|lata|лет|года|год|rokov|let|yasinda|yas|ar|arig|eves|岁|歳|才|세|살|jaar|jarige|jarig)$/;
const selfWords =
  /^(?:i|im|m|s|re|ich|bin|je|j|ai|suis|tengo|soy|ho|sono|mam|jestem|mi|мне|я|tenho|sou|ik|ben|jag|jeg|olen|vagyok|我|私|저|나|aged|age|alter|at|als|as|is|ist|est|tiene|ha|ma|turned|werde|wurde|is)$/;
const firstPerson =
  /^(?:i|ich|bin|je|j|ai|suis|tengo|soy|ho|sono|mam|jestem|мне|я|tenho|sou|ik|jag|jeg|olen|vagyok|我|私|저|나)$/;
const units =
  /^(?:minutes?|mins?|hours?|days?|weeks?|months?|seconds?|metres?|meters?|steps?|miles?|km|cm|mm|kg|percent|minuten|stunden|tage|wochen|monate|minutos|minuti|heures?|percento|times|things|plates|cups|people|euros?|dollars?|degrees|grad|watt|pieces|portions|servings)$/;

/** "I'm 43 and a nurse", "mein Vater ist 61 und Imker", "a 29-year-old carpenter". */
function* agesWithRoles(passage: Passage): Generator<Find> {
  const { words, text } = passage;
  for (const [at, word] of words.entries()) {
    if (!isAge(word)) continue;
    const before = words[at - 1];
    const next = words[at + 1]?.topics.has("links") ? words[at + 2] : words[at + 1];
    if (next && units.test(next.word)) continue;
    const isKin = before !== undefined && isSomebody(passage, before) && before.word !== "i";
    const isToldOfKin =
      isKin && /^[,)]/.test(text.slice(word.to)) && /[,(]/.test(text.slice(before.to, word.from));
    const isTold =
      isToldOfKin ||
      /\D$/.test(word.word) ||
      (next && oldWords.test(next.word)) ||
      before?.topics.has("jobs") ||
      [before, words[at - 2]].some(
        (one) => one && selfWords.test(one.word) && one.sentence === word.sentence,
      );
    if (!isTold) continue;
    const isPerson = near(
      passage,
      at,
      (one) => isSomebody(passage, one) || firstPerson.test(one.word),
    );
    const isListed = before?.topics.has("jobs") && /^(?:[,.)\n]|$)/.test(text.slice(word.to));
    const isAged = next !== undefined && oldWords.test(next.word);
    const isKinAged =
      isAged && near(passage, at, (one) => isSomebody(passage, one) && one.word !== "i", 5);
    if (isToldOfKin || isKinAged) yield { kind: "age with role", from: word.from, to: word.to };
    else if ((isPerson || isAged || isListed) && hasWork(passage, at))
      yield { kind: "age with role", from: word.from, to: endOfClause(text, word.to) };
  }
}

/** In digits, or a word for a ten; "29yo", "43-jähriger". */
function isAge({ word, topics }: Word): boolean {
  if (topics.has("pair"))
    return /(?:ty|ties|zig|zigern|ssig|ante?|enta|tig|dziesci|dziesiat|дцать|десят|сорок)$/u.test(
      word,
    );
  const age = Number(word.replace(/(?:yo|jahrige[rn]?|f|m|w)$/, ""));
  return /^\d{2,3}(?:yo|jahrige[rn]?|f|m|w)?$/.test(word) && age >= 14 && age <= 110;
}

const working =
  /^(?:work|works|working|worked|job|employed|teach|teaches|study|studies|studying|run|runs|arbeite|arbeitet|arbeiten|beruf|studiere|studiert|unterrichte|unterrichtet|travaille|travaillons|metier|etudie|trabajo|trabaja|estudio|estudia|lavoro|lavora|studio|studia|trabalho|trabalha|werk|werkt|studeer|pracuje|pracuja|ucze|studiuje|работаю|работает|учусь|учу|jobbar|arbetar|arbejder|jobber|calisiyorum|calisiyor|dolgozom|工作|上班|働いて|일하)$/;

/** A trade near the age, a word for working, or "and a …". */
function hasWork(passage: Passage, at: number): boolean {
  const isWork = (one: Word) =>
    one.topics.has("jobs") || one.topics.has("offices") || working.test(one.word);
  if (near(passage, at, isWork)) return true;
  const after = passage.text.slice(passage.words[at]?.to ?? 0, (passage.words[at]?.to ?? 0) + 40);
  if (
    /^(?: \p{L}{2,8})?,? (?:y soy|y es|et je suis|et il est|et elle est|e sono|e faccio|und bin|and i'm|and i am|and work|i jestem|и я|en ben|e sou|ve) \p{L}{4,}/iu.test(
      after,
    )
  )
    return true;
  return (
    /^(?: years? old| jahre(?: alt)?| ans| anos| anni| lat)?,? (?:and|und|et|y|e|i|и|en|och|og|ve|,) ?(?:a|an|the|eine?|une?|un|una|uma|een|en|ett|et) \p{L}{4,}|^(?: jahre(?: alt)?)?,? und \p{Lu}\p{L}{4,}/iu.test(
      after,
    ) && !/^,? (?:and|und) (?:a|eine?) (?:half|bit|halb)/i.test(after)
  );
}

function endOfClause(text: string, from: number): number {
  const rest = text.slice(from, from + 60);
  const end = rest.search(/[.,;!?\n]/);
  return from + (end < 0 ? rest.length : end);
}

const only =
  /^(?:only|sole|first|last|oldest|youngest|tallest|longest|einzige|einziger|einzigen|einziges|erste|erster|ersten|alteste|altester|jungste|seul|seule|unique|premier|premiere|doyen|doyenne|unico|unica|primer|primera|solo|sola|primo|prima|anziano|enige|eerste|oudste|jedyny|jedyna|jedynym|pierwszy|pierwsza|единственныи|единственная|первыи|первая|enda|eneste|ensimmainen|ainoa|tek|egyetlen|jediny|jedina|唯一|唯一の|유일한)$/;
const linking =
  /^(?:of|in|at|for|from|has|on|to|near|around|von|vom|im|am|an|auf|aus|bei|der|des|zu|zum|fur|de|du|des|d|a|au|aux|en|sur|del|della|delle|dei|di|da|do|na|no|em|van|te|op|w|we|z|ze|в|во|на|из|города|села|деревни|i|pa|fra|ved|till|at|の|de|da)$/;
const articles =
  /^(?:the|a|an|our|this|der|die|das|dem|den|des|le|la|les|l|el|los|las|il|lo|o|os|as|de|het|den|det|st|saint|sankt|santa|san)$/;
const institutions =
  /^(?:village|town|city|county|parish|island|region|district|school|hospital|clinic|church|company|department|faculty|university|college|library|museum|club|team|choir|orchestra|station|harbour|port|street|valley|dorf|stadt|insel|gemeinde|kreis|tal|schule|klinik|krankenhaus|firma|abteilung|fakultat|verein|chor|landkreis|ort|kirche|village|ville|ile|commune|ecole|hopital|entreprise|eglise|pueblo|ciudad|isla|escuela|hospital|empresa|iglesia|barrio|paese|citta|isola|scuola|ospedale|azienda|comune|dorp|stad|eiland|ziekenhuis|bedrijf|wies|wsi|miasto|miasta|miescie|wyspie|szkoly|szpitala|firmy|деревне|селе|городе|острове|школы|больницы|компании|by|o|skola|koy|koyun|村|镇|市|学校|医院|公司|島|町|病院|会社|마을|학교|병원)$/;
const atHome =
  /^(?:house|home|kitchen|family|household|flat|room|here|us|haus|hause|kuche|familie|wg|wohnung|zimmer|maison|famille|cuisine|casa|cocina|familia|cucina|famiglia|huis|keuken|gezin|domu|rodzinie|kuchni|доме|семье|кухне|hus|hemmet|evde)$/;

/** "As the only mayor Little Wexcombe has", "I'm the head chef of the Hotel Bergkrone". */
function* uniqueRoles(passage: Passage): Generator<Find> {
  const { words } = passage;
  if (!words.some((word) => isPersonWord(passage, word))) return;
  const people = new Set(
    words.filter((one) => isPersonWord(passage, one)).map(({ sentence }) => sentence),
  );
  for (const [at, word] of words.entries()) {
    if (!people.has(word.sentence)) continue;
    const isOnly = only.test(word.word);
    const isOffice = word.topics.has("offices");
    const isWork = word.topics.has("jobs");
    if (!isOnly && !isOffice && !isWork) continue;
    const place = placeAfter(passage, at, isOnly);
    if (place)
      yield {
        kind: isWork && !isOffice ? "work of a person" : "unique role",
        from: word.from,
        to: place.to,
      };
  }
}

const personWords =
  /^(?:as|am|being|my|we|our|als|bin|mein|meine|suis|comme|mon|ma|notre|soy|como|nuestro|nuestra|sono|come|nostro|sou|meu|minha|ben|jestem|jako|moj|moja|работаю|являюсь|как|som|ar|min|mitt|olen|作为|作為|として)$/;

function isPersonWord(passage: Passage, word: Word): boolean {
  return personWords.test(word.word) || isSomebody(passage, word);
}

/** The name of a place or of an institution after the role: "of the Hotel …", "in the village". */
function placeAfter({ words, text }: Passage, at: number, isOnly: boolean): Word | null {
  const role = words[at];
  if (!role) return null;
  const furthestWord = at + (isOnly ? 7 : 5);
  let isLinked = false;
  let roles = isOnly ? 0 : 1;
  for (let next = at + 1; next <= furthestWord; next++) {
    const word = words[next];
    if (
      !word ||
      word.sentence !== role.sentence ||
      /[,;:(]/.test(text.slice(words[next - 1]?.to, word.from))
    )
      return null;
    if (atHome.test(word.word)) return null;
    if (linking.test(word.word) && roles > 0) {
      isLinked = true;
      continue;
    }
    if (articles.test(word.word)) continue;
    const isTrade = word.topics.has("jobs") || word.topics.has("offices");
    const isNamed = isCapital(text[word.from]) && !isTrade && word.word.length > 1;
    if (roles > 0 && isLinked && (isNamed || institutions.test(word.word))) return word;
    if (roles > 0 && isOnly && isNamed && !isLinked && words[next - 1]?.word !== role.word)
      return lastName(words, next, text);
    if (
      isNamed &&
      !isLinked &&
      next === at + 1 &&
      !isOnly &&
      role.topics.has("offices") &&
      !isCapital(text[role.from])
    )
      return word;
    if (isNamed && !isLinked && roles === 0 && !isOnly) return null;
    if (
      /^(?:one|ones|person|adult|guy|thing|place|way|time|who|that|which|left|cup|mug|plate|pan|jar|key)$/.test(
        word.word,
      )
    )
      return null;
    roles += 1;
  }
  return null;
}

function lastName(words: readonly Word[], at: number, text: string): Word | null {
  let last = words[at] ?? null;
  for (let next = at + 1; next < at + 4; next++) {
    const word = words[next];
    if (!word || !isCapital(text[word.from])) break;
    last = word;
  }
  return last;
}

/** "Little Wexcombe's only mayor", "Miss Bavaria 2009". */
const ofPlace = pattern(
  "unique role",
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}-]{2,20}(?: \p{Lu}[\p{L}-]{2,20}){0,2}'s? (?:only|sole|first|oldest|youngest|last|tallest) \p{L}{3,20}|(?:our|the|my) (?:village|town|island|county|parish|school|hospital|building|street)'s (?:only|sole|first|oldest|youngest|last) \p{L}{3,20}|(?<!\p{L})I (?:coach|captain|conduct|chair|manage|direct|founded) (?:the )?(?:\p{L}{3,12} )?\p{Lu}\p{L}{2,30}|(?:the|a) \p{Lu}\p{L}{2,12}(?:ish|ese|an|ch) (?:ambassador|consul|minister|president|champion)|(?:Miss|Mister|Mr) \p{Lu}\p{L}{3,20} (?:19|20)\d\d|(?:hold|holds|held|set|broke) (?:the|a) (?:\p{L}{3,10} )?(?:world|national|state|regional|county) record|(?:Olympic|Olympia|Nobel|Paralympic)[\p{L}]{0,10} (?:medal|champion|gold|silver|bronze|prize|laureate|sieger|winner)\p{L}{0,6}/u,
);

/** "我是石头镇唯一的兽医", "青ヶ島で唯一の医者". */
const onlyInAsia = pattern(
  "unique role",
  /[\p{Script=Han}\p{Script=Katakana}ヶ]{1,8}(?:镇|村|市|县|省|岛|区|島|町|県|学校|公司|医院|病院)(?:で|里|的|の)?(?:唯一|最年长|最年少|最高齢|第一)/u,
  { unspaced: true },
);

export const personRules: readonly Rule[] = [
  illnesses,
  injuries,
  agesWithRoles,
  uniqueRoles,
  ofPlace,
  onlyInAsia,
];
