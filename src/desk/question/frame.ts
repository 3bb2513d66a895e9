/** What a question asks, whatever its wording: its frame. Questions with the same frame have the same answers. */
import { type Clause, type Place, Reader, type Thing, thing } from "./parse.js";
import vocabulary from "./vocabulary.json" with { type: "json" };
import { readWords, verbOf, type Word } from "./words.js";

export interface Frame {
  /** What is asked: "where", "who", "whether" … */
  readonly asks: string;
  /** Everything else that is said, in one order. */
  readonly says: string;
  /** What kind of place or day is asked for ("drawer"); empty: any. */
  readonly kind: string;
  /** "now"; "usually", where it is said by the verb alone ("keep"); "mostly"; or empty. */
  readonly time: string;
  /** "he", "she", or empty: whoever is meant beside those who are named. */
  readonly person: string;
}

const people = new Set(
  `i you we they he she it me us him her them who somebody anybody everybody nobody guest kid mother father grandmother grandfather
   brother sister dog cat robot friend neighbour baby people person one uncle aunt cousin son daughter parent family`.split(/\s+/),
);
const places = new Set("place spot room location position part home whereabouts".split(" "));
const locative = new Set("in on at under above behind beside front-of near between from".split(" "));
/** Verbs that say that something is somewhere. */
const being = new Set("keep put leave hang stand lie sit live find see be go belong get have".split(" "));
const swap = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(", ").map((pair) => [pair.split(" ")[1] ?? "", pair.split(" ")[0] ?? ""]));
const states = swap(vocabulary.states);
const degrees = swap(vocabulary.degrees);
const sides = swap(vocabulary.sides);
const attributes = new Set(vocabulary.attributes.split(", "));
const measures = new Map(vocabulary.measures.split(", ").map((pair) => pair.split(" ") as [string, string]));

/** @returns null for a text that is too long to be read */
export function frameOf(question: string): Frame | null {
  const words = readWords(question);
  if (words === null) return null;
  const [first = [], ...more] = sentencesOf(words);
  const main = prepare(first);
  const read = settle(new Reader(main).readQuestion());
  const further = more.map((sentence) => sentence.map(({ said }) => said).join(" "));
  const frame = toFrame(read, further);
  // Nobody who is named may get lost.
  const lost = main.filter(({ said, sort }) => /[NO]/.test(sort) && !frame.says.includes(said));
  const person = main.map(({ said }) => persons[said] ?? "").find((one) => one !== "") ?? "";
  return { ...frame, person, says: [frame.says, ...lost.map(({ said }) => `lost ${said}`)].join(" ") };
}

const persons: Readonly<Record<string, string>> = { he: "he", him: "he", his: "he", she: "she", her: "she", hers: "she" };

function sentencesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  const sentences: Word[][] = [[]];
  for (const word of words) {
    if (word.sort === ".") sentences.push([]);
    else sentences.at(-1)?.push(word);
  }
  const said = sentences.filter((one) => one.some(({ sort }) => sort !== ","));
  return said.length > 1 ? said.filter((one) => !isIdle(one)) : said;
}

const polite = new Set(
  `can could would will you please kindly tell show say let me us know do does happen to have any idea chance i was am wonder
   wondering like want need ask may might anybody somebody curious not sure just checking check quick question hey hi hello sorry
   excuse by the way so well ok if hint of about as think remind has is it be for help where_ good thanks thank dear everybody
   all one what's interested in hear mind telling saying showing reminding bother trouble but quick a one clue forgotten forget find out there here possible possibly perhaps maybe really anyone , question`.split(/\s+/),
);
const knowing = new Set("know tell telling saying wonder wondering idea say ask remind chance curious sure question find out guess clue hint".split(" "));
const greetings = new Set("hey hi hello sorry excuse me please so er erm um uh well ok okay and but um uh , thanks".split(" "));

function isIdle(words: readonly Word[]): boolean {
  return words.every(({ said }) => greetings.has(said));
}

/** A question without courtesies, with its words in the usual order. */
function prepare(given: readonly Word[]): readonly Word[] {
  let words = given;
  const start = words.findIndex(({ said }) => !greetings.has(said));
  words = words.slice(Math.max(start, 0));
  const asking = words.findIndex(({ sort, said }, at) => at > 0 && (/[wq]/.test(sort) || /^(?:if|whether|who|which)$/.test(said)));
  const before = words.slice(0, asking);
  if (asking > 0 && before.some(({ said }) => knowing.has(said)) && before.every(({ said }) => polite.has(said)))
    words = words.slice(/^(?:if|whether)$/.test(words[asking]?.said ?? "") ? asking + 1 : asking).map((one, at) => at === 0 && one.sort === "l" ? { ...one, sort: "q" } : one);
  const pause = words.findIndex(({ sort }) => sort === ",");
  const courtesy = words.slice(0, pause);
  if (pause > 0 && courtesy.every(({ said }) => polite.has(said))) words = words.slice(pause + (words[pause + 1]?.said === "but" ? 2 : 1));
  words = withoutTag(words);
  return straighten(undislocate(words));
}

const tags = /,([bdhm]k?r|n|x|cn|ck|[bdhm]r[vn])$/;

function withoutTag(words: readonly Word[]): readonly Word[] {
  const sorts = sortsOf(words);
  const tag = tags.exec(sorts);
  if (!tag) {
    if (words.at(-1)?.said === "please") return words.slice(0, -1);
    return words;
  }
  const rest = words.slice(0, tag.index);
  const isTag = /^[bdhm]/.test(tag[1] ?? "") && !/[wq]/.test(sortsOf(rest));
  if (isTag) return rest.some(({ sort }) => sort === "k") && !/k/.test(tag[1] ?? "") ? rest.filter(({ sort, said }) => sort !== "k" && said !== "do") : rest;
  return /^(?:please|right|ok|then|know|thanks|exactly|eh|huh|yes|no)$/.test(words.at(-1)?.said ?? "") ? rest : words;
}

function sortsOf(words: readonly Word[]): string {
  return words.map(({ sort }) => sort).join("");
}

