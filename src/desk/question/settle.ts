/** A question in fewer kinds of sentence: passives, permissions, wishes and cleft sentences as one. */
import { type Clause, isPerson, isUnnamed, type Thing, thing } from "./clause.js";
import { gerundOf, unwrap, wish } from "./duties.js";
import { attributes, converse, identify, own, surfaces } from "./roles.js";
import { textOf } from "./say.js";
import { somewhere } from "./somewhere.js";
import { atHome, gone, posture } from "./there.js";
import vocabulary from "./vocabulary.json" with { type: "json" };
import { pairsOf, verbOf } from "./words.js";

const measures = pairsOf(vocabulary.measures);
const states = pairsOf(vocabulary.states);

/** The same in fewer kinds of sentence: passives, permissions, converses and ways to be somewhere as one. */
export function settle(given: Clause): Clause {
  // "Mustn't I?" is "May I not?". Who can do it need not be allowed to.
  if (given.duty === "must" && given.not) given.duty = "may";
  if (given.duty === "can" && given.asks === "where" && given.verb !== "be") given.duty = "should";
  if (given.duty === "can") given.duty = given.agent?.isName ? "can" : "may";
  const made = lifted(given);
  resolve(made);
  const one = unwrap(made);
  one.verb = verbOf(one.verb) ?? one.verb;
  wish(one);
  if (
    one.patient === null &&
    one.agent &&
    one.receiver === null &&
    !isPerson(one.agent) &&
    one.verb !== "be"
  ) {
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
  one.rest = one.rest.map(({ by, clause }) => ({ by, clause: settle(clause) }));
  for (const role of [one.agent, one.patient, one.receiver, ...one.at.map((at) => at.thing)])
    settleTold(role);
  return one;
}

function settleTold(one: Thing | null): void {
  if (!one) return;
  one.told = one.told.map((inner) => settle(structuredClone(inner)));
  settleTold(one.of);
  for (const { thing: at } of one.at) settleTold(at);
}

/** "How many are the people who live here?": how many people live here. */
function lifted(made: Clause): Clause {
  const where = made.rest.find(({ by }) => by === "where");
  if (made.verb === "be" && where && made.agent && !made.patient) {
    const at = {
      by: surfaces.test(made.agent.names.at(-1) ?? "") ? "on" : "in",
      thing: made.agent,
    };
    return { ...where.clause, not: made.not, at: [...where.clause.at, at] };
  }
  const only = made.patient;
  const [deed] = only?.told ?? [];
  if (
    made.verb === "be" &&
    made.agent &&
    only &&
    deed &&
    /^(?:one|person|thing)$/.test(only.names.join()) &&
    !made.agent.asked
  ) {
    const gap = (at: Thing | null) =>
      at?.names.join() === "gap" && made.agent ? { ...made.agent, counts: only.counts } : at;
    return {
      ...deed,
      agent: gap(deed.agent),
      patient: gap(deed.patient),
      at: deed.at.map((at) => ({ ...at, thing: gap(at.thing) ?? at.thing })),
      not: made.not !== deed.not,
    };
  }
  const one = made.agent ?? made.patient;
  const [inner, ...others] = one?.told ?? [];
  if (
    made.verb !== "be" ||
    !one?.asked ||
    !inner ||
    others.length > 0 ||
    (made.agent && made.patient)
  )
    return made;
  const isGap = (at: Thing | null) => at?.names.join() === "gap";
  const main = { ...one, told: [] };
  return {
    ...inner,
    agent: isGap(inner.agent) ? main : inner.agent,
    patient: isGap(inner.patient) ? main : inner.patient,
  };
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

/** "her" is whoever was named. */
function resolve(made: Clause): void {
  for (const one of [
    made.agent,
    made.patient,
    made.receiver,
    ...made.at.map((place) => place.thing),
  ])
    if (one) one.told = one.told.filter((inner) => !absorb(one, settle(structuredClone(inner))));
  const all = [made.agent, made.patient, made.receiver, ...made.at.map((place) => place.thing)];
  const [named, another] = all.flatMap((one) =>
    one?.isName ? [one] : one?.of?.isName ? [one.of] : [],
  );
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

/** "How would you like it done?", "What should I bring you?", "How hot should it be?" in fewer ways. */
function asked(made: Clause): void {
  const who = made.agent?.names.join() ?? "";
  const done = made.rest.find(({ by }) => by === "ed");
  if (
    made.verb === "want" &&
    made.patient &&
    !made.patient.asked &&
    (made.asks === "how" || (made.asks === "" && done))
  ) {
    made.rest = made.rest.filter((one) => one !== done);
    const isTheirs =
      made.patient.of && made.agent && textOf(made.patient.of) === textOf(made.agent);
    if (isTheirs) made.patient.of = null;
    if (!isUnnamed(made.agent)) made.receiver = made.agent;
    Object.assign(made, {
      verb: (verbOf(done?.clause.verb ?? "cook") ?? "cook").replace(/^(?:do|make)$/, "cook"),
      duty: "should",
      agent: null,
    });
  }
  const doing = made.verb === "do" && made.patient ? gerundOf(made.patient) : null;
  if (doing) Object.assign(made, { verb: doing, patient: null });
  if (
    made.verb === "call" &&
    made.patient?.names.join() + (made.receiver?.names.join() ?? "") !== ""
  ) {
    const [one, other] = [made.patient, made.receiver];
    if (one?.asked && one.names.length === 0 && other)
      Object.assign(made, {
        verb: "be",
        patient: other,
        receiver: thing({ names: ["name"], asked: "what" }),
        agent: null,
      });
  }
  const best = made.receiver;
  if (
    made.verb === "want" &&
    made.patient?.asked &&
    best &&
    (best.names.join() === "favourite" || best.counts.join() === "most")
  )
    Object.assign(made, {
      verb: "be",
      receiver: null,
      agent: null,
      patient: { ...made.patient, names: ["favourite", ...made.patient.names], of: made.agent },
    });
  const measured = { weigh: "weight", cost: "price" }[made.verb];
  if (measured && made.patient?.asked && made.patient.asked !== "who" && made.agent)
    Object.assign(made, {
      verb: "be",
      patient: made.agent,
      agent: null,
      receiver: thing({ names: [measured], asked: "what" }),
    });
  if (/^how/.test(made.asks) && made.duty === "must" && isUnnamed(made.agent)) made.duty = "should";
  if (
    made.asks === "" &&
    made.duty === "" &&
    who === "i" &&
    made.tense === "" &&
    !/^(?:be|have|own|need|want)$/.test(made.verb)
  )
    made.duty = "should";
  if (
    made.duty === "should" &&
    /^(?:bring|fetch|give|get)$/.test(made.verb) &&
    made.patient?.asked &&
    /^(?:you|)$/.test(made.receiver?.names.join() ?? "") &&
    /^(?:i|me)$/.test(who)
  )
    Object.assign(made, { verb: "want", duty: "", agent: null, receiver: null });
  if (made.duty === "should" && made.verb === "take" && made.patient?.asked) made.verb = "use";
  const measure = measures.get(made.asks.replace(/^how-/, ""));
  if (measure && made.verb === "be") {
    made.asks = "";
    made.receiver = thing({ names: [measure], asked: "what" });
  }
  if (
    /^(?:be|have)$/.test(made.verb) &&
    made.receiver === null &&
    made.agent &&
    made.patient?.asked &&
    attributes.has(made.patient.names.at(-1) ?? "")
  ) {
    Object.assign(made, {
      verb: "be",
      receiver: { ...made.patient, asked: "what" },
      patient: made.agent,
      agent: null,
    });
  }
}

function settleStates(made: Clause): void {
  const isSaid = (state: string): boolean => {
    const opposite = states.get(state);
    if (opposite) made.not = !made.not;
    return opposite !== undefined;
  };
  made.states = made.states
    .map((state) => (isSaid(state) ? (states.get(state) ?? state) : state))
    .toSorted();
  const { patient } = made;
  if (made.verb !== "be" || made.asks !== "" || !patient?.asked || made.receiver || made.duty)
    return;
  patient.names = [...made.states, ...patient.names];
  patient.at = [...patient.at, ...made.at];
  made.states = [];
  made.at = [];
}

/** Who is meant by "you" or "one" need not be said. */
function generic(made: Clause): void {
  if (
    made.agent &&
    (made.agent.asked ||
      made.agent.counts.length > 0 ||
      made.agent.told.length > 0 ||
      made.agent.at.length > 0)
  )
    return;
  const who = made.agent?.names.join() ?? "";
  const isPast = /^(?:past|did|done)$/.test(made.tense) && made.asks === "";
  if (
    made.duty === ""
      ? /^(?:you|we|one|people)$/.test(who) && !isPast
      : /^(?:i|we|one|me|person)$/.test(who)
  )
    made.agent = null;
  if (made.asks === "how-long") made.marks = made.marks.filter((mark) => mark !== "for");
  if (
    /^(?:how|when|where|how-long|how-often|why)/.test(made.asks) &&
    who === "i" &&
    made.duty === ""
  ) {
    made.agent = null;
    made.duty = "should";
  }
}
