import { describe, expect, it } from "vitest";
import type { RatedAnswer } from "../../src/core/campaign/campaign.js";
import { seededRandom } from "../../src/core/random.js";
import { compareAggregations } from "../../src/crowdwork/quality/aggregations.js";
import { judgeQuality } from "../../src/crowdwork/quality/quality.js";

const candidatesOf = (question: string) =>
  ["a", "b", "c", "d"].map((name) => `${question}:${name}`);

function answer(question: string, person: string, label: string | null, more = {}): RatedAnswer {
  return {
    ballot: `${question}-${person}`,
    platform: "web",
    written: 0,
    tookMs: 8000,
    timedFrom: "asked" as const,
    question,
    person,
    label,
    sawOthers: false,
    truth: null,
    ...more,
  };
}

/** Truths of 30 questions, at changing positions. */
const truthOf = (at: number) => `q${at}:${"abcd"[(at * 7) % 4]}`;
const honest = Array.from({ length: 30 }, (_, at) =>
  ["ana", "ben", "eve"].map((person) => answer(`q${at}`, person, truthOf(at))),
).flat();

function flagsOf(answers: readonly RatedAnswer[], person: string) {
  const { people } = judgeQuality([...honest, ...answers], candidatesOf);
  return people.find((one) => one.person === person)?.flags.map(({ kind }) => kind);
}

function thirty(label: (at: number) => string, more: (at: number) => object = () => ({})) {
  return Array.from({ length: 30 }, (_, at) => answer(`q${at}`, "zoe", label(at), more(at)));
}

describe("flags", () => {
  it("are not raised of people who take their time and agree", () => {
    const { people } = judgeQuality(honest, candidatesOf);
    expect(people.flatMap(({ flags }) => flags)).toEqual([]);
  });

  const at = (position: number) => `q${position}:a`;
  it.each<[string, (at: number) => string, (at: number) => object, readonly string[]]>([
    ["is too fast", truthOf, (at) => ({ tookMs: at % 3 === 0 ? 9000 : 1500 }), ["too-fast"]],
    ["takes three seconds", truthOf, () => ({ tookMs: 3000 }), []],
    [
      "writes long texts faster than anybody types",
      truthOf,
      (at) => (at % 2 === 0 ? { written: 200, tookMs: 5000 } : {}),
      ["machine-like"],
    ],
    ["types", truthOf, () => ({ written: 60, tookMs: 12_000 }), []],
    ["has no known times", truthOf, () => ({ written: 200, tookMs: null }), []],
    ["always takes the same place", at, () => ({}), ["same-position"]],
  ])("of somebody who %s", (_, label, more, flags) => {
    expect(flagsOf(thirty(label, more), "zoe")).toEqual(flags);
  });

  it("compare times that are counted alike: a button that stood there is not slower than a form", () => {
    const opened = (tookMs: number) => thirty(truthOf, () => ({ tookMs, timedFrom: "opened" }));
    const formOf = (person: string, tookMs: number) =>
      opened(tookMs).map((one) => ({ ...one, person, ballot: `${one.question}-${person}` }));
    const forms = [...formOf("fay", 900), ...formOf("gus", 1000)];
    expect(flagsOf([...forms, ...opened(800)], "zoe")).toEqual([]);
    const { people } = judgeQuality([...honest, ...forms, ...opened(100)], candidatesOf);
    expect(people.find(({ person }) => person === "zoe")?.flags).toMatchObject([
      {
        kind: "too-fast",
        reason: "30 of 30 answers in less than 0.3 s after opening the question",
      },
    ]);
  });

  it("say who contradicts themselves, and take what they said first", () => {
    const again = [0, 1, 2].map((at) => answer(`q${at}`, "zoe", `q${at}:b`));
    const answers = [...thirty(truthOf), ...again];
    expect(flagsOf(answers, "zoe")).toEqual(["contradicting"]);
    const { questions } = judgeQuality([...honest, ...answers], candidatesOf);
    expect(questions[1]?.said).toEqual({ [truthOf(1)]: 4 });
  });

  it("name both of a pair that shares its mistakes", () => {
    const random = seededRandom(5, "mistakes");
    const half = Array.from({ length: 30 }, (_, at) =>
      random() < 0.5
        ? truthOf(at)
        : `q${at}:${"abcd"[(at * 7 + 1 + Math.floor(random() * 3)) % 4]}`,
    );
    const copied = ["yan", "zoe"].flatMap((person) =>
      half.map((label, at) => answer(`q${at}`, person, label)),
    );
    const { people, copying } = judgeQuality([...honest, ...copied], candidatesOf);
    expect(copying.map(({ pair }) => pair)).toEqual([["yan", "zoe"]]);
    const flagged = people.flatMap(({ person, flags }) =>
      flags.map((flag) => [person, flag.kind, flag.with]),
    );
    expect(flagged).toEqual([
      ["yan", "copying", "zoe"],
      ["zoe", "copying", "yan"],
    ]);
  });
});

