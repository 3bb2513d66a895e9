/** What is where: kept, put, lost and found. */
import { being, type Clause, isUnnamed, locative, thing } from "./clause.js";
import { textOf } from "./say.js";
import { restOf } from "./there.js";

const places = new Set("place spot room location position part home whereabouts".split(" "));

/** "Where do you keep X?", "In which drawer is X?", "Have you seen X?", "Where should X go?" */
export function somewhere(made: Clause): void {
  if (
    made.verb === "want" &&
    made.patient &&
    (made.asks === "where" || made.at.some(({ by }) => locative.has(by)))
  ) {
    made.verb = "put";
    made.duty = "should";
    if (isUnnamed(made.agent)) made.agent = null;
    made.rest = made.rest.filter(({ by }) => by !== "ed");
  }
  if (
    /^(?:see|find)$/.test(made.verb) &&
    made.asks === "" &&
    made.patient &&
    !made.patient.asked &&
    isSearch(made)
  ) {
    made.asks = "where";
    made.verb = "be";
    made.agent = null;
    made.not = false;
    made.duty = "";
    made.tense = "";
  }
  const spotAt = made.at.findIndex(
    ({ by, thing: { asked: is, names } }) =>
      /^(?:in|on|at)$/.test(by) && /^wh(?:ich|at)$/.test(is) && places.has(names.at(-1) ?? ""),
  );
  if (made.asks === "" && spotAt >= 0) {
    made.asks = "where";
    made.at.splice(spotAt, 1);
  }
  if (
    made.verb === "look" &&
    (made.asks === "" || (made.asks === "where" && made.duty !== "should"))
  ) {
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
  if (
    made.verb === "be" &&
    spot?.asked &&
    made.asks === "" &&
    /^(?:place|spot|location|position|home|whereabouts)$/.test(spot.names.at(-1) ?? "")
  ) {
    const of = spot.of ?? spot.at.find(({ by }) => by === "for")?.thing;
    if (of)
      Object.assign(made, {
        patient: spot.of ? { ...of, at: [...of.at, ...spot.at] } : of,
        asks: "where",
        ...(spot.of ? {} : { verb: "put", duty: "should" }),
      });
  }
  if (spot?.asked && spot.names.at(-1) === "content" && made.verb === "be") {
    const of = spot.of ?? thing({ names: spot.names.slice(0, -1) });
    Object.assign(made, {
      patient: thing({ asked: "which" }),
      at: [...made.at, { by: "in", thing: of }],
    });
  }
  if (
    made.verb === "be" &&
    made.patient?.of &&
    made.patient.names.length === 0 &&
    !made.patient.asked &&
    made.asks === ""
  ) {
    made.verb = "own";
    made.agent = made.patient.of;
  }
  if (made.verb === "put" && made.marks.includes("else"))
    Object.assign(made, {
      verb: "move",
      marks: made.marks.filter((mark) => !/^(?:else|somewhere)$/.test(mark)),
    });
  if (
    made.verb === "put" &&
    made.asks === "" &&
    made.at.length === 1 &&
    made.at[0]?.by === "in" &&
    made.at[0].thing.names.join() === "bin" &&
    !made.at[0].thing.asked
  )
    Object.assign(made, { verb: "discard", at: [] });
  if (made.asks === "where") made.marks = made.marks.filter((mark) => mark !== "to");
  const asked = made.at.findIndex(
    ({ by, thing: { asked } }) =>
      /^(?:in|on|at|)$/.test(by) &&
      asked &&
      asked !== "who" &&
      asked !== "whose" &&
      asked !== "count",
  );
  if (made.asks === "" && asked >= 0 && being.has(made.verb)) {
    const [at] = made.at.splice(asked, 1);
    made.asks = "where";
    const kind = at?.thing.names.at(-1) ?? "";
    made.marks.push(
      ...(places.has(kind) || kind === "" ? [] : [`kind ${at?.thing.names.join(" ")}`]),
    );
    made.at.push(...(at?.thing.at ?? []));
  }
  if (
    made.asks === "" &&
    made.patient?.asked === "which" &&
    places.has(made.patient.names.at(-1) ?? "") &&
    made.verb === "be"
  ) {
    const inside = made.at.findIndex(({ by }) => by === "for");
    if (inside >= 0) {
      made.patient = made.at.splice(inside, 1)[0]?.thing ?? null;
      made.asks = "where";
    }
  }
  if (
    made.asks === "where" &&
    made.agent &&
    made.patient?.of &&
    textOf(made.agent) === textOf(made.patient.of)
  )
    made.agent = null;
  if (
    (/^(?:where|how)/.test(made.asks) || made.patient?.asked === "count") &&
    made.patient?.names.length &&
    /^(?:you|us)$/.test(made.patient.of?.names.join() ?? "")
  )
    made.patient.of = null;
  if (
    made.asks === "where" &&
    (made.agent ? !isUnnamed(made.agent) || !made.patient : !made.patient)
  )
    return;
  const isPut = /^(?:put|leave|keep|hang|stand|store|lie|be|go|belong|want|get)$/.test(made.verb);
  const isWhere = made.asks === "where" || made.at.some(({ by }) => locative.has(by));
  if (!isPut || !isWhere) {
    if (
      being.has(made.verb) &&
      made.asks === "where" &&
      !/^(?:past|did|done)$/.test(made.tense) &&
      made.verb !== "get" &&
      made.verb !== "go"
    ) {
      made.verb = "be";
      made.duty = "";
      if (isUnnamed(made.agent)) made.agent = null;
    }
    return;
  }
  const shouldBe =
    made.duty !== "" ||
    (/^(?:put|go|belong)$/.test(made.verb) && made.tense === "" && made.patient !== null);
  if (
    made.asks === "where" &&
    shouldBe &&
    !/^(?:get|find)$/.test(made.verb) &&
    !(made.verb === "be" && made.duty === "may") &&
    !(made.verb === "keep" && made.duty === "may")
  ) {
    made.verb = "put";
    if (made.duty !== "must" && made.duty !== "may") made.duty = "should";
    made.agent = isUnnamed(made.agent) ? null : made.agent;
  } else if (made.asks === "where") {
    if (isUnnamed(made.agent)) made.agent = null;
    const isStill =
      /^(?:put|leave|hang|hide|go|get)$/.test(made.verb) && !/yesterday|-/.test(made.marks.join());
    made.tense = isStill && /^(?:past|did|done|ing)$/.test(made.tense) ? "" : restOf(made.tense);
    made.verb = "be";
    made.duty = "";
  } else if (made.verb === "belong" || made.duty !== "") {
    made.verb = "put";
    made.duty = made.duty === "" ? "should" : made.duty;
    made.agent = isUnnamed(made.agent) ? null : made.agent;
  } else if (
    made.verb !== "put" &&
    made.verb !== "want" &&
    made.verb !== "go" &&
    made.verb !== "get"
  ) {
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
  return (
    /^(?:you|anybody|somebody|)$/.test(who) &&
    duty === "" &&
    (tense === "done" || (tense === "did" && who !== "you"))
  );
}
