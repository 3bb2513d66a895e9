import { z } from "zod";
import { isParticular } from "../../scenes/household/goal.js";
import type { OrderReading } from "../../src/app/homes/order-refusals.js";
import { checkPossible } from "../../src/app/homes/possible-order.js";
import { readOrder } from "../../src/app/homes/read-order.js";
import { findHome, simulate } from "../../src/app/play/households.js";
import * as shared from "../../src/cli/options.js";
import { thingsOf } from "../../src/core/episode/looks.js";
import { type OwnerView, type Task, taskTypes } from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";

const meantTask = z.object({
  type: z.enum(taskTypes),
  object: z.string(),
  target: z.string(),
  particular: z
    .object({ colour: z.string(), material: z.string(), size: z.string(), owner: z.string() })
    .partial()
    .optional(),
});
const labelled = z
  .object({
    home: z.string(),
    order: z.string(),
    means: z.array(meantTask).min(1).nullable(),
    ask: z.string().nullable(),
    cannot: z.string().nullable(),
  })
  .refine(
    ({ means, ask, cannot }) => [means, ask, cannot].filter((one) => one !== null).length === 1,
    {
      message: "exactly one of means, ask and cannot must be set",
    },
  );
export type LabelledOrder = z.infer<typeof labelled>;

/** `unclear`: asked or refused where it need not, or the other way round. `wrong`: another task, without asking. */
const verdicts = ["right", "askedRight", "refusedRight", "wrong", "unclear"] as const;
type Verdict = (typeof verdicts)[number];

export function benchOrders(orders: readonly LabelledOrder[]) {
  const openHome = openHomes();
  const judged = orders.map((order) => {
    const { home, check, verdictOf } = openHome(order);
    const reading = check(readOrder(order.order, { home, speaker: null, clarified: {} }));
    return { order, reading, verdict: verdictOf(reading) };
  });
  const count = (verdict: Verdict) => judged.filter((one) => one.verdict === verdict).length;
  const counts = Object.fromEntries(verdicts.map((verdict) => [verdict, count(verdict)]));
  return { figures: { orders: orders.length, ...counts }, judged };
}

/** Judges readings, and looks up once what can be done. */
export function openHomes() {
  const checked = new Map<string, OrderReading>();
  return ({ home: id, means, ask }: LabelledOrder) => {
    const household = findHome(id);
    if (!household) throw new InputError(`there is no home "${id}"`);
    const scene = simulate(household);
    const home = scene.ownerView();
    function check(reading: OrderReading): OrderReading {
      const key = JSON.stringify([id, reading]);
      const known = checked.get(key) ?? checkPossible(scene, reading);
      checked.set(key, known);
      return known;
    }
    function verdictOf(reading: OrderReading): Verdict {
      if (reading.kind === "ask") return ask === null ? "unclear" : "askedRight";
      if (reading.kind === "cannot") return means || ask ? "unclear" : "refusedRight";
      const done = reading.tasks.map((task) => meaningOf(task, home)).join("; ");
      return means && done === means.map((task) => meaningOf(task, home)).join("; ")
        ? "right"
        : "wrong";
    }
    return { home, check, verdictOf };
  };
}

/** Compares by the things that will do, not by the words for them. */
function meaningOf(
  { type, object, target, particular }: Omit<Task, "sentence">,
  home: OwnerView,
): string {
  const fitting = thingsOf(home).filter(
    ({ kind, attributes }) => kind === object && isParticular(attributes, particular),
  );
  return [type, target, ...fitting.map(({ id }) => id).sort()].join(" ");
}

export function readLabelledOrders(file: string): readonly LabelledOrder[] {
  const lines = readTextFile(file)
    .split("\n")
    .filter((line) => line.trim() !== "");
  return lines.map((line, at) => {
    try {
      return labelled.parse(JSON.parse(line));
    } catch (error) {
      const reason = error instanceof z.ZodError ? z.prettifyError(error) : "it is no JSON";
      throw new InputError(`${file}, line ${at + 1}: ${reason}`);
    }
  });
}

export const ordersCommand = () =>
  declare({
    flags: {
      file: flag.required("--file <file>", "orders with their meaning, one JSON object a line"),
    },
    help: `
Each line has a home, an order in somebody's words, and one of three: what it means, that it must be asked back, or
that it cannot be done: {"home", "order", "means": [{"type", "object", "target", "particular"}] | null,
"ask": string | null, "cannot": string | null}

Example:
  sous bench orders --file orders.jsonl --json`,
    run: ({ file, json }) => {
      const { figures, judged } = benchOrders(readLabelledOrders(file));
      if (json) return shared.printJson(figures);
      shared.print(JSON.stringify(figures));
      for (const { order, verdict, reading } of judged)
        if (verdict === "wrong" || verdict === "unclear")
          shared.print(`  ${verdict}: ${order.home}: ${order.order}\n    ${tell(reading)}`);
    },
  });

function tell(reading: OrderReading): string {
  if (reading.kind !== "tasks") return `${reading.kind}: ${reading.text}`;
  return reading.tasks.map(({ sentence }) => sentence).join(" ");
}
