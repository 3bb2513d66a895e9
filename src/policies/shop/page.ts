/** Reads the shop's pages. */

export interface ListedProduct {
  /** As it is clicked. */
  readonly asin: string;
  readonly title: string;
  /** The lowest price in dollars. */
  readonly price: number;
  /** As it is shown: "$9.0 to $11.5". */
  readonly tag: string;
}

export interface OptionGroup {
  readonly name: string;
  readonly values: readonly string[];
}

export type ShopPage =
  | { readonly kind: "index" | "done" }
  | { readonly kind: "results"; readonly products: readonly ListedProduct[] }
  | {
      readonly kind: "item";
      readonly title: string;
      readonly price: number;
      readonly groups: readonly OptionGroup[];
      readonly chosen: readonly string[];
    }
  | { readonly kind: "sub"; readonly text: string };

export function readPage(text: string): ShopPage {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines[0] === "WebShop") return { kind: "index" };
  if (lines.includes("[Buy Now]")) return readItem(lines);
  if (lines.some((line) => /^Page \d+ \(Total results: \d+\)$/.test(line)))
    return { kind: "results", products: readProducts(lines) };
  if (lines[0] === "[Back to Search]") return { kind: "sub", text: lines.slice(2).join(" ") };
  return { kind: "done" };
}

function readProducts(lines: readonly string[]): readonly ListedProduct[] {
  return lines.flatMap((line, at) => {
    const asin = /^\[(\S{1,10})\]$/.exec(line)?.[1]?.toUpperCase();
    const [title = "", tag = ""] = lines.slice(at + 1, at + 3);
    return asin ? [{ asin, title, price: readPrice(tag), tag }] : [];
  });
}

function readItem(lines: readonly string[]): ShopPage {
  const at = lines.findIndex((line) => line.startsWith("Price: $"));
  const groups = lines.slice(2, at - 1).flatMap((line) => {
    const open = line.indexOf(" [");
    if (open < 0) return [];
    const values = line
      .slice(open + 2, -1)
      .split("][")
      .map((value) => value.replace(/^\[|\]$/g, ""));
    return [{ name: line.slice(0, open), values: [...new Set(values)] }];
  });
  return {
    kind: "item",
    title: lines[at - 1] ?? "",
    price: readPrice(lines[at]?.slice("Price: ".length) ?? ""),
    groups,
    chosen: lines.flatMap((line) => /^You have clicked (.*)\.$/.exec(line)?.[1] ?? []),
  };
}

function readPrice(tag: string): number {
  return Number(/^\$([\d.]+)/.exec(tag)?.[1] ?? Number.NaN);
}
