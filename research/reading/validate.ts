/** Cross-validates by author. */
import type { GroundedReply, GroundingRequest } from "../../src/core/grounding.js";
import { factOf, prepare } from "../../src/desk/learning/examples.js";
import { fitStored } from "../../src/desk/learning/fit.js";
import type { Limits } from "../../src/desk/reading/read.js";
import { readAnalysis, unpackHeads } from "../../src/desk/reading/read.js";
import { benchGrounding } from "../lab/bench-grounding.js";
import { averageOf, divide } from "../lab/numbers.js";
import { authors, madeWeight, readOpen, readTraining } from "./data.js";

type Read = ReturnType<typeof readUnseen>[number];

function readUnseen() {
  const { table, made } = readTraining();
  const always = [
    ...table.map((item) => prepare(item)),
    ...made.map((item) => prepare(item, madeWeight)),
  ];
  const open = Object.entries(authors).map(([author, files]) => ({
    author,
    replies: files.flatMap(readOpen).map((item) => ({ item, prepared: prepare(item) })),
  }));
  return open.flatMap(({ author, replies }) => {
    const others = open.filter((other) => other.author !== author);
    const heads = unpackHeads(
      fitStored([...others.flatMap((one) => one.replies.map((r) => r.prepared)), ...always]),
    );
    return replies.map((one) => ({ ...one, heads }));
  });
}

async function score(reads: readonly Read[], limits: Limits) {
  const replies = new Map<GroundingRequest, GroundedReply>(
    reads.map(({ item, prepared: { analysis, view }, heads }) => [
      item.request,
      readAnalysis(analysis, heads, limits, view).reply,
    ]),
  );
  const unread: GroundedReply = { kind: "unclear", guesses: [] };
  const { byKind, byLanguage, ...totals } = await benchGrounding({
    items: reads.map(({ item }) => item),
    grounder: { ground: async (request) => replies.get(request) ?? unread },
  });
  return totals;
}

const bounds = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1];
/** Notes everything. */
const unlimited: Limits = { location: 0, choice: 0, maybe: 1, usable: 0, order: 1.1 };

/** Measures accuracy by probability, and the expected calibration error. */
async function measureReliability(reads: readonly Read[]) {
  const noted: { probability: number; isRight: boolean }[] = [];
  for (const { item, prepared, heads } of reads) {
    const { analysis, view } = prepared;
    const { reply, probability } = readAnalysis(analysis, heads, unlimited, view);
    if (reply.kind !== "location" && reply.kind !== "choice") continue;
    const { wider, wrong, missed } = await benchGrounding({
      items: [item],
      grounder: { ground: async () => reply },
    });
    noted.push({ probability, isRight: wider + wrong + missed === 0 });
  }
  const rows = bounds.slice(1).map((to, at) => {
    const from = bounds[at] ?? 0;
    const own = noted.filter(({ probability }) => probability > from && probability <= to);
    const right = averageOf(own, ({ isRight }) => Number(isRight));
    return { from, to, count: own.length, mean: averageOf(own, (one) => one.probability), right };
  });
  const error = rows.reduce(
    (sum, { count, mean, right }) => sum + divide(count, noted.length) * Math.abs(mean - right),
    0,
  );
  return { rows, expectedCalibrationError: error };
}

/** Upper bound: facts and choices found if every decision were right. */
function measureReach(reads: readonly Read[]) {
  let [all, reached] = [0, 0];
  for (const { item, prepared } of reads) {
    const { mentions, references, choices } = prepared.analysis;
    if (choices && item.gold.choice) {
      const { choice } = item.gold;
      const named = new Set(references.flatMap(({ ids }) => ids));
      const isAll = choice.length === choices.length;
      const isNamed = choice.every((id) => named.has(id));
      const isRest = choices.every((id) => choice.includes(id) !== named.has(id));
      all += 1;
      if (isAll || isNamed || isRest) reached += 1;
    }
    for (const [at, { places }] of item.gold.facts.entries()) {
      const ids = mentions.flatMap((one) =>
        factOf(one.ids, item) === at || one.ids.every((id) => places.includes(id)) ? one.ids : [],
      );
      all += 1;
      if (places.every((id) => ids.includes(id))) reached += 1;
    }
  }
  return { readings: all, reached, share: divide(reached, all) };
}

export async function validate(limits: Limits) {
  const reads = readUnseen();
  return {
    authors: Object.keys(authors).length,
    totals: await score(reads, limits),
    reach: measureReach(reads),
    reliability: await measureReliability(reads),
  };
}