/** "The mug, is it Ana's?": the thing takes the place of "it". "Once it is dry, where does it go?": the clause goes last. */
function undislocate(words: readonly Word[]): readonly Word[] {
  const comma = words.findIndex(({ sort }) => sort === ",");
  if (comma < 1) return words;
  const [front, rest] = [words.slice(0, comma), words.slice(comma + 1)];
  const sorts = sortsOf(front);
  if (/^f[ar]$/.test(sorts)) return rest;
  const isClause = /^(?:before|after|if|when|once|while|until|unless|as)$/.test(front[0]?.said ?? "");
  if (isClause && !/^w[bdhm]/.test(sorts)) return [...rest, ...front];
  if (/^[wqbdhm]/.test(sorts) && /^[aoO]*[nvegN]+$/.test(sortsOf(rest))) return undislocate([...rest, words[comma] as Word, ...front]);
  if (/^w$/.test(sortsOf(rest))) return [...rest, word("is", "b"), ...front];
  const isIt = [/^(?:it|they|them|this|that|those|these|one)$/, /^(?:he|she|him)$/];
  const at = Math.max(...isIt.map((it) => rest.findIndex(({ said }) => it.test(said))));
  const isThing = !/^[wqbdhm]/.test(sorts) && !/(?<!l.*)[bdhm]/.test(sorts);
  if (!isThing || at < 0) return isThing && /^[wq]/.test(sortsOf(rest)) ? words : words;
  const owner = front[0]?.sort === "O" ? front[0].said : null;
  const named = rest.map((one) => (owner && /^(?:he|she)$/.test(one.said) ? word(owner, "N") : one));
  return [...named.slice(0, at), ...front, ...named.slice(at + 1)];
}

/** "Is it Leo who has the mug?", "Who is the one that …?": without the frame around it. */
function straighten(words: readonly Word[]): readonly Word[] {
  const sorts = sortsOf(words);
  const text = words.map(({ said }) => said).join(" ");
  const one = /^(?:who|which (?:person|one)) is (?:it|the (?:one|person)) (?:that|who) /.exec(text);
  if (one) return [words[0] as Word, ...words.slice(one[0].trim().split(" ").length)];
  const job = /^whose (?:job|turn|task|duty) is it to /.exec(text);
  if (job) return [word("who", "q"), word("must", "m"), ...words.slice(5)];
  const isSo = /^is it so that /.exec(text);
  if (isSo) return words.slice(4);
  const isIt = /^[wq][^bdhm]*brl|^[wq][^bdhm]*bra/.exec(sorts);
  if (isIt && / (?:is|was) it (?:that|who) /.test(text)) return [...words.slice(0, isIt[0].length - 3), ...words.slice(isIt[0].length)];
  if (/^(?:is|was) it /.test(text)) {
    const end = words.findIndex(({ said }, at) => at > 2 && /^(?:that|who|which)$/.test(said));
    if (end < 0) return words;
    const focus = words.slice(2, end);
    const rest = words.slice(end + 1);
    if (/day$/.test(focus[0]?.said ?? "")) focus.unshift(word("on", "p"));
    return /^[px]/.test(sortsOf(focus)) ? [...rest, ...focus] : [...focus, ...rest];
  }
  return words;
}

function word(said: string, sort: string): Word {
  return { said, sort };
}

/** The same in fewer kinds of sentence: passives, permissions, converses and ways to be somewhere as one. */
function settle(given: Clause): Clause {
  // "Mustn't I?" is "May I not?". Who can do it need not be allowed to.
  if (given.duty === "must" && given.not) given.duty = "may";
  if (given.duty === "can" && given.asks === "where" && given.verb !== "be") given.duty = "should";
  if (given.duty === "can") given.duty = given.agent?.isName ? "can" : "may";
  const made = lifted(given);
  resolve(made);
  const one = unwrap(made);
  one.verb = verbOf(one.verb) ?? one.verb;
  wish(one);
  if (one.patient === null && one.agent && one.receiver === null && !isPerson(one.agent) && one.verb !== "be") {
    one.patient = one.agent;
    one.agent = null;
  }
  if (one.verb === "be" && one.agent) {
    // "Is the mug Ana's?", "Which mug is the guest's?"
    const [subject, said] = [one.agent, one.patient];
    one.agent = null;
    one.patient = subject;
    if (said) identify(one, subject, said);
  }
  asked(one);
  posture(one);
  own(one);
  converse(one);
  gone(one);
  somewhere(one);
  atHome(one);
  settleStates(one);
  generic(one);
  return one;
}

/** "How many are the people who live here?": how many people live here. */
function lifted(made: Clause): Clause {
  const only = made.patient;
  const [deed] = only?.told ?? [];
  if (made.verb === "be" && made.agent && only && deed && /^(?:one|person|thing)$/.test(only.names.join()) && !made.agent.asked) {
    const gap = (at: Thing | null) => (at?.names.join() === "gap" && made.agent ? { ...made.agent, counts: only.counts } : at);
    return { ...deed, agent: gap(deed.agent), patient: gap(deed.patient), at: deed.at.map((at) => ({ ...at, thing: gap(at.thing) ?? at.thing })), not: made.not !== deed.not };
  }
  const one = made.agent ?? made.patient;
  const [inner, ...others] = one?.told ?? [];
  if (made.verb !== "be" || !one?.asked || !inner || others.length > 0 || (made.agent && made.patient)) return made;
  const isGap = (at: Thing | null) => at?.names.join() === "gap";
  const main = { ...one, told: [] };
  return { ...inner, agent: isGap(inner.agent) ? main : inner.agent, patient: isGap(inner.patient) ? main : inner.patient };
}

/** "the mug that Ana owns", "the cup that is clean": as a part of the name. */
function absorb(one: Thing, inner: Clause): boolean {
  const { verb, agent, patient, states: said, at, not } = inner;
  const isGap = patient?.names.join() === "gap";
  if (!isGap || not) return false;
  if (verb === "be" && patient.of && !agent) one.of = patient.of;
  else if (verb === "own" && agent) one.of = agent;
  else if (verb === "be" && agent === null && inner.receiver === null && inner.rest.length === 0) {
    one.names = [...said, ...one.names];
    one.at.push(...at, ...patient.at);
  } else return false;
  return true;
}

