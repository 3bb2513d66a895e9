/** Reads WebShop's product files, as published. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { keepNewest } from "../../src/core/newest.js";
import { packageFile } from "../../src/core/package-file.js";
import { openRows, parseRow, type RowPlace, readJsonRows } from "./json-rows.js";
import { indexedText, type Product, RowError, readProduct } from "./product.js";
import { createIndex } from "./search-index.js";

/** What WebShop gives to products without attributes. */
const noAttributes: readonly string[] = ["DUMMY_ATTR"];

const minedShape = z.object({
  attributes: z
    .array(z.string())
    .nullish()
    .transform((given) => given ?? noAttributes),
  instruction: z.string().nullish(),
  instruction_attributes: z.array(z.string()).nullish(),
});
export type Mined = z.infer<typeof minedShape>;

export type LeftOut = Readonly<Record<"asin" | "reason", string>>;

export type Catalogue = ReturnType<typeof loadCatalogue>;

const opened = new Map<string, Catalogue>();

/** The catalogue that ships with Sous. */
export const ownCatalogue = "own";

/**
 * Opens a folder's or file's products, or our own; cached. Keeps only index, prices and row positions in memory.
 * @throws InputError
 */
export function openCatalogue(folder: string): Catalogue {
  const isOwn = folder === ownCatalogue;
  const place = isOwn ? packageFile("scenes/shop/data") : path.resolve(folder);
  const known = opened.get(place);
  if (known) return known;
  const loaded = loadCatalogue(place, isOwn ? ownCatalogue : path.basename(place));
  opened.set(place, loaded);
  return loaded;
}

function loadCatalogue(place: string, name: string) {
  const files = findFiles(place);
  const places: RowPlace[] = [];
  const byAsin = new Map<string, number>();
  const prices: Product["prices"][] = [];
  const groups = { category: new Map<string, number[]>(), query: new Map<string, number[]>() };
  const leftOut: LeftOut[] = [];
  const writer = createIndex();
  for (const { text, offset, length } of readJsonRows(files.products)) {
    const row = parseRow(text);
    const asin = asinOf(row);
    const fault = faultOf(asin, byAsin) ?? tryRead(row);
    if (typeof fault === "string") {
      leftOut.push({ asin, reason: fault });
      continue;
    }
    const index = places.length;
    byAsin.set(asin, index);
    places.push({ offset, length });
    prices.push(fault.prices);
    for (const field of ["category", "query"] as const) {
      const members = groups[field].get(fault[field]);
      if (members) members.push(index);
      else groups[field].set(fault[field], [index]);
    }
    writer.add(indexedText(fault));
  }
  if (places.length === 0)
    throw new InputError("there is no product that can be read", { file: files.products });
  const readRow = openRows(files.products);
  const kept = new Map<number, Product>();
  const mined = files.mined ? openMined(files.mined, byAsin) : () => null;
  return {
    name,
    version: Object.values(files)
      .map((file) => (file ? `${path.basename(file)}:${statSync(file).size}` : ""))
      .join(" "),
    size: places.length,
    asins: [...byAsin.keys()],
    leftOut,
    files,
    at(index: number): Product {
      const product =
        kept.get(index) ?? readProduct(readRow(places[index] ?? { offset: 0, length: 0 }));
      keepNewest(kept, index, product, 1000);
      return product;
    },
    find: (asin: string): number | null => byAsin.get(asin) ?? null,
    /** One price, or the lowest and the highest. */
    pricesAt: (index: number): Product["prices"] => prices[index] ?? [0],
    mined,
    attributes: (asin: string): readonly string[] => mined(asin)?.attributes ?? noAttributes,
    having: (field: "category" | "query", value: string): readonly number[] =>
      groups[field].get(value) ?? [],
    index: writer.finish(),
  };
}

function asinOf(row: unknown): string {
  const asin = typeof row === "object" && row !== null && "asin" in row ? row.asin : undefined;
  return typeof asin === "string" ? asin : "nan";
}

function faultOf(asin: string, known: ReadonlyMap<string, number>): string | null {
  if (asin === "nan") return "it has no asin";
  if (asin.length > 10) return "its asin has more than 10 characters";
  return known.has(asin) ? "its asin was there before" : null;
}

function tryRead(row: unknown): Product | string {
  try {
    return readProduct(row);
  } catch (error) {
    if (error instanceof RowError) return error.message;
    throw error;
  }
}

/** Finds WebShop's files, whose names may have a size ("items_shuffle_1000.json"). In a folder, prefers the full one. */
function findFiles(place: string) {
  if (!existsSync(place))
    throw new InputError("there is no such folder: name the one with items_shuffle.json", {
      file: place,
    });
  const stats = statSync(place);
  if (!stats.isFile() && !stats.isDirectory())
    throw new InputError("it is not a regular file, nor a folder", { file: place });
  const named = stats.isFile() ? place : null;
  const folder = named ? path.dirname(place) : place;
  const names = readdirSync(folder).sort();
  const find = (start: string): string | null => {
    const name = names.find((one) => one.startsWith(start) && one.endsWith(".json"));
    return name === undefined ? null : path.join(folder, name);
  };
  const products = named ?? find("items_shuffle");
  if (products?.endsWith(".json"))
    return { products, mined: find("items_ins"), instructions: find("items_human_ins") };
  const packed = names.find((name) => name.startsWith("items_shuffle"));
  throw new InputError(
    packed
      ? `${packed} is not a .json file: unpack it first (gunzip, unzip)`
      : "it has no items_shuffle.json or items_shuffle_1000.json",
    { file: place },
  );
}

function openMined(
  file: string,
  known: ReadonlyMap<string, number>,
): (asin: string) => Mined | null {
  const places = new Map<string, RowPlace>();
  for (const { key, offset, length } of readJsonRows(file))
    if (known.has(key)) places.set(key, { offset, length });
  const readRow = openRows(file);
  return (asin) => {
    const place = places.get(asin);
    return (place && minedShape.safeParse(readRow(place)).data) ?? null;
  };
}
