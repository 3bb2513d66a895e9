/** Learns to tag orders from made ones, and from labelled ones by what they mean. */
import { createHash } from "node:crypto";
import type { OrderReading } from "../../src/app/homes/order-refusals.js";
import {
  type Heads,
  type Tag,
  type Tagged,
  tagsOf,
  tagTokens,
} from "../../src/app/homes/order-tagger.js";
import { tokensOf } from "../../src/app/homes/order-tokens.js";
import { checkPossible } from "../../src/app/homes/possible-order.js";
import { readTagged } from "../../src/app/homes/read-order.js";
import { findHome, simulate } from "../../src/app/play/households.js";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import { type LabelledOrder, readLabelledOrders, verdictOf } from "../lab/bench-orders.js";
import { examplesOf, fitHeads } from "./fit.js";
import { makeOrders, type TaggedOrder } from "./made.js";

/** Those of other hands are for reporting, and never read here. */
const authors = ["tune", "tune-second", "tune-third", "hard"];
const made = 16_000;
/** Enough to explain labelled orders with. */
const madeFirst = 4000;
const seed = 3;
/** How often labelled orders are learned from: they are few, but true. */
const copies = 8;
const madeWeight = 0.5;
/** Other taggings that are tried to explain a label. */
const mostTried = 120;
/** A word said so often, and of these rarely to refuse, is never why an order is refused. */
const leastUsual = 12;
const mostRefusing = 0.1;

/** Other tags would explain a refusal by chance. */
const refusing: readonly Tag[] = ["unable", "stop", "trait", "noun"];

export function readTuning(names: readonly string[] = authors): readonly LabelledOrder[] {
  return names.flatMap((name) =>
    readLabelledOrders(packageFile(`research/test/lab/orders-${name}.jsonl`)),
  );
}

export function train(orders: readonly LabelledOrder[], tell: (line: string) => void): Heads {
  const all = makeOrders(made, seed).map((one) => ({ one, examples: examplesOf(one, madeWeight) }));
  const examples = all.flatMap((each) => each.examples);
  const first = all.slice(0, madeFirst).flatMap((each) => each.examples);
  const usual = usualWords(all.map(({ one }) => one));
  const heads = fitHeads(first);
  const explained = orders.flatMap((order) => explain(order, heads, usual) ?? []);
  tell(`${explained.length} of ${orders.length} orders explained`);
  const own = explained.flatMap((one) => examplesOf(one, 1));
  return fitHeads([...examples, ...Array.from({ length: copies }, () => own).flat()]);
}

function usualWords(orders: readonly TaggedOrder[]): ReadonlySet<string> {
  const counts = new Map<string, { said: number; refusing: number }>();
  for (const { tokens, tags } of orders)
    for (const [at, { form }] of tokens.entries()) {
      const count = counts.get(form) ?? { said: 0, refusing: 0 };
      count.said += 1;
      if (refusing.includes(tags[at] as Tag)) count.refusing += 1;
      counts.set(form, count);
    }
  const isUsual = (one: { said: number; refusing: number }) =>
    one.said >= leastUsual && one.refusing < one.said * mostRefusing;
  return new Set([...counts].flatMap(([form, count]) => (isUsual(count) ? [form] : [])));
}

/** Finds the likeliest tags with which an order is read as labelled. */
function explain(
  order: LabelledOrder,
  heads: Heads,
  usual: ReadonlySet<string>,
): TaggedOrder | null {
  const { home, check } = openHome(order.home);
  const tokens = tokensOf(order.order, home);
  const isRight = (tagged: readonly Tagged[]) => {
    const sure = tagged.map((one) => ({ ...one, sure: 1 }));
    const reading = readTagged(sure, order.order, { home, speaker: null, clarified: {} });
    // What is meant can be done.
    const checked = order.means ? reading : check(reading);
    return /right/i.test(verdictOf(order, checked, home));
  };
  const first = tagTokens(tokens, heads);
  if (isRight(first)) return { tokens, tags: first.map(({ tag }) => tag) };
  // Tries the second-best tags of the least certain tokens, one or two at a time.
  const others = first
    .flatMap(({ token, tag, sure, shares }, at) =>
      [...shares.entries()].flatMap(([nth, share]) => {
        const other = tagsOf[token.kind][nth] as Tag;
        const isRefusal = refusing.includes(other);
        if (other === tag || (order.cannot && !isRefusal)) return [];
        if (isRefusal && usual.has(token.form)) return [];
        return [{ at, tag: other, cost: Math.log(sure / share) }];
      }),
    )
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, 40);
  const pairs = others.flatMap((one, nth) =>
    others
      .slice(nth + 1)
      .filter(({ at }) => at !== one.at)
      .map((other) => ({ changes: [one, other], cost: one.cost + other.cost })),
  );
  const tries = [...others.map((one) => ({ changes: [one], cost: one.cost })), ...pairs]
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, mostTried);
  for (const { changes } of tries) {
    const tagged = first.map((one, at) => {
      const change = changes.find((each) => each.at === at);
      return change ? { ...one, tag: change.tag } : one;
    });
    if (isRight(tagged)) return { tokens, tags: tagged.map(({ tag }) => tag) };
  }
  return null;
}

const opened = new Map<string, ReturnType<typeof openNew>>();

/** What can be done is looked up once, as many tries end in the same tasks. */
function openNew(name: string) {
  const household = findHome(name);
  if (!household) throw new InputError(`there is no home "${name}"`);
  const scene = simulate(household);
  const checked = new Map<string, OrderReading>();
  const check = (reading: OrderReading): OrderReading => {
    const key = JSON.stringify(reading);
    const known = checked.get(key) ?? checkPossible(scene, reading);
    checked.set(key, known);
    return known;
  };
  return { home: scene.ownerView(), check };
}

function openHome(name: string) {
  const known = opened.get(name) ?? openNew(name);
  opened.set(name, known);
  return known;
}

export function hashOf(orders: readonly LabelledOrder[]): string {
  const all = JSON.stringify([makeOrders(made, seed).map(({ tags }) => tags), orders]);
  return createHash("sha256").update(all).digest("hex");
}
