/** What may, must or should be done, however it is asked. */
import type { Clause, Thing } from "./clause.js";
import { verbOf } from "./words.js";

/** "would like" is "want", and so is "Which do you like?" */
export function wish(made: Clause): void {
  const isYours =
    /^(?:you)?$/.test(made.agent?.names.join() ?? "") && (made.asks !== "" || made.patient?.asked);
  if (/^(?:like|prefer)$/.test(made.verb) && (made.tense === "would" || isYours))
    made.verb = "want";
  if (made.tense === "would") made.tense = "";
}

/** "Are dogs allowed on the sofa?", "Is smoking allowed?": may they go there, may one smoke. */
function bare(made: Clause): { by: string; clause: Clause } | undefined {
  if (verbOf(made.verb) !== "permit" || !made.patient || made.receiver) return undefined;
  const done = gerundOf(made.patient);
  const none = {
    agent: null,
    patient: null,
    not: false,
    states: [],
    marks: [],
    tense: "" as const,
    isPassive: false,
  };
  if (done) {
    made.patient = null;
    return { by: "to", clause: { ...made, ...none, at: [], verb: done } };
  }
  const to = {
    by: "to",
    clause: { ...made, ...none, verb: "go", states: made.states, marks: made.marks, at: made.at },
  };
  Object.assign(made, { at: [], states: [], marks: [] });
  return to.clause.at.length + to.clause.states.length + to.clause.marks.length > 0
    ? to
    : undefined;
}

/** The verb that a thing is named by: "cooking". */
export function gerundOf({ names, of }: Thing): string | null {
  const stem =
    names.length === 1 && of === null ? (/^(.{2,20})ing$/.exec(names[0] ?? "")?.[1] ?? "") : "";
  return verbOf(stem) ?? verbOf(`${stem}e`) ?? verbOf(stem.replace(/(.)\1$/, "$1"));
}

const allowed = /^(?:permit-ed|allowed|permitted|permit|fine|possible|acceptable|alright)$/;
const required =
  /^(?:necessary|obligatory|mandatory|compulsory|required|require-ed|obliged|need-ed|important)$/;

/** "Is it fine if I go", "Am I allowed to go", "Do you want me to go": what is to be done, with a duty. */
export function unwrap(made: Clause): Clause {
  const inner = made.rest.find(({ by }) => by === "to" || by === "if") ?? bare(made);
  if (!inner) return made;
  const others = made.rest.filter((one) => one !== inner);
  const take = (
    duty: Clause["duty"],
    agent: Thing | null,
    not = made.not !== inner.clause.not,
  ): Clause => {
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
  if (verb === "permit" && !made.isPassive)
    return take("may", made.receiver ?? (made.agent ? made.patient : null));
  if (allowed.test(state) || verb === "permit") return take("may", who);
  if (
    verb === "be" &&
    state === "" &&
    inner.by === "to" &&
    !made.receiver &&
    !(made.agent && made.patient)
  )
    return take("should", subject);
  if (
    verb === "want" &&
    inner.by === "to" &&
    inner.clause.isPassive &&
    !made.patient &&
    !made.receiver
  )
    return take("should", subject);
  if (verb === "mind") return take("may", null);
  if (verb === "forbid") return take("may", who, !made.not);
  if (
    required.test(state) ||
    (inner.by === "to" && /^(?:have|need|require)$/.test(verb) && !made.receiver)
  )
    return take("must", who);
  const wanted = made.receiver ?? made.patient;
  if (inner.by === "to" && verb === "want" && wanted && !wanted.asked)
    return take("should", wanted);
  return made;
}
