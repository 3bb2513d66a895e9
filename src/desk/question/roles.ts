/** Who has, owns or gives what, and what is what. */
import { type Clause, isPerson, type Place, type Thing, thing } from "./clause.js";
import { textOf } from "./say.js";
import vocabulary from "./vocabulary.json" with { type: "json" };
import { pairsOf } from "./words.js";

export const attributes = new Set(vocabulary.attributes.split(", "));
const degrees = pairsOf(vocabulary.degrees);
const sides = pairsOf(vocabulary.sides);

/** "X is Y": whose it is, which one it is, or of what colour it is. */
export function identify(made: Clause, subject: Thing, said: Thing): void {
  const [main, other] = subject.asked ? [subject, said] : [said, subject];
  const isThis =
    /^(?:this|that|these|those|it)?$/.test(subject.names.join()) && !subject.of && !subject.asked;
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
    const own = named.names.filter(
      (name) => !/^(?:ones?|this|that|these|those|they|it)$/.test(name),
    );
    made.patient = {
      ...named,
      asked: "",
      names: [...own, ...whose.names],
      at: [...named.at, ...whose.at],
    };
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
  } else if (
    main.asked &&
    (other.names.length === 0 ||
      /^ones?$/.test(other.names.at(-1) ?? "") ||
      other.names.at(-1) === main.names.at(-1))
  ) {
    made.patient = {
      ...main,
      names: [...other.names.slice(0, -1), ...main.names],
      of: other.of ?? main.of,
      at: [...main.at, ...other.at],
    };
  } else if (main.asked) {
    made.patient = { ...main, names: [...other.names, ...main.names], of: other.of ?? main.of };
  } else if (/^ones?$/.test(said.names.at(-1) ?? "")) {
    made.states.push(...said.names.slice(0, -1));
    subject.counts.push(...said.counts);
    const had = isPerson(subject) ? said.at.find(({ by }) => by === "with") : undefined;
    if (had) Object.assign(made, { verb: "have", agent: subject, patient: had.thing });
    made.at.push(...said.at.filter((one) => one !== had));
  } else
    [made.patient, made.receiver] = [subject, said].toSorted((a, b) =>
      textOf(a) < textOf(b) ? -1 : 1,
    ) as [Thing, Thing];
}

export const surfaces =
  /^(?:shelf|table|desk|armchair|chair|floor|windowsill|counter|hook|ring|stove|bed|sofa|tray|rack|plate|wall|door)$/;

const emptied = {
  at: [],
  rest: [],
  marks: [],
  states: [],
  receiver: null,
  tense: "",
  duty: "",
  not: false,
} as const;

/** Who has what, and what has what in it. */
export function own(made: Clause): void {
  const to = made.at.findIndex(({ by }) => by === "to");
  if (made.verb === "belong" && to >= 0) {
    made.verb = "own";
    made.agent = made.at.splice(to, 1)[0]?.thing ?? null;
  }
  if (
    made.patient &&
    made.agent &&
    /^(?:be|own)$/.test(made.verb) &&
    made.agent.names.at(-1) === "owner"
  )
    made.verb = "own";
  if (made.verb === "be" && made.patient?.names.at(-1) === "owner") {
    made.verb = "own";
    made.agent = made.patient.asked ? thing({ names: ["who"], asked: "who" }) : made.agent;
    made.patient = made.patient.of ?? {
      ...made.patient,
      asked: "",
      names: made.patient.names.slice(0, -1),
    };
  }
  if (made.verb === "be" && made.receiver?.names.at(-1) === "owner") {
    made.verb = "own";
    made.agent = made.patient;
    made.patient = made.receiver.of ?? {
      ...made.receiver,
      names: made.receiver.names.slice(0, -1),
    };
    made.receiver = null;
  }
  const holder = made.agent ?? (made.receiver === null ? null : null);
  if (
    /^(?:have|contain)$/.test(made.verb) ||
    (made.verb === "hold" && made.patient?.asked !== "count")
  ) {
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
      const isOther = ({ by, thing: { names } }: Place) =>
        !/^(?:in|on)$/.test(by) || !/^(?:it|them)$/.test(names.join());
      made.at = made.at.filter(isOther);
      made.patient.at = made.patient.at.filter(isOther);
      made.at.push({ by: surfaces.test(holder.names.at(-1) ?? "") ? "on" : "in", thing: holder });
    } else if (
      made.verb === "have" &&
      (!holder || /^(?:you|we|us|there)$/.test(holder.names.join()))
    ) {
      made.verb = "be";
      made.agent = null;
    }
  }
  if (
    made.verb === "own" &&
    made.patient?.asked &&
    made.patient.asked !== "whose" &&
    made.agent &&
    !made.agent.asked
  ) {
    made.patient.of = made.agent;
    made.agent = null;
    made.verb = "be";
  }
  const owned = [made.agent, made.patient].find((one) => one?.asked === "whose");
  if (owned && made.verb !== "be") {
    const isGap = (one: Thing | null) => (one === owned ? thing({ names: ["gap"] }) : one);
    const inner = { ...made, agent: isGap(made.agent), patient: isGap(made.patient) };
    const patient = { ...owned, asked: "", told: [inner] };
    Object.assign(made, emptied, {
      verb: "own",
      patient,
      agent: thing({ names: ["who"], asked: "who" }),
    });
  } else if (owned) {
    owned.asked = "";
    made.verb = "own";
    made.patient = { ...owned, at: [...owned.at, ...made.at], names: [...owned.names] };
    made.at = [];
    made.agent = thing({ names: ["who"], asked: "who" });
  }
}

const givers: Readonly<Record<string, string>> = {
  borrow: "lend",
  get: "give",
  buy: "sell",
  learn: "teach",
  rent: "let",
};

/** One of two verbs that say the same from either side; the same for sides and degrees. */
export function converse(made: Clause): void {
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
  if (
    made.verb === "lend" &&
    made.patient?.of &&
    made.agent &&
    textOf(made.patient.of) === textOf(made.agent)
  )
    made.patient.of = null;
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
  if (
    beside &&
    all.length === 1 &&
    made.asks === "" &&
    !patient.asked &&
    !beside.thing.asked &&
    made.states.length === 0 &&
    !made.duty
  ) {
    const pair = [{ ...patient, at: [] }, beside.thing].toSorted((a, b) =>
      textOf(a) < textOf(b) ? -1 : 1,
    );
    Object.assign(made, { patient: pair[0], at: [{ ...beside, thing: pair[1] }] });
  }
  const side = all.find(({ by }) => sides.has(by));
  if (
    side &&
    all.length === 1 &&
    made.asks === "" &&
    !patient.asked &&
    !side.thing.asked &&
    made.states.length === 0
  ) {
    made.patient = side.thing;
    made.at = [{ by: sides.get(side.by) ?? "", thing: { ...patient, at: [] } }];
  }
}