describe("the quality of people", () => {
  it("has gold, consistency and what they did not know", () => {
    const gold = honest.map((one) => ({
      ...one,
      truth: Number(one.question.slice(1)) < 10 ? truthOf(Number(one.question.slice(1))) : null,
    }));
    const zoe = thirty((at) => (at < 4 ? "dk" : at < 8 ? `q${at}:x` : truthOf(at))).map(
      (one, at) => ({
        ...one,
        truth: at < 10 ? truthOf(at) : null,
      }),
    );
    const { people } = judgeQuality([...gold, ...zoe], candidatesOf);
    const [ana] = people;
    expect(ana?.gold).toMatchObject({ count: 10, of: 10, share: 1 });
    const last = people.at(-1);
    expect(last?.gold).toMatchObject({ count: 2, of: 6 });
    expect(last?.gold.interval[0]).toBeGreaterThan(0.05);
    expect(last?.consistent).toMatchObject({ count: 22, of: 26 });
    expect(last?.unsure).toMatchObject({ count: 4, of: 30 });
    expect(last?.quality).toBeLessThan(ana?.quality ?? 0);
  });

  it("is there for everybody who answered, whatever they said", () => {
    const odd = [answer("q0", "kim", null), answer("q1", "lou", "dk")];
    const { people } = judgeQuality([...honest, ...odd], candidatesOf);
    expect(people.map(({ person, quality }) => [person, quality === null])).toEqual([
      ["ana", false],
      ["ben", false],
      ["eve", false],
      ["kim", true],
      ["lou", true],
    ]);
  });
});

describe("the quality of questions", () => {
  it("keeps disagreement as data", () => {
    const { questions } = judgeQuality(
      [answer("q0", "ana", "q0:a"), answer("q0", "ben", "q0:b"), answer("q0", "eve", "q0:a")],
      candidatesOf,
    );
    expect(questions).toMatchObject([
      { label: "q0:a", said: { "q0:a": 2, "q0:b": 1 }, answers: 3, claims: 3, right: null },
    ]);
    expect(questions[0]?.disagreement).toBeCloseTo(2 / 3, 12);
    expect(questions[0]?.confidence).toBeLessThan(1);
  });

  it("leaves out of agreement, and of the answer, what was said in sight of others", () => {
    const seen = ["kim", "lou"].flatMap((person) =>
      [0, 1].map((at) => answer(`q${at}`, person, `q${at}:b`, { sawOthers: true })),
    );
    const { questions, overall } = judgeQuality([...honest, ...seen], candidatesOf);
    expect(overall).toMatchObject({ answers: 94, sawOthers: 4, alpha: 1 });
    expect(questions[0]).toMatchObject({ label: truthOf(0), claims: 3, onlySeen: false });
    const [only] = judgeQuality(seen, candidatesOf).questions;
    expect(only).toMatchObject({ label: "q0:b", claims: 2, onlySeen: true, disagreement: null });
  });

  it("holds it against nobody what they want", () => {
    const wanted = (person: string, name: string) => answer("wish", person, `wish:${name}`);
    const wishes = [wanted("ana", "a"), wanted("ben", "b"), wanted("eve", "b")];
    const isWish = (question: string) => question === "wish";
    const before = judgeQuality(honest, candidatesOf);
    const { people, questions, overall } = judgeQuality(
      [...honest, ...wishes],
      candidatesOf,
      isWish,
    );
    expect(questions.at(-1)).toMatchObject({ preference: true, label: "wish:b", claims: 3 });
    expect(questions.at(-1)?.disagreement).toBeCloseTo(2 / 3, 12);
    expect(overall).toEqual(before.overall);
    expect(people.map(({ quality, consistent }) => ({ quality, consistent }))).toEqual(
      before.people.map(({ quality, consistent }) => ({ quality, consistent })),
    );
  });

  it("has no answer where nobody claims one, and knows bad questions", () => {
    const answers = ["ana", "ben"].flatMap((person) => [
      answer("q0", person, "dk"),
      answer("q1", person, "bad"),
    ]);
    const { questions } = judgeQuality(answers, candidatesOf);
    expect(questions.map(({ label }) => label)).toEqual([null, "bad"]);
    expect(questions[0]).toMatchObject({ confidence: 0, answers: 2, claims: 0 });
  });
});

