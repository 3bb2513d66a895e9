import { writeFileSync } from "node:fs";
import { featureVersion } from "../../src/app/homes/order-tagger.js";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { packHead } from "../../src/desk/learning/fit.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { kinds, shapes } from "./fit.js";
import { hashOf, readTuning, train } from "./train.js";

const shipped = packageFile("src/app/homes/order-weights.json");

export const trainOrdersCommand = () =>
  declare({
    flags: {
      out: flag.text("--out <file>", "where the weights are written (default: the shipped file)"),
      json: flag.json(),
    },
    help: `
Learns what each word of an order is for: from orders made by a grammar (research/orders/grammar.json), and from the
labelled orders in research/test/lab by what they mean (those of other hands are never read). The same data give the
same file, bit for bit.

Example:
  sous train orders`,
    run: ({ out = shipped, json }) => {
      const orders = readTuning();
      const heads = train(orders, (line) => json || shared.print(line));
      const packed = kinds.map((kind) => [kind, packHead(heads[kind], shapes[kind].most)]);
      const stored = {
        features: featureVersion,
        data: hashOf(orders),
        heads: Object.fromEntries(packed),
      };
      const text = `${JSON.stringify(stored)}\n`;
      writeFileSync(out, text);
      if (json)
        return shared.printJson({
          file: out,
          bytes: text.length,
          kind: "order-weights",
          version: 1,
        });
      shared.print(`${out}: ${Math.round(text.length / 1000)} KB`);
    },
  });