/** "would like" is "want", and so is "Which do you like?" */
function wish(made: Clause): void {
  const isYours = /^(?:you)?$/.test(made.agent?.names.join() ?? "") && (made.asks !== "" || made.patient?.asked);
  if (/^(?:like|prefer)$/.test(made.verb) && (made.tense === "would" || isYours)) made.verb = "want";
  if (made.tense === "would") made.tense = "";
}

/** "her" is whoever was named. */
function resolve(made: Clause): void {
  for (const one of [made.agent, made.patient, made.receiver, ...made.at.map((place) => place.thing)])
    if (one) one.told = one.told.filter((inner) => !absorb(one, settle(structuredClone(inner))));
  const all = [made.agent, made.patient, made.receiver, ...made.at.map((place) => place.thing)];
  const [named, another] = all.flatMap((one) => (one?.isName ? [one] : one?.of?.isName ? [one.of] : []));
  if (!named || (another && textOf(another) !== textOf(named))) return;
  const visit = (one: Thing | null): void => {
    if (!one) return;
    if (one.of && /^(?:her|him|them)$/.test(one.of.names.join())) one.of = named;
    for (const { thing: at } of one.at) visit(at);
  };
  visit(made.patient);
  visit(made.receiver);
  for (const { thing: at } of made.at) visit(at);
}

/** "Are dogs allowed on the sofa?", "Is smoking allowed?": may they go there, may one smoke. */
function bare(made: Clause): { by: string; clause: Clause } | undefined {
  if (verbOf(made.verb) !== "permit" || !made.patient || made.receiver) return undefined;
  const done = gerundOf(made.patient);
  const none = { agent: null, patient: null, not: false, states: [], marks: [], tense: "" as const, isPassive: false };
  if (done) {
    made.patient = null;
    return { by: "to", clause: { ...made, ...none, at: [], verb: done } };
  }
  const to = { by: "to", clause: { ...made, ...none, verb: "go", states: made.states, marks: made.marks, at: made.at } };
  Object.assign(made, { at: [], states: [], marks: [] });
  return to.clause.at.length + to.clause.states.length + to.clause.marks.length > 0 ? to : undefined;
}

/** The verb that a thing is named by: "cooking". */
function gerundOf({ names, of }: Thing): string | null {
  const stem = names.length === 1 && of === null ? (/^(.{2,20})ing$/.exec(names[0] ?? "")?.[1] ?? "") : "";
  return verbOf(stem) ?? verbOf(`${stem}e`) ?? verbOf(stem.replace(/(.)\1$/, "$1"));
}

const allowed = /^(?:permit-ed|allowed|permitted|permit|fine|possible|acceptable|alright)$/;
const required = /^(?:necessary|obligatory|mandatory|compulsory|required|require-ed|obliged|need-ed|important)$/;

/** "Is it fine if I go", "Am I allowed to go", "Do you want me to go": what is to be done, with a duty. */
function unwrap(made: Clause): Clause {
  const inner = made.rest.find(({ by }) => by === "to" || by === "if") ?? bare(made);
  if (!inner) return made;
  const others = made.rest.filter((one) => one !== inner);
  const take = (duty: Clause["duty"], agent: Thing | null, not = made.not !== inner.clause.not): Clause => {
    const to = inner.clause;
    const front = made.patient?.asked && made.patient !== agent ? made.patient : null;
    return {
      ...to,
      agent: to.agent ?? (to.isPassive ? null : agent),
      patient: to.patient ?? (to.isPassive ? agent : front),
      duty,
      not,
      tense: /^(?:past|did|will)$/.test(made.tense) ? made.tense : to.tense,
      at: [...made.at.filter(({ by }) => by !== "for"), ...to.at],
      asks: made.asks || to.asks,
      rest: [...others, ...to.rest],
      marks: [...made.marks, ...to.marks],
    };
  };
  const state = made.states.join(" ");
  wish(made);
  const verb = verbOf(made.verb) ?? made.verb;
  const whom = made.at.find(({ by }) => by === "for")?.thing ?? null;
  const subject = made.agent ?? made.patient;
  const who = subject && /^(?:it|there)$/.test(subject.names.join()) ? whom : subject;
  if (verb === "permit" && !made.isPassive) return take("may", made.receiver ?? (made.agent ? made.patient : null));
  if (allowed.test(state) || verb === "permit") return take("may", who);
  if (verb === "be" && state === "" && inner.by === "to" && !made.receiver && !(made.agent && made.patient)) return take("should", subject);
  if (verb === "want" && inner.by === "to" && inner.clause.isPassive && !made.patient && !made.receiver) return take("should", subject);
  if (verb === "mind") return take("may", null);
  if (verb === "forbid") return take("may", who, !made.not);
  if (required.test(state) || (inner.by === "to" && /^(?:have|need|require)$/.test(verb) && !made.receiver)) return take("must", who);
  const wanted = made.receiver ?? made.patient;
  if (inner.by === "to" && verb === "want" && wanted && !wanted.asked) return take("should", wanted);
  return made;
}

