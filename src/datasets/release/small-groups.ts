/** Finds people whom a release could single out by rare combinations of attributes. */
import type { ReleaseRows } from "./rows.js";

const attributes = ["campaign", "platform", "arm", "home", "time", "route"] as const;
type Attribute = (typeof attributes)[number];

type SmallGroups = { readonly by: readonly Attribute[] } & Readonly<
  Record<"groups" | "small" | "unique" | "people", number>
>;

export type GroupReport = ReturnType<typeof findSmallGroups>;

type Answer = Readonly<Record<Attribute, string>> & { readonly person: string };

export function findSmallGroups(rows: Pick<ReleaseRows, "questions" | "rowAnswers">, k: number) {
  const answers = answersOf(rows);
  const inSmall = new Map<string, ReadonlySet<string>>();
  const groups: SmallGroups[] = [];
  for (const by of combinations) {
    const { people, ...counts } = countGroups(answers, by, k);
    inSmall.set(by.join(), people);
    const parts = by.map((left) => inSmall.get(by.filter((one) => one !== left).join()));
    const isNew = [...people].some((person) => parts.every((part) => !part?.has(person)));
    if (counts.small > 0 && isNew) groups.push({ by, ...counts, people: people.size });
  }
  const people = new Set(answers.map(({ person }) => person)).size;
  return {
    k,
    people,
    /** Small groups by one attribute, then by combinations that single out further people. */
    groups,
    advice: adviseOn(groups, people, k),
  };
}

function answersOf({
  questions,
  rowAnswers,
}: Pick<ReleaseRows, "questions" | "rowAnswers">): readonly Answer[] {
  const given = questions.flatMap(({ household, campaign, arm, ballots }) =>
    ballots.map((ballot) => ({ ...ballot, household, campaign, arm })),
  );
  return [...given, ...rowAnswers]
    .filter(({ people }) => people === "real")
    .map(({ person, platform, route, household, campaign, arm, given: { at } }) => ({
      person,
      platform,
      route,
      campaign: campaign ?? "",
      arm: arm?.name ?? "",
      home: household,
      time: at,
    }));
}

const combinations: readonly (readonly Attribute[])[] = Array.from(
  { length: 2 ** attributes.length - 1 },
  (_, at) => attributes.filter((__, bit) => ((at + 1) >> bit) & 1),
).toSorted((one, other) => one.length - other.length);

function countGroups(answers: readonly Answer[], by: readonly Attribute[], k: number) {
  const found = new Map<string, Set<string>>();
  for (const answer of answers) {
    const name = JSON.stringify(by.map((attribute) => answer[attribute]));
    found.set(name, (found.get(name) ?? new Set()).add(answer.person));
  }
  const all = [...found.values()];
  const small = all.filter(({ size }) => size < k);
  return {
    groups: all.length,
    small: small.length,
    unique: small.filter(({ size }) => size === 1).length,
    people: new Set(small.flatMap((people) => [...people])),
  };
}

const advice: Readonly<Record<Attribute, string>> = {
  campaign: "campaign: wait for more people, or release the larger campaigns alone (--campaign).",
  platform:
    "platform: people on a rare platform stand out; leave their tasks out (sous release review --exclude).",
  arm: "arm: wait for more answers in the small arms.",
  home: "home: more answers to a question (answersPerQuestion), or fewer copies of a home in the next campaign.",
  time: "time: release times to the day (--time day); say nowhere who took part when.",
  route: "route: few people answered in this way; check their words in the review.",
};

export const leastPeople = 5;

export function warnOfFew(people: number, k = leastPeople): readonly string[] {
  return people < k
    ? [
        `Only ${people} ${people === 1 ? "person" : "people"} answered. In a group of fewer than ${k}, people may be recognised.`,
      ]
    : [];
}

function adviseOn(groups: readonly SmallGroups[], people: number, k: number): readonly string[] {
  if (groups.length === 0) return [];
  const named = new Set(groups.flatMap(({ by }) => by));
  return [
    ...warnOfFew(people, k),
    ...attributes.filter((attribute) => named.has(attribute)).map((one) => advice[one]),
  ];
}
