import { writeFileSync } from "node:fs";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import type { GroundedReply, GroundingRequest } from "../../src/core/question/grounding.js";
import { type Examples, factOf, type Prepared, prepare } from "../../src/desk/learning/examples.js";
import { fitStored } from "../../src/desk/learning/fit.js";
import { scoreSteps } from "../../src/desk/learning/unseen.js";
import { featureVersion } from "../../src/desk/reading/features.js";
import { scoreRows } from "../../src/desk/reading/heads.js";
import {
  forHeads,
  type Heads,
  type Limits,
  readAnalysis,
  unpackHeads,
} from "../../src/desk/reading/read.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { benchGrounding } from "../lab/bench-grounding.js";
import { averageOf, divide } from "../lab/numbers.js";
import { authors, hashOf, limits, madeWeight, readOpen, readTraining } from "./data.js";
import { prepareAct } from "./made-acts.js";

const shipped = packageFile("src/desk/reading/weights.json");
const shippedUnseen = packageFile("src/desk/learning/unseen.json");

/** Their replies are scored by heads that learned from the others', and shipped for learning in use. */
const unseenAuthors = ["third", "fourth", "fifth"];

/** Returns the weights, and the replies that check what is learned in use. */
export function train(): { readonly weights: string; readonly unseen: string } {
  const { open, table, made, acts } = readTraining();
  const always = [
    ...table.map((item) => prepare(item)),
    ...made.map((item) => prepare(item, madeWeight)),
  ];
  const prepared = open.map((item) => prepare(item));
  const data = hashOf(acts, open, table, made);
  const heads = fitStored([...prepared, ...always, ...acts.map(prepareAct)]);
  return {
    weights: `${JSON.stringify({ features: featureVersion, data, limits, heads })}\n`,
    unseen: `${JSON.stringify({ features: featureVersion, data, ...packUnseen(prepared, always) })}\n`,
  };
}

function packUnseen(open: readonly Prepared[], always: readonly Prepared[]) {
  const authorOf = Object.entries(authors).flatMap(([author, files]) =>
    files.flatMap(readOpen).map(() => author),
  );
  const isUnseen = (_: Prepared, at: number) => unseenAuthors.includes(authorOf[at] ?? "");
  const others = open.filter((one, at) => !isUnseen(one, at));
  const heads = unpackHeads(fitStored([...others, ...always]));
  const unseen = open.filter(isUnseen);
  const half = (rest: number) =>
    packExamples(joinExamples(unseen.filter((_, at) => at % 2 === rest)), heads);
  return { practice: half(0), check: half(1) };
}

function joinExamples(prepared: readonly Prepared[]): Examples {
  return forHeads((name) => prepared.flatMap(({ examples }) => examples[name]));
}

export const trainReadingCommand = () =>
  declare({
    flags: {
      out: flag.text("--out <file>", "where the weights are written (default: the shipped file)"),
      validate: flag.toggle(
        "--validate",
        "cross-validate by author instead, and print how reliable the probabilities are",
      ),
    },
    help: `
Learns from the labelled replies and remarks in test/desk/replies (those for reporting are never read), the behaviour
table in test/desk/reading, and replies and remarks made from templates. The same data give the same file, bit for bit.

Example:
  sous train reading --validate`,
    run: async ({ out = shipped, validate: isValidation, json }) => {
      if (!isValidation) {
        const { weights, unseen } = train();
        writeFileSync(out, weights);
        if (out === shipped) writeFileSync(shippedUnseen, unseen);
        return json
          ? shared.printJson({
              file: out,
              bytes: weights.length,
              kind: "reading-weights",
              version: 1,
            })
          : shared.print(`${out}: ${Math.round(weights.length / 1000)} KB`);
      }
      const result = await validate(limits.normal);
      if (json) return shared.printJson({ ...result, kind: "reading-validation", version: 1 });
      const { totals, reach, reliability } = result;
      const { safePrecision, recall, askedBack } = totals;
      shared.print(
        `${totals.items} replies: safe ${safePrecision.toFixed(3)}, recall ${recall.toFixed(3)}, asked back ${askedBack.toFixed(3)}, injections obeyed ${totals.injectionsObeyed}`,
      );
      shared.print(`at most ${reach.reached} of ${reach.readings} readings can be reached`);
      for (const { from, to, count, mean, right } of reliability.rows)
        shared.print(
          `  probability ${from} to ${to}: ${count}, ${mean.toFixed(3)} expected, ${right.toFixed(3)} right`,
        );
      shared.print(`calibration error ${reliability.expectedCalibrationError.toFixed(3)}`);
    },
  });

/** Packs examples with the scores of heads that were trained without them. */
function packExamples(examples: Examples, heads: Heads) {
  return forHeads((name) =>
    examples[name].map(({ rows, label }) => {
      const sorted = rows.toSorted();
      const gaps = Array.from(sorted, (row, at) => row - (sorted[at - 1] ?? 0));
      const scores = Array.from(scoreRows(heads[name], rows), (one) =>
        Math.round(one * scoreSteps),
      );
      const parts = [[label], scores, gaps];
      return parts.map((part) => part.map((number) => number.toString(36)).join(" ")).join(";");
    }),
  );
}

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
    reads.map(({ item, prepared: { analysis }, heads }) => [
      item.request,
      readAnalysis(analysis, heads, limits).reply,
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
    const { reply, probability } = readAnalysis(prepared.analysis, heads, unlimited);
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

async function validate(limits: Limits) {
  const reads = readUnseen();
  return {
    authors: Object.keys(authors).length,
    totals: await score(reads, limits),
    reach: measureReach(reads),
    reliability: await measureReliability(reads),
  };
}