/** "How would you like it done?", "What should I bring you?", "How hot should it be?" in fewer ways. */
function asked(made: Clause): void {
  const who = made.agent?.names.join() ?? "";
  const done = made.rest.find(({ by }) => by === "ed");
  if (made.verb === "want" && made.patient && !made.patient.asked && (made.asks === "how" || (made.asks === "" && done))) {
    made.rest = made.rest.filter((one) => one !== done);
    const isTheirs = made.patient.of && made.agent && textOf(made.patient.of) === textOf(made.agent);
    if (isTheirs) made.patient.of = null;
    if (!isUnnamed(made.agent)) made.receiver = made.agent;
    Object.assign(made, { verb: (verbOf(done?.clause.verb ?? "cook") ?? "cook").replace(/^(?:do|make)$/, "cook"), duty: "should", agent: null });
  }
  const doing = made.verb === "do" && made.patient ? gerundOf(made.patient) : null;
  if (doing) Object.assign(made, { verb: doing, patient: null });
  if (made.verb === "call" && made.patient?.names.join() + (made.receiver?.names.join() ?? "") !== "") {
    const [one, other] = [made.patient, made.receiver];
    if (one?.asked && one.names.length === 0 && other) Object.assign(made, { verb: "be", patient: other, receiver: thing({ names: ["name"], asked: "what" }), agent: null });
  }
  const best = made.receiver;
  if (made.verb === "want" && made.patient?.asked && best && (best.names.join() === "favourite" || best.counts.join() === "most"))
    Object.assign(made, { verb: "be", receiver: null, agent: null, patient: { ...made.patient, names: ["favourite", ...made.patient.names], of: made.agent } });
  const measured = { weigh: "weight", cost: "price" }[made.verb];
  if (measured && made.patient?.asked && made.patient.asked !== "who" && made.agent)
    Object.assign(made, { verb: "be", patient: made.agent, agent: null, receiver: thing({ names: [measured], asked: "what" }) });
  if (/^how/.test(made.asks) && made.duty === "must" && isUnnamed(made.agent)) made.duty = "should";
  if (made.asks === "" && made.duty === "" && who === "i" && made.tense === "" && !/^(?:be|have|own|need|want)$/.test(made.verb)) made.duty = "should";
  if (made.duty === "should" && /^(?:bring|fetch|give|get)$/.test(made.verb) && made.patient?.asked && /^(?:you|)$/.test(made.receiver?.names.join() ?? "") && /^(?:i|me)$/.test(who))
    Object.assign(made, { verb: "want", duty: "", agent: null, receiver: null });
  if (made.duty === "should" && made.verb === "take" && made.patient?.asked) made.verb = "use";
  const measure = measures.get(made.asks.replace(/^how-/, ""));
  if (measure && made.verb === "be") {
    made.asks = "";
    made.receiver = thing({ names: [measure], asked: "what" });
  }
  if (/^(?:be|have)$/.test(made.verb) && made.receiver === null && made.agent && made.patient?.asked && attributes.has(made.patient.names.at(-1) ?? "")) {
    Object.assign(made, { verb: "be", receiver: { ...made.patient, asked: "what" }, patient: made.agent, agent: null });
  }
}

function isPerson({ names, isName, asked }: Thing): boolean {
  return isName || asked === "who" || people.has(names.at(-1) ?? "");
}

/** "X is Y": whose it is, which one it is, or of what colour it is. */
function identify(made: Clause, subject: Thing, said: Thing): void {
  const [main, other] = subject.asked ? [subject, said] : [said, subject];
  const isThis = /^(?:this|that|these|those|it)?$/.test(subject.names.join()) && !subject.of && !subject.asked;
  if (isThis && said.of && said.names.length > 0 && !said.asked) {
    made.verb = "own";
    made.agent = said.of;
    made.patient = { ...said, of: null };
  } else if (said.names.length === 0 && said.of) {
    // "Ana's"
    if (subject.asked && subject.asked !== "whose") subject.of = said.of;
    else {
      made.verb = "own";
      made.agent = said.of;
    }
  } else if (said.asked === "whose" || subject.asked === "whose") {
    made.verb = "own";
    const [whose, named] = subject.asked === "whose" ? [subject, said] : [said, subject];
    const own = named.names.filter((name) => !/^(?:ones?|this|that|these|those|they|it)$/.test(name));
    made.patient = { ...named, asked: "", names: [...own, ...whose.names], at: [...named.at, ...whose.at] };
    made.agent = thing({ names: ["who"], asked: "who" });
  } else if (main.asked && attributes.has(main.names.at(-1) ?? "")) {
    made.verb = "be";
    made.patient = other;
    made.receiver = { ...main, asked: "what" };
  } else if (main.asked && main.names.length === 0) {
    const attribute = other.names.at(-1) ?? "";
    if (attributes.has(attribute) && (other.of || other.names.length > 1)) {
      made.patient = other.of ?? { ...other, names: other.names.slice(0, -1) };
      made.receiver = thing({ names: [attribute], asked: "what" });
    } else made.patient = { ...other, asked: main.asked === "who" ? "who" : "which" };
  } else if (main.asked && (other.names.length === 0 || /^ones?$/.test(other.names.at(-1) ?? "") || other.names.at(-1) === main.names.at(-1))) {
    made.patient = { ...main, names: [...other.names.slice(0, -1), ...main.names], of: other.of ?? main.of, at: [...main.at, ...other.at] };
  } else if (main.asked) {
    made.patient = { ...main, names: [...other.names, ...main.names], of: other.of ?? main.of };
  } else if (/^ones?$/.test(said.names.at(-1) ?? "")) {
    made.states.push(...said.names.slice(0, -1));
    subject.counts.push(...said.counts);
    const had = isPerson(subject) ? said.at.find(({ by }) => by === "with") : undefined;
    if (had) Object.assign(made, { verb: "have", agent: subject, patient: had.thing });
    made.at.push(...said.at.filter((one) => one !== had));
  } else [made.patient, made.receiver] = [subject, said].toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1)) as [Thing, Thing];
}

const surfaces = /^(?:shelf|table|desk|armchair|chair|floor|windowsill|counter|hook|ring|stove|bed|sofa|tray|rack|plate|wall|door)$/;

const emptied = { at: [], rest: [], marks: [], states: [], receiver: null, tense: "", duty: "", not: false } as const;

