/** Converts rows of WebShop's published files to products. */
import { z } from "zod";

/** A row that is skipped, with the reason. */
export class RowError extends Error {}

/** Text, or "" for the null, NaN and other values in scraped rows. */
const text = z.preprocess(
  (given) => (typeof given === "number" ? String(given) : given),
  z.string().catch(""),
);

const rowShape = z.object({
  asin: z.string(),
  name: z
    .string({ error: "it has no name" })
    .refine((name) => name.trim() !== "", "it has no name"),
  full_description: text,
  small_description: z.preprocess(
    (given) => (Array.isArray(given) ? given : typeof given === "string" ? [given] : []),
    z.array(z.unknown()),
  ),
  pricing: z.string({ error: "its price is no text" }).nullish(),
  customization_options: z.record(z.string(), z.unknown()).catch({}),
  category: text,
  query: text,
  product_category: text,
});

export type Product = ReturnType<typeof readProduct>;

/** @throws RowError with the problem */
export function readProduct(row: unknown) {
  const parsed = rowShape.safeParse(row);
  if (!parsed.success) throw new RowError(parsed.error.issues[0]?.message ?? "it is no product");
  const given = parsed.data;
  return {
    asin: given.asin,
    title: given.name,
    description: given.full_description,
    bullets: given.small_description.filter((bullet) => typeof bullet === "string"),
    category: given.category,
    query: given.query.trim().toLowerCase(),
    productCategory: given.product_category,
    ...readPrices(given.pricing ?? ""),
    options: readOptions(given.customization_options),
  };
}

/** Parses a price as shown: "$11.5" or "$7.25 to $9.75". */
function readPrices(pricing: string) {
  const [low, high] = pricing === "" ? [100] : readDollars(pricing);
  const tag = `$${asFloat(low ?? 0)}`;
  const prices: readonly [low: number, high?: number] =
    high === undefined ? [low ?? 0] : [low ?? 0, high];
  return { prices, priceTag: high === undefined ? tag : `${tag} to $${asFloat(high)}` };
}

function readDollars(pricing: string): readonly number[] {
  const prices = pricing
    .split("$")
    .slice(1)
    .map((part) => part.replace(/[^\d.]/g, ""));
  if (prices.length === 0 || prices.some((price) => !/^(\d+(\.\d*)?|\.\d+)$/.test(price)))
    throw new RowError(`"${pricing}" is no price: write "$7.25", or "$7.25$9.75" for a range`);
  return prices.map(Number);
}

function readOptions(
  given: Readonly<Record<string, unknown>>,
): ReadonlyMap<string, readonly string[]> {
  const options = new Map<string, readonly string[]>();
  for (const [name, values] of Object.entries(given)) {
    if (!Array.isArray(values)) continue;
    options.set(
      name.toLowerCase(),
      values.flatMap((one) => {
        const value = one?.value ?? one;
        const isText = typeof value === "string" || typeof value === "number";
        return isText ? [String(value).trim().replaceAll("/", " | ").toLowerCase()] : [];
      }),
    );
  }
  return options;
}

/** Labels of buttons; an option with the same label cannot be chosen. */
const buttons =
  "search|back to search|< prev|next >|description|features|reviews|attributes|buy now".split("|");

/** Lists clickable values by group. A value of two groups belongs to the last. */
export function choosableOptions({ options }: Product): readonly (readonly string[])[] {
  const groups = [...options.values()];
  return groups.map((values, at) => {
    const later = new Set([...buttons, ...groups.slice(at + 1).flat()]);
    return values.filter((value) => value !== "" && !/[[\n]/.test(value) && !later.has(value));
  });
}

/** Writes a number as Python does: "10.0". */
export function asFloat(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/** Returns the text that the search finds. Only the first bullet counts. */
export function indexedText({ title, description, bullets, options }: Product): string {
  const told = [...options].map(([name, values]) => `${name}: ${values.join(", ")}`);
  return [title, description, bullets[0] ?? "", told.join(", and ")].join(" ").toLowerCase();
}
