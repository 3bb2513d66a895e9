/** A product as the shop shows it, made of a row of the published files. */
import { z } from "zod";

/** What cannot be read is left out, with the reason. */
export class RowError extends Error {}

const rowShape = z.object({
  asin: z.string(),
  name: z.string(),
  full_description: z.string().nullish(),
  small_description: z.union([z.array(z.string()), z.string()]).nullish(),
  pricing: z.string().nullish(),
  customization_options: z
    .union([
      z.string(),
      z.array(z.never()),
      z.record(z.string(), z.array(z.object({ value: z.string() })).nullable()),
    ])
    .nullish(),
  category: z.string().nullish(),
  query: z.string().nullish(),
  product_category: z.string().nullish(),
});

export interface Product {
  readonly asin: string;
  readonly title: string;
  readonly description: string;
  readonly bullets: readonly string[];
  readonly category: string;
  readonly query: string;
  /** A path of names, joined by " › ". */
  readonly productCategory: string;
  /** One price, or the lowest and the highest, in dollars. */
  readonly prices: readonly number[];
  /** "$11.5", "$7.25 to $9.75". */
  readonly priceTag: string;
  readonly options: ReadonlyMap<string, readonly string[]>;
}

/** @throws RowError that says what is wrong with the row */
export function readProduct(row: unknown): Product {
  const parsed = rowShape.safeParse(row);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new RowError(`${issue?.path.join(".") || "row"}: ${issue?.message}`);
  }
  const { small_description: small, customization_options: custom, ...given } = parsed.data;
  return {
    asin: given.asin,
    title: given.name,
    description: given.full_description ?? "",
    bullets: typeof small === "string" ? [small] : (small ?? []),
    category: given.category ?? "",
    query: (given.query ?? "").trim().toLowerCase(),
    productCategory: given.product_category ?? "",
    ...readPrices(given.pricing ?? ""),
    options: readOptions(
      custom && typeof custom === "object" && !Array.isArray(custom) ? custom : {},
    ),
  };
}

function readPrices(pricing: string): Pick<Product, "prices" | "priceTag"> {
  if (pricing === "") return { prices: [100], priceTag: "$100.0" };
  const prices = pricing
    .split("$")
    .slice(1)
    .map((part) => part.replace(/[^\d.]/g, ""));
  if (prices.length === 0 || prices.some((price) => !/^(\d+(\.\d*)?|\.\d+)$/.test(price)))
    throw new RowError(`"${pricing}" is no price: write "$7.25", or "$7.25$9.75" for a range`);
  const [low = 0, high] = prices.map(Number);
  const tag = `$${asFloat(low)}`;
  return high === undefined
    ? { prices: [low], priceTag: tag }
    : { prices: [low, high], priceTag: `${tag} to $${asFloat(high)}` };
}

function readOptions(
  given: Readonly<Record<string, readonly { readonly value: string }[] | null>>,
): Product["options"] {
  const options = new Map<string, readonly string[]>();
  for (const [name, values] of Object.entries(given)) {
    if (values)
      options.set(
        name.toLowerCase(),
        values.map(({ value }) => value.trim().replaceAll("/", " | ").toLowerCase()),
      );
  }
  return options;
}

/** As Python writes it: "10.0". */
export function asFloat(value: number): string {
  return Number.isInteger(value) ? `${value}.0` : String(value);
}

/** The text that is searched: of the bullets only the first. */
export function indexedText({ title, description, bullets, options }: Product): string {
  const told = [...options].map(([name, values]) => `${name}: ${values.join(", ")}`);
  return [title, description, bullets[0] ?? "", told.join(", and ")].join(" ").toLowerCase();
}