/** Who has what, and what has what in it. */
function own(made: Clause): void {
  const to = made.at.findIndex(({ by }) => by === "to");
  if (made.verb === "belong" && to >= 0) {
    made.verb = "own";
    made.agent = made.at.splice(to, 1)[0]?.thing ?? null;
  }
  if (made.patient && made.agent && /^(?:be|own)$/.test(made.verb) && made.agent.names.at(-1) === "owner") made.verb = "own";
  if (made.verb === "be" && made.patient?.names.at(-1) === "owner") {
    made.verb = "own";
    made.agent = made.patient.asked ? thing({ names: ["who"], asked: "who" }) : made.agent;
    made.patient = made.patient.of ?? { ...made.patient, asked: "", names: made.patient.names.slice(0, -1) };
  }
  if (made.verb === "be" && made.receiver?.names.at(-1) === "owner") {
    made.verb = "own";
    made.agent = made.patient;
    made.patient = made.receiver.of ?? { ...made.receiver, names: made.receiver.names.slice(0, -1) };
    made.receiver = null;
  }
  const holder = made.agent ?? (made.receiver === null ? null : null);
  if (/^(?:have|contain)$/.test(made.verb) || (made.verb === "hold" && made.patient?.asked !== "count")) {
    if (holder && !isPerson(holder) && made.patient) {
      if (attributes.has(made.patient.names.at(-1) ?? "") && made.patient.asked) {
        made.verb = "be";
        made.receiver = { ...made.patient, asked: "what" };
        made.patient = holder;
        made.agent = null;
        return;
      }
      made.verb = "be";
      made.agent = null;
      const isOther = ({ by, thing: { names } }: Place) => !/^(?:in|on)$/.test(by) || !/^(?:it|them)$/.test(names.join());
      made.at = made.at.filter(isOther);
      made.patient.at = made.patient.at.filter(isOther);
      made.at.push({ by: surfaces.test(holder.names.at(-1) ?? "") ? "on" : "in", thing: holder });
    } else if (made.verb === "have" && (!holder || /^(?:you|we|us|there)$/.test(holder.names.join()))) {
      made.verb = "be";
      made.agent = null;
    }
  }
  if (made.verb === "own" && made.patient?.asked && made.patient.asked !== "whose" && made.agent && !made.agent.asked) {
    made.patient.of = made.agent;
    made.agent = null;
    made.verb = "be";
  }
  const owned = [made.agent, made.patient].find((one) => one?.asked === "whose");
  if (owned && made.verb !== "be") {
    const isGap = (one: Thing | null) => (one === owned ? thing({ names: ["gap"] }) : one);
    const inner = { ...made, agent: isGap(made.agent), patient: isGap(made.patient) };
    const patient = { ...owned, asked: "", told: [inner] };
    Object.assign(made, emptied, { verb: "own", patient, agent: thing({ names: ["who"], asked: "who" }) });
  } else if (owned) {
    owned.asked = "";
    made.verb = "own";
    made.patient = { ...owned, at: [...owned.at, ...made.at], names: [...owned.names] };
    made.at = [];
    made.agent = thing({ names: ["who"], asked: "who" });
  }
}

const givers: Readonly<Record<string, string>> = { borrow: "lend", get: "give", buy: "sell", learn: "teach", rent: "let" };

/** One of two verbs that say the same from either side; the same for sides and degrees. */
function converse(made: Clause): void {
  const gives = givers[made.verb];
  if (gives && (gives === "lend" || made.at.some(({ by }) => by === "from"))) {
    const from = made.at.findIndex(({ by }) => by === "from");
    const source = from >= 0 ? (made.at.splice(from, 1)[0]?.thing ?? null) : null;
    const giver = /^(?:her|him|them)$/.test(source?.names.join() ?? "") ? null : source;
    made.verb = gives;
    made.receiver = made.agent;
    made.agent = giver ?? (made.verb === "lend" ? (made.patient?.of ?? null) : null);
  }
  if (/^(?:give|lend|show|sell|bring|send|hand)$/.test(made.verb)) {
    const to = made.at.findIndex(({ by }) => by === "to");
    if (to >= 0) made.receiver = made.at.splice(to, 1)[0]?.thing ?? null;
  }
  if (made.verb === "lend" && made.patient?.of && made.agent && textOf(made.patient.of) === textOf(made.agent)) made.patient.of = null;
  const later = made.at.find(({ by, thing: one }) => by === "after" && one.isName);
  if (later && made.agent?.isName && !later.thing.of) {
    [made.agent, later.thing] = [later.thing, made.agent];
    later.by = "before";
  }
  const { patient } = made;
  if (made.verb !== "be" || !patient) return;
  const all = [...made.at, ...patient.at];
  const than = all.find(({ by }) => by === "than");
  const degree = made.states.findIndex((state) => degrees.has(state));
  if (than && degree >= 0) {
    made.states[degree] = degrees.get(made.states[degree] ?? "") ?? "";
    made.patient = than.thing;
    made.at = [{ by: "than", thing: { ...patient, at: patient.at.filter((one) => one !== than) } }];
  }
  const beside = all.find(({ by }) => /^(?:beside|by|near)$/.test(by));
  if (beside && all.length === 1 && made.asks === "" && !patient.asked && !beside.thing.asked && made.states.length === 0 && !made.duty) {
    const pair = [{ ...patient, at: [] }, beside.thing].toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
    Object.assign(made, { patient: pair[0], at: [{ ...beside, thing: pair[1] }] });
  }
  const side = all.find(({ by }) => sides.has(by));
  if (side && all.length === 1 && made.asks === "" && !patient.asked && !side.thing.asked && made.states.length === 0) {
    made.patient = side.thing;
    made.at = [{ by: sides.get(side.by) ?? "", thing: { ...patient, at: [] } }];
  }
}

/** What is lying there is there. */
function restOf(tense: Clause["tense"]): Clause["tense"] {
  if (tense === "was-ing") return "past";
  return tense === "ing" ? "" : tense;
}

