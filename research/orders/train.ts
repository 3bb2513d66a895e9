/** Learns to tag orders from made ones, and from labelled ones by what they mean. */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import {
  featuresOf,
  featureVersion,
  type Heads,
  type Tag,
  type Tagged,
  tagsOf,
  tagTokens,
} from "../../src/app/homes/order-tagger.js";
import { type TokenKind, tokensOf } from "../../src/app/homes/order-tokens.js";
import { readTagged } from "../../src/app/homes/read-order.js";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { fitHead, packHead } from "../../src/desk/learning/fit.js";
import { rowsOf } from "../../src/desk/reading/heads.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { type LabelledOrder, openHomes, readLabelledOrders } from "../lab/bench-orders.js";
import { makeOrders, type TaggedOrder } from "./made.js";

const shipped = packageFile("src/app/homes/order-weights.json");
/** Those of other hands are for reporting, and never read here. */
const nths = "second third fourth fifth sixth seventh eighth ninth tenth".split(" ");
const authors = ["tune", ...nths.map((nth) => `tune-${nth}`), "hard"];
/** The first made orders are enough to explain labelled ones. */
const [made, madeFirst, madeWeight, seed] = [20_000, 7000, 0.5, 3];
/** How often labelled orders are learned from: they are few, but true. */
const copies = 8;
/** Other taggings that are tried to explain a label, of so many other tags. */
const [mostTried, mostOthers] = [120, 40];
/** Other tags would explain a refusal by chance. */
const refusing: readonly (Tag | undefined)[] = ["unable", "stop", "trait", "noun"];
/** A word said so often, and of these rarely to refuse, is never why an order is refused. */
const [leastUsual, mostRefusing] = [12, 0.1];

const kinds = Object.keys(tagsOf) as TokenKind[];
/** Rows per classifier (`2 ** bits`), and rows shipped. */
const shapes: Readonly<Record<TokenKind, { bits: number; most: number }>> = {
  word: { bits: 18, most: 24_000 },
  thing: { bits: 16, most: 9000 },
  place: { bits: 16, most: 9000 },
  detail: { bits: 15, most: 4000 },
};
const openHome = openHomes();
const settings = { epochs: 4, rate: 0.08, decay: 2e-6, dropped: 0.35, least: 0.004 };

export function readTuning(): readonly LabelledOrder[] {
  return authors.flatMap((name) =>
    readLabelledOrders(packageFile(`research/test/lab/orders-${name}.jsonl`)),
  );
}

function learn(orders: readonly LabelledOrder[]): Heads {
  const all = makeOrders(made, seed);
  const examples = all.map((one) => examplesOf(one, madeWeight));
  const heads = fitHeads(examples.slice(0, madeFirst).flat());
  const usual = usualWords(all);
  const explained = orders.flatMap((order) => explain(order, heads, usual) ?? []);
  const own = explained.flatMap((one) => examplesOf(one, 1));
  return fitHeads([...examples.flat(), ...Array.from({ length: copies }, () => own).flat()]);
}

function examplesOf({ tokens, tags }: TaggedOrder, weight: number) {
  return tokens.map(({ kind }, at) => ({
    kind,
    rows: rowsOf(featuresOf(tokens, tags, at), shapes[kind].bits),
    label: (tagsOf[kind] as readonly string[]).indexOf(tags[at] ?? ""),
    weight,
  }));
}

function fitHeads(examples: ReturnType<typeof examplesOf>): Heads {
  const fitted = kinds.map((kind) => {
    const own = examples.filter((one) => one.kind === kind);
    return [kind, fitHead({ classes: tagsOf[kind], bits: shapes[kind].bits }, own, [], settings)];
  });
  return Object.fromEntries(fitted) as Heads;
}

function usualWords(orders: readonly TaggedOrder[]): ReadonlySet<string> {
  const said = new Map<string, { count: number; refused: number }>();
  for (const { tokens, tags } of orders)
    for (const [at, { form }] of tokens.entries()) {
      const { count, refused } = said.get(form) ?? { count: 0, refused: 0 };
      const isRefusal = refusing.includes(tags[at]);
      said.set(form, { count: count + 1, refused: refused + Number(isRefusal) });
    }
  const usual = [...said].filter(
    ([, { count, refused }]) => count >= leastUsual && refused < count * mostRefusing,
  );
  return new Set(usual.map(([form]) => form));
}

/** Finds the likeliest tags with which an order is read as labelled. */
function explain(order: LabelledOrder, heads: Heads, usual: ReadonlySet<string>) {
  const { home, check, verdictOf } = openHome(order);
  const tokens = tokensOf(order.order, home);
  const first = tagTokens(tokens, heads);
  const isRight = (tagged: readonly Tagged[]) => {
    const sure = tagged.map((one) => ({ ...one, sure: 1 }));
    const reading = readTagged(sure, order.order, { home, speaker: null, clarified: {} });
    // What is meant can be done.
    return /right/i.test(verdictOf(order.means ? reading : check(reading)));
  };
  // Tries the second-best tags of the least certain tokens, one or two at a time.
  const others = first
    .flatMap(({ token, tag, sure, shares }, at) =>
      tagsOf[token.kind].flatMap((other, nth) => {
        const mayBe = refusing.includes(other) ? !usual.has(token.form) : !order.cannot;
        const cost = Math.log(sure / (shares[nth] ?? 0));
        return other !== tag && mayBe ? [{ tags: { [at]: other }, cost }] : [];
      }),
    )
    .toSorted((one, other) => one.cost - other.cost)
    .slice(0, mostOthers);
  const pairs = others.flatMap(({ tags, cost }, nth) =>
    others.slice(nth).map((other) => ({
      tags: { ...other.tags, ...tags },
      cost: other.tags === tags ? cost : cost + other.cost,
    })),
  );
  const tries = pairs.toSorted((one, other) => one.cost - other.cost).slice(0, mostTried);
  for (const { tags } of [{ tags: {} as Record<number, Tag> }, ...tries]) {
    const tagged = first.map((one, at) => ({ ...one, tag: tags[at] ?? one.tag }));
    if (isRight(tagged)) return { tokens, tags: tagged.map(({ tag }) => tag) };
  }
  return null;
}

export function hashOf(orders: readonly LabelledOrder[]): string {
  const all = makeOrders(made, seed).flatMap(({ tokens, tags }) => [...tokens, ...tags]);
  return createHash("sha256")
    .update(JSON.stringify([all, orders]))
    .digest("hex");
}

export const trainOrdersCommand = () =>
  declare({
    flags: {
      out: flag.text("--out <file>", "where the weights are written (default: the shipped file)"),
    },
    help: `
Learns what each word of an order is for: from orders made by a grammar (research/orders/grammar.json), and from the
labelled orders in research/test/lab by what they mean (those of other hands are never read). The same data give the
same file, bit for bit.

Example:
  sous train orders`,
    run: ({ out = shipped, json }) => {
      const orders = readTuning();
      const heads = learn(orders);
      const packed = kinds.map((kind) => [kind, packHead(heads[kind], shapes[kind].most)]);
      const stored = {
        features: featureVersion,
        data: hashOf(orders),
        heads: Object.fromEntries(packed),
      };
      const text = `${JSON.stringify(stored)}\n`;
      writeFileSync(out, text);
      const [kind, version] = ["order-weights", 1];
      if (json) return shared.printJson({ file: out, bytes: text.length, kind, version });
      shared.print(`${out}: ${Math.round(text.length / 1000)} KB`);
    },
  });