describe("ways to aggregate", () => {
  const labelled = (rows: readonly string[], truth: (at: number) => string | null = () => null) =>
    rows.flatMap((said, at) =>
      [...said].map((label, rater) => answer(`q${at}`, `p${rater}`, label, { truth: truth(at) })),
    );

  it("are measured by gold questions that none of them is told", () => {
    const rows = ["aab", "bba", "aab", "bba", "aab", "bab"];
    const compared = compareAggregations(
      labelled(rows, (at) => (at < 3 ? ("aba"[at] ?? null) : null)),
      () => ["a", "b"],
    );
    expect(compared).toMatchObject({ questions: 6, majority: { unlikeMajority: 0 } });
    expect(compared.majority.gold).toMatchObject({ count: 3, of: 3 });
    const wrong = compareAggregations(
      labelled(rows, (at) => (at === 0 ? "b" : null)),
      () => ["a", "b"],
    );
    expect(wrong.oneCoin.gold).toMatchObject({ count: 0, of: 1 });
    expect(wrong.majority.gold).toMatchObject({ count: 0, of: 1 });
    expect(wrong.dawidSkene?.gold.of).toBe(1);
  });

  it("have no Dawid-Skene where questions have candidates of their own", () => {
    expect(compareAggregations(honest, candidatesOf)).toMatchObject({
      questions: 30,
      dawidSkene: null,
      oneCoin: { unlikeMajority: 0 },
    });
    expect(compareAggregations([], candidatesOf)).toMatchObject({ questions: 0, dawidSkene: null });
  });
});

describe("Dawid and Skene's model", () => {
  // One careful person, and two who mostly say yes: in "nyy" the careful one is right.
  const said = ["yyy", "nyy", "yyy", "nyy", "nyn", "yyy", "nny", "nyy", "yyy", "nyy"];
  const yesNo = said.flatMap((labels, at) =>
    [...labels].map((label, rater) => answer(`s${at}`, `p${rater}`, label)),
  );
  const mixed = (question: string) =>
    question.startsWith("s") ? ["y", "n"] : candidatesOf(question);

  it("answers questions that share their choices, also beside others that do not", () => {
    const world = (question: string) =>
      (question.startsWith("s") ? said[Number(question.slice(1))]?.[0] : null) ?? null;
    const { questions } = judgeQuality([...honest, ...yesNo], mixed);
    const shared = questions.filter(({ dawidSkene }) => dawidSkene !== null);
    expect(shared.map(({ question }) => question)).toEqual(said.map((_, at) => `s${at}`));
    expect(shared[1]).toMatchObject({ majority: "y", dawidSkene: { label: "n" } });
    const compared = compareAggregations([...honest, ...yesNo], mixed, world);
    expect(compared).toMatchObject({ questions: 40, majority: { world: { of: 10 } } });
    expect(compared.dawidSkene).toMatchObject({
      questions: 10,
      world: { count: 10, of: 10 },
      majority: { world: { count: compared.majority.world.count } },
    });
    expect(compared.majority.world.count).toBeLessThan(10);
  });

  it("has none of questions whose choices hardly any other has, or that have none", () => {
    const few = yesNo.filter(({ question }) => question < "s4");
    expect(compareAggregations(few, mixed).dawidSkene).toBeNull();
    expect(compareAggregations(yesNo, () => []).dawidSkene).toBeNull();
    const wishes = judgeQuality(yesNo, mixed, () => true).questions;
    expect(
      wishes.every(({ dawidSkene, majority }) => dawidSkene === null && majority !== null),
    ).toBe(true);
  });
});

describe("agreement over all", () => {
  it("is the published measures' where questions share their candidates", () => {
    const labels = [
      ["a", "a", "a"],
      ["a", "b", "a"],
      ["b", "b", "b"],
      ["a", "a", "b"],
    ];
    const answers = labels.flatMap((said, at) =>
      said.map((label, rater) => answer(`q${at}`, `p${rater}`, label)),
    );
    const { overall } = judgeQuality(answers, () => ["a", "b"]);
    expect(overall.sharedCandidates).toBe(true);
    // 7 of 12 are "a": expected agreement is 35/72 (Fleiss), expected disagreement 70/132 (Krippendorff).
    expect(overall.fleiss).toBeCloseTo((2 / 3 - 37 / 72) / (1 - 37 / 72), 12);
    expect(overall.alpha).toBeCloseTo(1 - 1 / 3 / (70 / 132), 12);
    const own = judgeQuality(honest, candidatesOf).overall;
    expect(own).toMatchObject({ sharedCandidates: false, fleiss: null, kappa: 1, alpha: 1 });
  });

  it("says nothing of no answers", () => {
    const { people, questions, overall } = judgeQuality([], candidatesOf);
    expect([people, questions]).toEqual([[], []]);
    expect(overall).toMatchObject({ answers: 0, alpha: null, kappa: null });
  });
});