/** Things that lie, stand, hang or are kept somewhere are there. */
function posture(made: Clause): void {
  if (made.verb === "be") made.marks = made.marks.map((mark) => (mark === "usually" ? "mostly" : mark));
  const isKept = /^(?:keep|live)$/.test(made.verb) && !/^(?:past|did|done|will)$/.test(made.tense) && /^(?:where)?$/.test(made.asks);
  if (isKept && !made.marks.includes("now")) made.marks.push("usually");
  if (made.verb === "mean" && made.isPassive) made.verb = "be";
  if (made.verb === "use" && isUnnamed(made.agent) && made.at.some(({ by, thing: { asked } }) => by === "for" && asked)) Object.assign(made, { verb: "be", agent: null });
  if (made.verb === "leave" && made.duty && made.patient && (made.states.length > 0 || made.rest.some(({ by }) => by === "where"))) Object.assign(made, { verb: "stay", ...(isUnnamed(made.agent) ? { agent: null } : {}) });
  if (made.verb === "enter" && made.patient) Object.assign(made, { verb: "go", at: [...made.at, { by: "in", thing: made.patient }], patient: null });
  const isStay = /^(?:stay|remain|keep|leave|put|be)$/.test(made.verb);
  if (isStay && made.asks === "how-long" && made.patient) Object.assign(made, { verb: "be", duty: "", tense: "", agent: null });
  if (/^(?:stay|remain)$/.test(made.verb) && made.agent === null && made.duty && made.at.length > 0) made.verb = "put";
  if (made.verb === "keep" && made.asks === "" && made.at.length === 0 && isUnnamed(made.agent)) Object.assign(made, { verb: "be", agent: null });
  if (made.verb === "hide" && made.isPassive && made.at.length > 0 && !made.agent) made.verb = "be";
  const isThere = made.agent === null && made.at.some(({ by }) => locative.has(by));
  if (isThere && !made.duty && made.asks === "" && /^(?:stand|lie|hang|sit|live|keep|find|leave)$/.test(made.verb))
    Object.assign(made, { verb: "be", tense: restOf(made.tense) });
}

/** "Have we run out of it?": is there none? "Does it go there?": is it put there? "Whom but Ana?": not Ana. */
function gone(made: Clause): void {
  if (/^(?:be|have)$/.test(made.verb)) made.marks = made.marks.filter((mark) => mark !== "still");
  if (made.verb === "run out-of") Object.assign(made, { verb: "be", not: !made.not, tense: made.tense === "done" ? "" : made.tense, ...(isUnnamed(made.agent) ? { agent: null } : {}) });
  if (made.verb === "be" && made.marks.length === 0) made.states = made.states.filter((state) => state !== "left");
  if (made.verb === "leave" && made.agent === null && made.asks === "" && made.at.length === 0) Object.assign(made, { verb: "be", tense: made.isPassive ? made.tense : "" });
  if (made.verb === "go" && made.isPassive) Object.assign(made, { verb: "be", not: !made.not });
  if (made.isPassive && made.patient?.asked && !made.agent && !made.duty && !made.asks && !made.tense && !being.has(made.verb))
    Object.assign(made, { states: [...made.states, `${made.verb}-ed`], verb: "be" });
  const use = made.verb === "use" ? made.rest.find(({ by }) => by === "for" || by === "to") : undefined;
  if (use && made.patient) Object.assign(made, { ...use.clause, asks: made.asks, duty: made.duty, at: [...use.clause.at, { by: "with", thing: made.patient }] });
  if (made.patient && made.asks === "" && /^(?:somebody|anybody)$/.test(made.agent?.names.join() ?? "") && made.agent?.told.length === 0 && made.at.every(({ by }) => by !== "except")) {
    if (!made.not && made.tense !== "") made.agent = null;
  }
  const holder = made.at.findIndex(({ by, thing: { asked } }) => by === "with" && asked === "who");
  if (made.verb === "be" && holder >= 0) Object.assign(made, { verb: "have", agent: made.at.splice(holder, 1)[0]?.thing ?? null });
  if (made.verb === "go" && made.agent === null && made.patient) made.verb = "put";
  if (made.isPassive && !made.agent && !made.duty && made.asks === "") {
    const state = { "switch on": "on", "switch off": "off", unlock: "unlocked", lock: "locked", close: "closed", open: "open" }[made.verb];
    if (state && made.patient && made.at.length === 0) Object.assign(made, { verb: "be", states: [...made.states, state], tense: made.tense === "done" && made.marks.length === 0 ? "" : made.tense });
  }
  const out = made.at.find(({ by }) => by === "out-of");
  if (made.verb === "be" && out) Object.assign(made, { patient: out.thing, at: [], not: !made.not });
  if (/^nothing|nobody$/.test(made.patient?.names.join() ?? "") && made.patient) {
    made.patient.names = [made.patient.names.join() === "nobody" ? "anybody" : "anything"];
    made.not = !made.not;
  }
  const none = made.patient?.counts.indexOf("no") ?? -1;
  if (none >= 0) {
    made.patient?.counts.splice(none, 1);
    made.not = !made.not;
  }
  const except = made.at.findIndex(({ by }) => by === "except");
  if (made.verb === "own" && except >= 0 && /^(?:somebody|anybody)$/.test(made.agent?.names.join() ?? "")) {
    made.agent = made.at.splice(except, 1)[0]?.thing ?? null;
    made.not = !made.not;
  }
  if (/^nobody$/.test(made.agent?.names.join() ?? "") && made.agent) {
    made.agent.names = ["anybody"];
    made.not = !made.not;
  }
  const when = made.at.findIndex(({ thing: { asked: what, names } }) => /^wh(?:ich|at)$/.test(what) && /^(?:day|date|weekday)$/.test(names.join()));
  if (when >= 0) {
    made.asks = "when";
    made.marks.push(`kind ${made.at.splice(when, 1)[0]?.thing.names.join()}`);
  }
  const where = made.rest.find(({ by }) => by === "where");
  if (made.verb === "be" && where && made.patient && !made.patient.asked) {
    const at = { by: surfaces.test(made.patient.names.at(-1) ?? "") ? "on" : "in", thing: made.patient };
    Object.assign(made, { ...settle(where.clause), not: made.not, rest: made.rest.filter((one) => one !== where) });
    made.at.push(at);
  }
}

