import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { benchOrders, readLabelledOrders } from "../../lab/bench-orders.js";
import { newFolder } from "../set-up.js";

function figuresOf(name: string) {
  const file = fileURLToPath(new URL(name, import.meta.url));
  return benchOrders(readLabelledOrders(file)).figures;
}

it("does nothing else than what was meant, and nearly all that was", () => {
  const few = { orders: 100, askedRight: 20, refusedRight: 20, wrong: 0 };
  expect(figuresOf("orders-tune.jsonl")).toEqual({ ...few, right: 59, unclear: 1 });
  expect(figuresOf("orders-tune-second.jsonl")).toEqual({ ...few, right: 60, unclear: 0 });
  for (const name of ["third", "fourth", "fifth", "sixth"])
    expect(figuresOf(`orders-tune-${name}.jsonl`)).toMatchObject({ wrong: 0 });
  expect(figuresOf("orders-hard.jsonl")).toMatchObject({ wrong: 0, unclear: 1 });
});

it("counts another task, and asking or refusing where it need not", () => {
  const line = { home: "kitchen", means: null, ask: null, cannot: null };
  const egg = { type: "pick_and_place_simple", object: "egg", target: "garbagecan" };
  const mug = { ...egg, object: "mug", target: "sinkbasin", particular: { colour: "green" } };
  const lines = [
    { ...line, order: "put the egg in the bin", means: [egg] },
    { ...line, order: "put the egg in the sink", means: [egg] },
    { ...line, order: "put Ben's mug in the sink", means: [mug] },
    { ...line, order: "put the mug in the sink", means: [mug] },
    { ...line, order: "put the mug in the sink", ask: "Which mug?" },
    { ...line, order: "dance", cannot: "It cannot dance." },
    { ...line, order: "dance", ask: "Where?" },
    { ...line, order: "put the egg in the bin", ask: "Which egg?" },
  ];
  const file = path.join(newFolder(), "orders.jsonl");
  writeFileSync(file, lines.map((one) => JSON.stringify(one)).join("\n"));
  const { figures } = benchOrders(readLabelledOrders(file));
  expect(figures).toEqual({
    orders: 8,
    right: 2,
    askedRight: 1,
    refusedRight: 1,
    wrong: 2,
    unclear: 2,
  });
  writeFileSync(file, JSON.stringify({ ...line, order: "dance" }));
  expect(() => readLabelledOrders(file)).toThrow(/line 1: .*exactly one of means, ask and cannot/);
});
