import { distance } from "fastest-levenshtein";
import { wordSet } from "../../core/wording.js";

/** Ordinary words that are one slip away from a name. They are never corrected. */
const innocent = new Set(
  (
    "basic basis stink stick beach belch bench bunch bread break broad bride bridge burned burning cable cabin chain chairs " +
    "choir coach cough count counted country coffin cover could couple count dating dinner diving doing dressed dresses " +
    "drawn drawing drawings during draws fringe found folder garage holding hold older place places plane planet plan plans " +
    "plant plants plate shall share sharp sheep sheet shell shelled shelved shop shone short side sides since sofas " +
    "smell stale stall stand stands stance start state stole stone stones store stored stores stories story strand stuff tablet tablets " +
    "taste tasted toasted tossed toiled tower towers touch trace track train trust under washed washing wash water watch " +
    "while white whole small right night light might fight paper papers proper coached counts sounds couched cabinets " +
    "lower later letter little middle metal media medium drinking sitting setting thing things think table tables cheat chair " +
    "offer often other another after before range orange strange change charge large garbage toilet towel panty party pasta " +
    "minute minutes moment movie moved beside besides makes making made maker make takes baker " +
    "accept account applies apply backward backwards better breaks buffer calls call caller cares central control " +
    "charts click controlled credits express forms hammer handles larger leading leaves line lines lives loads " +
    "looking looks loose loses matches matters miles opens pairs patches post posted remove removes saves sending " +
    "serving settle sizes slice sliced standards starting states status string storing tasks tell tells tester " +
    "thanks turned waiting beats boost boots grass freeze cloak cooked corners courts flour floor folders heading " +
    "shake shells sites slots solid spelling spray stray study steady suits touches watcher worst wishing marker " +
    "accent acceptable basics boxed boxes branches brackets casts catches chars choices choosing closing cluster coating cooling " +
    "copying cookies countries crashes dessert drivers editable enables fingers friends grating handlers happens harness " +
    "headers lined liner loops machinery markers median mirrors occasionally polite plots polling pools pressed presses " +
    "races resets rests routing safer selling setter steel steve surname thinks thingy tracks twister walking wanting " +
    "warming warning watching waves whining writing consume compute computer adopt basil bison commons copies dessert " +
    "carry cares hardly hoping helping meaning coming living lifting sorting setting getting putting shutting"
  ).split(" "),
);

/** Whether two neighbouring letters changed places. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return (
    at >= 0 && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  );
}

/** Number of typing slips between two words; a swap counts as one. */
export function slips(a: string, b: string): number {
  return isSwap(a, b) ? 1 : distance(a, b);
}

/** More in long words, and where only vowels or the inside of the word are wrong. */
function slipsAllowed(word: string, candidate: string): number {
  if (hasSameConsonants(word, candidate)) return 2;
  const length = Math.min(word.length + 1, candidate.length);
  return length >= 8 ? 2 : 1;
}

/** "cuborad" and "cupboard": the right letters but for one, in the wrong order. */
function isJumbled(word: string, candidate: string): boolean {
  if (word.length < 7 || word[0] !== candidate[0] || word.at(-1) !== candidate.at(-1)) return false;
  const left = [...candidate];
  for (const letter of word) {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
  }
  return left.length + word.length - candidate.length <= 1 && left.length <= 1;
}

/**
 * The word of `known` that `word` most likely misspells, or `word` itself. A word of four letters is corrected
 * only when letters were swapped or doubled. The first letter must be right, except in long words.
 */
export function correctSpelling(word: string, known: ReadonlySet<string>): string {
  const stem = word.replace(/(?:es|ed|ing|s|d|er|y)$/, "");
  if (
    known.has(word) ||
    innocent.has(word) ||
    innocent.has(stem) ||
    word.length < 4 ||
    !/^[a-z]+$/.test(word)
  )
    return word;
  let best = word;
  let bestSlips = Number.POSITIVE_INFINITY;
  for (const candidate of known) {
    const isShort = candidate.length < 4 && !isDoubled(word, candidate);
    if (isShort || !mayBegin(word, candidate)) continue;
    if (Math.abs(candidate.length - word.length) > 2) continue;
    const count = slips(word, candidate);
    const allowed = isJumbled(word, candidate) ? 3 : slipsAllowed(word, candidate);
    if (count >= bestSlips || count > allowed) continue;
    if (
      Math.min(candidate.length, word.length) <= 4 &&
      !isSwap(word, candidate) &&
      !isDoubled(word, candidate) &&
      word !== candidate.slice(0, 4)
    )
      continue;
    if (candidate.length <= 5 && word.length < candidate.length - 1) continue;
    best = candidate;
    bestSlips = count;
  }
  return best;
}