/** "Where do you keep X?", "In which drawer is X?", "Have you seen X?", "Where should X go?" */
function somewhere(made: Clause): void {
  if (made.verb === "want" && made.patient && (made.asks === "where" || made.at.some(({ by }) => locative.has(by)))) {
    made.verb = "put";
    made.duty = "should";
    if (isUnnamed(made.agent)) made.agent = null;
    made.rest = made.rest.filter(({ by }) => by !== "ed");
  }
  if (/^(?:see|find)$/.test(made.verb) && made.asks === "" && made.patient && !made.patient.asked && isSearch(made)) {
    made.asks = "where";
    made.verb = "be";
    made.agent = null;
    made.not = false;
    made.duty = "";
    made.tense = "";
  }
  const spotAt = made.at.findIndex(({ by, thing: { asked: is, names } }) => /^(?:in|on|at)$/.test(by) && /^wh(?:ich|at)$/.test(is) && places.has(names.at(-1) ?? ""));
  if (made.asks === "" && spotAt >= 0) {
    made.asks = "where";
    made.at.splice(spotAt, 1);
  }
  if (made.verb === "look" && (made.asks === "" || (made.asks === "where" && made.duty !== "should"))) {
    const sought = made.at.findIndex(({ by }) => by === "for");
    if (sought >= 0) {
      made.patient = made.at.splice(sought, 1)[0]?.thing ?? null;
      made.asks = "where";
      made.verb = "be";
      made.agent = null;
      made.tense = "";
    }
  }
  const spot = made.patient;
  if (made.verb === "be" && spot?.asked && made.asks === "" && /^(?:place|spot|location|position|home|whereabouts)$/.test(spot.names.at(-1) ?? "")) {
    const of = spot.of ?? spot.at.find(({ by }) => by === "for")?.thing;
    if (of) Object.assign(made, { patient: spot.of ? { ...of, at: [...of.at, ...spot.at] } : of, asks: "where", ...(spot.of ? {} : { verb: "put", duty: "should" }) });
  }
  if (spot?.asked && spot.names.at(-1) === "content" && made.verb === "be") {
    const of = spot.of ?? thing({ names: spot.names.slice(0, -1) });
    Object.assign(made, { patient: thing({ asked: "which" }), at: [...made.at, { by: "in", thing: of }] });
  }
  if (made.verb === "be" && made.patient?.of && made.patient.names.length === 0 && !made.patient.asked && made.asks === "") {
    made.verb = "own";
    made.agent = made.patient.of;
  }
  if (made.verb === "put" && made.marks.includes("else")) Object.assign(made, { verb: "move", marks: made.marks.filter((mark) => !/^(?:else|somewhere)$/.test(mark)) });
  if (made.verb === "put" && made.asks === "" && made.at.length === 1 && made.at[0]?.by === "in" && made.at[0].thing.names.join() === "bin" && !made.at[0].thing.asked) Object.assign(made, { verb: "discard", at: [] });
  if (made.asks === "where") made.marks = made.marks.filter((mark) => mark !== "to");
  const asked = made.at.findIndex(({ by, thing: { asked } }) => /^(?:in|on|at|)$/.test(by) && asked && asked !== "who" && asked !== "whose" && asked !== "count");
  if (made.asks === "" && asked >= 0 && being.has(made.verb)) {
    const [at] = made.at.splice(asked, 1);
    made.asks = "where";
    const kind = at?.thing.names.at(-1) ?? "";
    made.marks.push(...(places.has(kind) || kind === "" ? [] : [`kind ${at?.thing.names.join(" ")}`]));
    made.at.push(...(at?.thing.at ?? []));
  }
  if (made.asks === "" && made.patient?.asked === "which" && places.has(made.patient.names.at(-1) ?? "") && made.verb === "be") {
    const inside = made.at.findIndex(({ by }) => by === "for");
    if (inside >= 0) {
      made.patient = made.at.splice(inside, 1)[0]?.thing ?? null;
      made.asks = "where";
    }
  }
  if (made.asks === "where" && made.agent && made.patient?.of && textOf(made.agent) === textOf(made.patient.of)) made.agent = null;
  if ((/^(?:where|how)/.test(made.asks) || made.patient?.asked === "count") && made.patient?.names.length && /^(?:you|us)$/.test(made.patient.of?.names.join() ?? "")) made.patient.of = null;
  if (made.asks === "where" && (made.agent ? !isUnnamed(made.agent) || !made.patient : !made.patient)) return;
  const isPut = /^(?:put|leave|keep|hang|stand|store|lie|be|go|belong|want|get)$/.test(made.verb);
  const isWhere = made.asks === "where" || made.at.some(({ by }) => locative.has(by));
  if (!isPut || !isWhere) {
    if (being.has(made.verb) && made.asks === "where" && !/^(?:past|did|done)$/.test(made.tense) && made.verb !== "get" && made.verb !== "go") {
      made.verb = "be";
      made.duty = "";
      if (isUnnamed(made.agent)) made.agent = null;
    }
    return;
  }
  const shouldBe = made.duty !== "" || (/^(?:put|go|belong)$/.test(made.verb) && made.tense === "" && made.patient !== null);
  if (made.asks === "where" && shouldBe && !/^(?:get|find)$/.test(made.verb) && !(made.verb === "be" && made.duty === "may") && !(made.verb === "keep" && made.duty === "may")) {
    made.verb = "put";
    if (made.duty !== "must" && made.duty !== "may") made.duty = "should";
    made.agent = isUnnamed(made.agent) ? null : made.agent;
  } else if (made.asks === "where") {
    if (isUnnamed(made.agent)) made.agent = null;
    const isStill = /^(?:put|leave|hang|hide|go|get)$/.test(made.verb) && !/yesterday|-/.test(made.marks.join());
    made.tense = isStill && /^(?:past|did|done|ing)$/.test(made.tense) ? "" : restOf(made.tense);
    made.verb = "be";
    made.duty = "";
  } else if (made.verb === "belong" || made.duty !== "") {
    made.verb = "put";
    made.duty = made.duty === "" ? "should" : made.duty;
    made.agent = isUnnamed(made.agent) ? null : made.agent;
  } else if (made.verb !== "put" && made.verb !== "want" && made.verb !== "go" && made.verb !== "get") {
    if (made.agent === null || isUnnamed(made.agent)) {
      made.verb = "be";
      made.agent = null;
      made.tense = restOf(made.tense);
    }
  }
}

function isSearch({ agent, duty, not, tense, verb }: Clause): boolean {
  const who = agent?.names.join() ?? "";
  if (verb === "find" && /^i$/.test(who)) return not;
  return /^(?:you|anybody|somebody|)$/.test(who) && duty === "" && (tense === "done" || (tense === "did" && who !== "you"));
}

