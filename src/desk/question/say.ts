/** A clause as text: what is said in whatever words, in one order. */
import type { Clause, Place, Thing } from "./clause.js";

export function sayClause(made: Clause, isInner = false): string {
  const { agent, patient, receiver, at, verb } = made;
  const isFlat = patient !== null && (verb === "be" || agent !== null || made.duty !== "");
  const all = isFlat ? [...at, ...patient.at] : at;
  const isAsked = made.asks !== "" || patient?.asked;
  const isPart = ({ by, thing: one }: Place) =>
    isAsked &&
    verb === "be" &&
    by === "for" &&
    !one.isName &&
    !one.of &&
    !one.asked &&
    one.at.length === 0;
  const flat = all.filter((one) => !isFlat || !isPart(one));
  const parts = isFlat ? all.filter(isPart).flatMap((one) => one.thing.names) : [];
  const role = (name: string, one: Thing | null): string =>
    one && !(isInner && /^(?:it|they|them)$/.test(one.names.join()))
      ? `${name}=[${textOf(one)}]`
      : "";
  return [
    made.asks,
    made.not ? "not" : "",
    made.duty,
    made.tense.replace(/^(?:did|done)$/, "past"),
    verb,
    role("who", agent),
    role(
      "what",
      patient && isFlat ? { ...patient, at: [], names: [...parts, ...patient.names] } : patient,
    ),
    role("whom", receiver),
    ...made.states,
    ...flat.map(sayPlace).toSorted(),
    ...made.rest.map(({ by, clause: inner }) => `${said[by] ?? by}(${sayInner(inner)})`).toSorted(),
    ...made.marks.toSorted(),
  ]
    .filter((part) => part !== "")
    .join(" ");
}

const said: Readonly<Record<string, string>> = {
  once: "after",
  if: "when",
  by: "beside",
  "out-of": "from",
};

function sayInner(inner: Clause): string {
  const settled = { ...inner };
  if (settled.duty === "should") settled.duty = "";
  return sayClause(
    /^(?:i|one)$/.test(settled.agent?.names.join() ?? "") ? { ...settled, agent: null } : settled,
    true,
  );
}

function sayPlace({ by, thing: one }: Place): string {
  return `${said[by] ?? by}=[${textOf(one)}]`;
}

export function textOf(one: Thing): string {
  if (
    one.of?.of &&
    one.names.length > 0 &&
    !one.of.isName &&
    one.of.names.length === 1 &&
    one.of.at.length === 0
  )
    return textOf({ ...one, names: [...one.of.names, ...one.names], of: one.of.of });
  const isPart =
    one.of !== null &&
    one.names.length > 0 &&
    !one.of.isName &&
    !one.of.of &&
    one.of.names.length === 1 &&
    !/^(?:me|you|us|him|her|them|it)$/.test(one.of.names.join());
  const names = [...(isPart ? (one.of?.names ?? []) : []), ...one.names].flatMap((name) =>
    name.split(" "),
  );
  const head = names.pop() ?? "";
  return [
    one.asked && `?${one.asked.replace("what", "which")}`,
    ...one.counts.toSorted(),
    ...[...new Set(names)].toSorted(),
    head.replace(/^some(?=body|thing)/, "any"),
    one.of && !isPart ? `of=[${textOf(one.of)}]` : "",
    ...one.at.map(sayPlace).toSorted(),
    ...one.told.map((inner) => `told(${sayClause(inner)})`),
  ]
    .filter((part) => part !== "")
    .join(" ");
}
