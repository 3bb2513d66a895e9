/** What is there, what is gone, and what is put away. */
import { being, type Clause, isUnnamed, locative, type Place } from "./clause.js";

/** What is lying there is there. */
export function restOf(tense: Clause["tense"]): Clause["tense"] {
  if (tense === "was-ing") return "past";
  return tense === "ing" ? "" : tense;
}

/** Things that lie, stand, hang or are kept somewhere are there. */
export function posture(made: Clause): void {
  if (made.verb === "be")
    made.marks = made.marks.map((mark) => (mark === "usually" ? "mostly" : mark));
  const isKept =
    /^(?:keep|live)$/.test(made.verb) &&
    !/^(?:past|did|done|will)$/.test(made.tense) &&
    /^(?:where)?$/.test(made.asks);
  if (isKept && !made.marks.includes("now")) made.marks.push("usually");
  if (made.verb === "mean" && made.isPassive) made.verb = "be";
  if (
    made.verb === "use" &&
    isUnnamed(made.agent) &&
    made.at.some(({ by, thing: { asked } }) => by === "for" && asked)
  )
    Object.assign(made, { verb: "be", agent: null });
  if (
    made.verb === "leave" &&
    made.duty &&
    made.patient &&
    (made.states.length > 0 || made.rest.some(({ by }) => by === "where"))
  )
    Object.assign(made, { verb: "stay", ...(isUnnamed(made.agent) ? { agent: null } : {}) });
  if (made.verb === "enter" && made.patient)
    Object.assign(made, {
      verb: "go",
      at: [...made.at, { by: "in", thing: made.patient }],
      patient: null,
    });
  const isStay = /^(?:stay|remain|keep|leave|put|be)$/.test(made.verb);
  if (isStay && made.asks === "how-long" && made.patient)
    Object.assign(made, { verb: "be", agent: isUnnamed(made.agent) ? null : made.agent });
  if (/^(?:stay|remain)$/.test(made.verb) && made.agent === null && made.duty && made.at.length > 0)
    made.verb = "put";
  if (made.verb === "keep" && made.asks === "" && made.at.length === 0 && isUnnamed(made.agent))
    Object.assign(made, { verb: "be", agent: null });
  if (made.verb === "hide" && made.isPassive && made.at.length > 0 && !made.agent) made.verb = "be";
  const isThere = made.agent === null && made.at.some(({ by }) => locative.has(by));
  if (
    isThere &&
    !made.duty &&
    made.asks === "" &&
    /^(?:stand|lie|hang|sit|live|keep|find|leave)$/.test(made.verb)
  )
    Object.assign(made, { verb: "be", tense: restOf(made.tense) });
}

/** "Have we run out of it?": is there none? "Does it go there?": is it put there? "Whom but Ana?": not Ana. */
export function gone(made: Clause): void {
  if (/^(?:be|have)$/.test(made.verb)) made.marks = made.marks.filter((mark) => mark !== "still");
  if (made.verb === "run out-of")
    Object.assign(made, {
      verb: "be",
      not: !made.not,
      tense: made.tense === "done" ? "" : made.tense,
      ...(isUnnamed(made.agent) ? { agent: null } : {}),
    });
  if (made.verb === "be" && made.marks.length === 0)
    made.states = made.states.filter((state) => state !== "left");
  if (made.verb === "leave" && made.agent === null && made.asks === "" && made.at.length === 0)
    Object.assign(made, { verb: "be", tense: made.isPassive ? made.tense : "" });
  if (made.verb === "go" && made.isPassive) Object.assign(made, { verb: "be", not: !made.not });
  if (
    made.isPassive &&
    made.patient?.asked &&
    !made.agent &&
    !made.duty &&
    !made.asks &&
    !made.tense &&
    !being.has(made.verb)
  )
    Object.assign(made, { states: [...made.states, `${made.verb}-ed`], verb: "be" });
  const use =
    made.verb === "use" ? made.rest.find(({ by }) => by === "for" || by === "to") : undefined;
  if (use && made.patient)
    Object.assign(made, {
      ...use.clause,
      asks: made.asks,
      duty: made.duty,
      at: [...use.clause.at, { by: "with", thing: made.patient }],
    });
  if (
    made.patient &&
    made.asks === "" &&
    /^(?:somebody|anybody)$/.test(made.agent?.names.join() ?? "") &&
    made.agent?.told.length === 0 &&
    made.at.every(({ by }) => by !== "except")
  ) {
    if (!made.not && made.tense !== "") made.agent = null;
  }
  const holder = made.at.findIndex(({ by, thing: { asked } }) => by === "with" && asked === "who");
  if (made.verb === "be" && holder >= 0)
    Object.assign(made, { verb: "have", agent: made.at.splice(holder, 1)[0]?.thing ?? null });
  if (made.verb === "go" && made.agent === null && made.patient) made.verb = "put";
  if (made.isPassive && !made.agent && !made.duty && made.asks === "") {
    const state = {
      "switch on": "on",
      "switch off": "off",
      unlock: "unlocked",
      lock: "locked",
      close: "closed",
      open: "open",
    }[made.verb];
    if (state && made.patient && made.at.length === 0)
      Object.assign(made, {
        verb: "be",
        states: [...made.states, state],
        tense: made.tense === "done" && made.marks.length === 0 ? "" : made.tense,
      });
  }
  const out = made.at.find(({ by }) => by === "out-of");
  if (made.verb === "be" && out)
    Object.assign(made, { patient: out.thing, at: [], not: !made.not });
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
  if (
    made.verb === "own" &&
    except >= 0 &&
    /^(?:somebody|anybody)$/.test(made.agent?.names.join() ?? "")
  ) {
    made.agent = made.at.splice(except, 1)[0]?.thing ?? null;
    made.not = !made.not;
  }
  if (/^nobody$/.test(made.agent?.names.join() ?? "") && made.agent) {
    made.agent.names = ["anybody"];
    made.not = !made.not;
  }
  const when = made.at.findIndex(
    ({ thing: { asked: what, names } }) =>
      /^wh(?:ich|at)$/.test(what) && /^(?:day|date|weekday)$/.test(names.join()),
  );
  if (when >= 0) {
    made.asks = "when";
    made.marks.push(`kind ${made.at.splice(when, 1)[0]?.thing.names.join()}`);
  }
}

/** All is asked about the same home. */
export function atHome(made: Clause): void {
  if (made.verb !== "be" || made.patient?.isName) return;
  const isHome = ({ by, thing: { names, of, asked: is } }: Place) =>
    by === "in" && !of && !is && /^(?:house|home|flat)$/.test(names.join());
  made.at = made.at.filter((one) => !isHome(one));
  if (made.patient) made.patient.at = made.patient.at.filter((one) => !isHome(one));
  made.marks = made.marks.filter((mark) => mark !== "here");
}