/** "cabnit" and "cabinet": only vowels differ. */
function hasSameConsonants(a: string, b: string): boolean {
  const bare = (word: string) => word.replace(/[aeiou]/g, "");
  return a.length > 4 && a[0] === b[0] && bare(a) === bare(b);
}

/** Words that are one slip away from how things look. */
const likeLooks = wordSet(
  "pin pine ping god gay tin hug read reed ready rid rod write wire wine grab grew grow gross grass glasses blow blew silent tiny ton ten iron plain old god sold bad bag bed begin bag bid bit been bean bend band bank mid mia",
);

/**
 * The word of a home's own names ("blue", "wooden") that `word` is one slip from, or `word` itself: also short words,
 * which a slip makes shorter. Nothing is corrected that may mean two of them.
 */
export function correctLook(word: string, known: ReadonlySet<string>): string {
  if (word.length < 3 || known.has(word) || !/^[a-z]+$/.test(word)) return word;
  if (innocent.has(word) || likeLooks.has(word) || correct.has(word) || chat.has(word)) return word;
  const near = [...known].filter((one) => one[0] === word[0] && isOneSlip(word, one));
  const [only, ...more] = near;
  return only !== undefined && more.length === 0 ? only : word;
}

/** Another letter is a slip only in long words: "bread" is no "broad", and "tin" no "tan". */
function isOneSlip(word: string, known: string): boolean {
  if (known.length < 3) return false;
  if (isSwap(word, known) || isDoubled(word, known)) return true;
  if (distance(word, known) !== 1 || known.length < 4) return false;
  return known.length > 5 || word.length !== known.length;
}

/** Small words that replies turn on. A word with two letters swapped, or one lost of a pair, means one of them. */
const core =
  "the think number middle other maybe first second third fourth fifth sixth seventh eighth ninth tenth under behind between next table last neither either both".split(
    " ",
  );
const correct = new Set([...core, "three", "there", "net", "text", "bother", "list", "salt"]);

/** The small word that `word` is a slip of the fingers from, or `word` itself. */
export function correctSlip(word: string): string {
  if (word.length < 3 || correct.has(word) || innocent.has(word)) return word;
  return core.find((one) => isSwap(word, one) || isDoubled(one, word)) ?? word;
}

/** Words without vowels that chat is full of. */
const chat = wordSet(
  "rn fr jk tbh btw ngl np ty dk hmm mmm hm mm brb smh nvm pls thx bc msg ppl txt wtf ffs rly srsly cld shld wld nt hv cn th nd rd st mr mrs ms ft cm kg hr hrs sth smth sb wth wth by my why try dry fly sky tv tp pst shh shhh psst zzz grr brr pfft tsk mph nth vs gd gf bf sry plz k x wait stop pause hold halt cancel abort continue resume hello thanks sorry moment later",
);

/** Small words, which chat writes without their vowels. */
const written =
  "not was but just this that these those with from have think maybe the there then where which what when your please under behind next about before morning yesterday somewhere someone something nothing know mine another should would could might must probably because moved been does done here still left right both some them they than last first second third like look put colour check really again always never only even over other".split(
    " ",
  );

function bones(word: string): string {
  return word.slice(0, 1) + word.slice(1).replace(/[aeiou]/g, "");
}

const ofBones = new Map(
  written
    .toReversed()
    .map((word) => [bones(word).replace(/(.)\1/g, "$1"), word] as const)
    .filter(([short, word]) => short.length > 1 && short !== word),
);

/** The small word that a word without vowels is short for: "nt" is "not"; or null. */
export function spokenWord(word: string): string | null {
  if (/[aeiou]/.test(word.slice(1)) || !/^[a-z]{2,8}$/.test(word)) return null;
  return ofBones.get(word.replace(/(.)\1/g, "$1")) ?? null;
}

/** Whether the word is a small word without its vowels. */
export function isSpeech(word: string): boolean {
  return spokenWord(word) !== null;
}

export function isChat(word: string): boolean {
  return chat.has(word);
}

/** "snk" of "sink": its letters stand in the name in this order, the first and the last at the ends (or before an s). */
export function isSkeletonOf(short: string, name: string): boolean {
  if (name.length < 4 || name[0] !== short[0]) return false;
  let at = 0;
  for (const letter of name) if (letter === short[at]) at += 1;
  return at === short.length;
}

/** A wrong first letter ("kabinet") is forgiven only in long words of the same length. */
function mayBegin(word: string, candidate: string): boolean {
  if (word[0] === candidate[0]) return true;
  return candidate.length >= 7 && word.slice(1) === candidate.slice(1);
}

/** "sinkk", "sofaa": one letter was typed twice. */
function isDoubled(word: string, candidate: string): boolean {
  return word.length === candidate.length + 1 && word.replace(/(.)\1/, "$1") === candidate;
}
