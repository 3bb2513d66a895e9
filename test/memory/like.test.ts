/** What is like something: the filters are inside the search, whether the graph searches or each row is compared. */
import { expect, it } from "vitest";
import type { OpenMemory } from "../../memory/open.js";
import type { TupleQuery } from "../../src/core/memory/stores.js";
import { isWithin, type Tuple } from "../../src/core/memory/tuple.js";
import { look, newFile, openIn } from "./folder.js";
import { sampleTuple } from "./samples.js";

const things = ["mug", "plate", "apple", "key", "lamp", "book", "towel", "knife"];
const places = ["fridge", "shelf", "drawer", "table", "sink"];
const patterns = ["take TARGET from HERE", "go to PLACE:shelf", "put TARGET in DEST"];

function drawTuples(count: number): readonly Tuple[] {
  const of = <T>(values: readonly T[], at: number) => values[at % values.length] as T;
  return Array.from({ length: count }, (_, at) =>
    sampleTuple({
      id: `t${at}`,
      seq: at,
      household: at % 3 === 0 ? "flat" : "kitchen",
      episode: at % 3 === 0 ? "f1" : "e1",
      goal: `put a ${of(things, at)} in the ${of(places, at >> 3)} ${at % 17}`,
      observation: `You see a ${of(things, at >> 1)} 1 and a ${of(things, at >> 4)} 2 on the ${of(places, at)} ${at % 29}.`,
      cell: { goal: ["put", of(places, at >> 3)], observation: [at % 2 ? "empty hand" : "held"] },
      pattern: of(patterns, at >> 2),
    }),
  );
}

async function fill(graphFrom: number | undefined, tuples: readonly Tuple[]) {
  const memory = await openIn(":memory:", { graphFrom });
  await memory.begin();
  await memory.begin({ id: "f1", household: "flat" });
  await memory.tuples.keep(tuples);
  return memory;
}

const query = { goal: "put a mug in the shelf", observation: "You see a mug 1 on the drawer 3." };
const filters: readonly Partial<TupleQuery>[] = [
  {},
  { household: "flat" },
  { cell: { goal: ["put", "shelf"], observation: [] } },
  { patterns: ["go to PLACE", "put TARGET in DEST"] },
  { household: "kitchen", cell: { goal: [], observation: ["held"] }, patterns },
  { ids: ["t1", "t5", "t77"] },
  { cell: { goal: ["heat"], observation: [] } },
];

function fits({ id, household, cell, pattern }: Tuple, filter: Partial<TupleQuery>): boolean {
  return (
    (filter.household ?? household) === household &&
    (!filter.cell || isWithin(cell, filter.cell)) &&
    (!filter.patterns || filter.patterns.some((one) => `${pattern}:`.startsWith(`${one}:`))) &&
    (filter.ids?.includes(id) ?? true)
  );
}

/** Share of what comparing each row finds, over all filters. */
async function recallOf(graph: OpenMemory, exact: OpenMemory, tuples: readonly Tuple[]) {
  let found = 0;
  let wanted = 0;
  for (const filter of filters) {
    const asked = { ...query, ...filter, k: 10 };
    const truth = await exact.tuples.nearest(asked);
    const hits = await graph.tuples.nearest(asked);
    expect(truth).toHaveLength(Math.min(10, tuples.filter((one) => fits(one, filter)).length));
    for (const { tuple } of [...hits, ...truth]) expect(fits(tuple, filter)).toBe(true);
    const least = (truth.at(-1)?.similarity ?? 0) - 1e-4;
    found += hits.filter(({ similarity }) => similarity >= least).length;
    wanted += truth.length;
  }
  return found / wanted;
}

it("the graph finds within household, cell, patterns and ids what comparing each row finds", async () => {
  const tuples = drawTuples(300);
  const exact = await fill(undefined, tuples);
  const graph = await fill(0, tuples);
  expect(await recallOf(graph, exact, tuples)).toBeGreaterThanOrEqual(0.98);
  expect(exact.searches()).toEqual({ graphQueries: 0, exactQueries: filters.length });
  expect(graph.searches()).toEqual({ graphQueries: filters.length, exactQueries: 0 });
});

it("answers and facts of a home are searched by the graph, too", async () => {
  const memory = await fill(0, drawTuples(20));
  const hits = await memory.recall({ text: "mug on the drawer", household: "kitchen" });
  expect(hits[0]?.why.similarity).toBeGreaterThan(0);
  expect(memory.searches().graphQueries).toBe(1);
});

it("beside the writer, what has no vector yet is found all the same, best first, and nothing is kept", async () => {
  const tuples = drawTuples(40);
  const exact = await fill(undefined, tuples);
  const file = newFile();
  const memory = await openIn(file);
  await memory.begin();
  await memory.begin({ id: "f1", household: "flat" });
  await memory.tuples.keep(tuples.slice(0, 30));
  const stored = { ...query, household: "kitchen", k: 40 };
  await memory.tuples.nearest(stored);
  await memory.tuples.keep(tuples.slice(30));
  const count = () => look<{ of: number }>(file, "SELECT count(*) AS of FROM vectors")[0]?.of;
  const before = count();
  const reader = await openIn(file, { readOnly: true });
  for (const filter of [...filters, { k: 0 }, { k: 1 }, { k: 40 }, { household: "kitchen" }]) {
    const asked = { ...query, k: 10, ...filter };
    const ids = async ({ tuples }: OpenMemory) =>
      (await tuples.nearest(asked)).map(({ tuple, similarity }) => [
        tuple.id,
        similarity.toFixed(3),
      ]);
    const sorted = (all: string[][]) => all.toSorted(([a = ""], [b = ""]) => a.localeCompare(b));
    const [found, wanted] = [await ids(reader), await ids(exact)];
    expect(found.map((one) => one[1])).toEqual(wanted.map((one) => one[1]));
    const least = wanted.at(-1)?.[1];
    const above = (all: string[][]) => sorted(all.filter((one) => one[1] !== least));
    expect(above(found)).toEqual(above(wanted));
  }
  expect([before, count()]).toEqual([20, 20]);
});