function isUnnamed(agent: Thing | null): boolean {
  return agent === null || /^(?:i|you|we|they|one|people|person|anybody|somebody)$/.test(agent.names.join());
}

/** All is asked about the same home. */
function atHome(made: Clause): void {
  if (made.verb !== "be" || made.patient?.isName) return;
  const isHome = ({ by, thing: { names, of, asked: is } }: Place) => by === "in" && !of && !is && /^(?:house|home|flat)$/.test(names.join());
  made.at = made.at.filter((one) => !isHome(one));
  if (made.patient) made.patient.at = made.patient.at.filter((one) => !isHome(one));
  made.marks = made.marks.filter((mark) => mark !== "here");
}

function settleStates(made: Clause): void {
  const isSaid = (state: string): boolean => {
    const opposite = states.get(state);
    if (opposite) made.not = !made.not;
    return opposite !== undefined;
  };
  made.states = made.states.map((state) => (isSaid(state) ? (states.get(state) ?? state) : state)).toSorted();
  const { patient } = made;
  if (made.verb !== "be" || made.asks !== "" || !patient?.asked || made.receiver || made.duty) return;
  patient.names = [...made.states, ...patient.names];
  patient.at = [...patient.at, ...made.at];
  made.states = [];
  made.at = [];
}

/** Who is meant by "you" or "one" need not be said. */
function generic(made: Clause): void {
  if (made.agent && (made.agent.asked || made.agent.counts.length > 0 || made.agent.told.length > 0 || made.agent.at.length > 0)) return;
  const who = made.agent?.names.join() ?? "";
  const isPast = /^(?:past|did|done)$/.test(made.tense) && made.asks === "";
  if (made.duty === "" ? /^(?:you|we|one|people)$/.test(who) && !isPast : /^(?:i|we|one|me|person)$/.test(who)) made.agent = null;
  if (/^how-(?:long|often)/.test(made.asks) && made.duty === "should" && !made.agent) made.duty = "";
  if (/^(?:how|when|where|how-long|how-often|why)/.test(made.asks) && who === "i" && made.duty === "") {
    made.agent = null;
    made.duty = "should";
  }
}

function toFrame(made: Clause, further: readonly string[]): Omit<Frame, "person"> {
  const things = [made.agent, made.patient, made.receiver, ...made.at.map((one) => one.thing)];
  const asked = things.find((one) => one?.asked)?.asked ?? "";
  const kind = made.marks.find((mark) => mark.startsWith("kind ")) ?? "";
  const day = made.asks === "when-day" ? "kind day" : "";
  made.asks = made.asks.replace("-day", "");
  const time = made.marks.find((mark) => /^(?:now|usually|mostly)$/.test(mark)) ?? "";
  const marks = made.marks.filter((mark) => mark !== kind && mark !== time);
  return {
    asks: (made.asks || asked || "whether").replace("what", "which"),
    says: [sayClause({ ...made, marks }), ...further].join(" . "),
    kind: kind || day,
    time,
  };
}

function sayClause(made: Clause, isInner = false): string {
  const { agent, patient, receiver, at, verb } = made;
  const isFlat = patient !== null && (verb === "be" || agent !== null || made.duty !== "");
  const all = isFlat ? [...at, ...patient.at] : at;
  const isAsked = made.asks !== "" || patient?.asked;
  const isPart = ({ by, thing: one }: Place) => isAsked && verb === "be" && by === "for" && !one.isName && !one.of && !one.asked && one.at.length === 0;
  const flat = all.filter((one) => !isFlat || !isPart(one));
  const parts = isFlat ? all.filter(isPart).flatMap((one) => one.thing.names) : [];
  const role = (name: string, one: Thing | null): string => (one && !(isInner && /^(?:it|they|them)$/.test(one.names.join())) ? `${name}=[${textOf(one)}]` : "");
  return [
    made.asks,
    made.not ? "not" : "",
    made.duty,
    made.tense.replace(/^(?:did|done)$/, "past"),
    verb,
    role("who", agent),
    role("what", patient && isFlat ? { ...patient, at: [], names: [...parts, ...patient.names] } : patient),
    role("whom", receiver),
    ...made.states,
    ...flat.map(sayPlace).toSorted(),
    ...made.rest.map(({ by, clause: inner }) => `${said[by] ?? by}(${sayInner(inner)})`).toSorted(),
    ...made.marks.toSorted(),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const said: Readonly<Record<string, string>> = { once: "after", if: "when", by: "beside", "out-of": "from" };

function sayInner(inner: Clause): string {
  const settled = settle(structuredClone(inner));
  if (settled.duty === "should") settled.duty = "";
  return sayClause(/^(?:i|one)$/.test(settled.agent?.names.join() ?? "") ? { ...settled, agent: null } : settled, true);
}

function sayPlace({ by, thing: one }: Place): string {
  return `${said[by] ?? by}=[${textOf(one)}]`;
}

function textOf(one: Thing): string {
  if (one.of?.of && one.names.length > 0 && !one.of.isName && one.of.names.length === 1 && one.of.at.length === 0)
    return textOf({ ...one, names: [...one.of.names, ...one.names], of: one.of.of });
  const isPart = one.of !== null && one.names.length > 0 && !one.of.isName && !one.of.of && one.of.names.length === 1 && !/^(?:me|you|us|him|her|them|it)$/.test(one.of.names.join());
  const names = [...(isPart ? (one.of?.names ?? []) : []), ...one.names].flatMap((name) => name.split(" "));
  const head = names.pop() ?? "";
  return [
    one.asked && `?${one.asked.replace("what", "which")}`,
    ...one.counts.toSorted(),
    ...[...new Set(names)].toSorted(),
    head.replace(/^some(?=body|thing)/, "any"),
    one.of && !isPart ? `of=[${textOf(one.of)}]` : "",
    ...one.at.map(sayPlace).toSorted(),
    ...one.told.map((inner) => `told(${sayClause(settle(structuredClone(inner)))})`),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
