/** The shop's own products are no people: a release that tells of them is not refused. */
import { expect, it } from "vitest";
import { openCatalogue } from "../../scenes/shop/index.js";
import { createScan } from "../../src/datasets/scan/index.js";

it("finds nobody in what is said of our products", () => {
  const scan = createScan({ names: [], ids: [] });
  const { size, at } = openCatalogue("own");
  const products = Array.from({ length: size }, (_, number) => at(number));
  const texts = products.flatMap(({ title, options }) => [
    `Opened ${title}.`,
    `Bought: ${title}, size ${[...options.values()].flat()[0]}. Price: $3.00`,
    `usual thing: ${title} ($3.00)`,
    `It is ${title}`,
    ...[...options.values()].flat().map((value) => `I was told: ${value}.`),
  ]);
  expect(texts.flatMap((text) => scan(text).map(({ kind }) => `${kind}: ${text}`))).toEqual([]);
});
