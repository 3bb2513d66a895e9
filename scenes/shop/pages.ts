/** Describes the shop's pages as lists of nodes, from which their texts are written. */
import type { Catalogue } from "./catalogue.js";
import type { Goal } from "./goals.js";
import { asFloat, type Product } from "./product.js";

/** A `label` names a group of options; a `product` is a button with an id (asin). */
export interface PageNode {
  readonly kind: "text" | "button" | "option" | "label" | "product";
  readonly text: string;
  readonly clicked?: boolean;
}

export const subPages = ["Description", "Features", "Reviews", "Attributes"] as const;
export type SubPage = (typeof subPages)[number];

export type Page =
  | { readonly kind: "index" }
  | { readonly kind: "results" }
  | { readonly kind: "item" }
  | { readonly kind: "sub"; readonly sub: SubPage }
  | { readonly kind: "done"; readonly reward: number };

export interface ShopState {
  readonly goal: Pick<Goal, "instruction">;
  readonly page: Page;
  readonly keywords: readonly string[];
  readonly found: readonly number[];
  readonly number: number;
  readonly product: Product | null;
  readonly options: ReadonlyMap<string, string>;
  readonly visited: ReadonlySet<string>;
  readonly showsAttributes: boolean;
}

const perPage = 10;

const text = (said: string): PageNode => ({ kind: "text", text: said });
const button = (label: string): PageNode => ({ kind: "button", text: label });

export function pageNodes(state: ShopState, catalogue: Catalogue): readonly PageNode[] {
  const nodes = nodesOf(state, catalogue);
  return nodes.filter((node) => node.text !== "");
}

function nodesOf(state: ShopState, catalogue: Catalogue): readonly PageNode[] {
  const { page, goal, product } = state;
  const head = [text("Instruction:"), text(goal.instruction), button("Back to Search")];
  switch (page.kind) {
    case "index":
      return [text("WebShop"), text("Instruction: "), text(goal.instruction), button("Search")];
    case "results":
      return [...head, ...resultNodes(state, catalogue)];
    case "item":
      return product ? [...head, button("< Prev"), ...itemNodes(state, product)] : head;
    case "sub":
      return product
        ? [...head, button("< Prev"), ...subNodes(page.sub, product, catalogue)]
        : head;
    case "done":
      return doneNodes(state, page.reward);
  }
}

function resultNodes(state: ShopState, catalogue: Catalogue): readonly PageNode[] {
  const { found, number, visited } = state;
  const products = shownProducts(state).map((index) => catalogue.at(index));
  return [
    text(`Page ${number} (Total results: ${found.length})`),
    ...(number > 1 ? [button("< Prev")] : []),
    button("Next >"),
    ...products.flatMap(({ asin, title, priceTag }): readonly PageNode[] => [
      { kind: "product", text: asin, clicked: visited.has(asin) },
      text(title),
      text(priceTag),
    ]),
  ];
}

export function shownProducts({ found, number }: ShopState): readonly number[] {
  return found.slice((number - 1) * perPage, number * perPage);
}

function itemNodes(state: ShopState, product: Product): readonly PageNode[] {
  const shown = subPages.filter((sub) => sub !== "Attributes" || state.showsAttributes);
  return [
    ...[...product.options].flatMap(([name, values]) => [
      { kind: "label" as const, text: name },
      ...values.map((value) => ({
        kind: "option" as const,
        text: value,
        clicked: inAddress(state.options, value),
      })),
    ]),
    text(product.title),
    text(`Price: ${product.priceTag}`),
    text("Rating: N.A."),
    ...shown.map(button),
    button("Buy Now"),
  ];
}

function subNodes(sub: SubPage, product: Product, catalogue: Catalogue): readonly PageNode[] {
  const { description, bullets, category, query, productCategory } = product;
  switch (sub) {
    case "Description":
      return [text(description)];
    case "Features":
      return bullets.map((bullet) => text(` ${bullet}`));
    case "Reviews":
      return [];
    case "Attributes":
      return [
        ...catalogue.attributes(product.asin).map((one) => text(` ${one}`)),
        ...[category, query, productCategory].map(text),
      ];
  }
}

const noDetails = "attrs,None,category,None,query,None,product category,None".split(",");
const hiddenGoal = ["asin", "options", "attrs", "price upper", "instuction text", "category"];

/** WebShop's last page, with its spelling; values that it hides are "None". */
function doneNodes({ product, options }: ShopState, reward: number): readonly PageNode[] {
  return [
    "Thank you for shopping with us!",
    "Your code: ",
    "None",
    " (Paste it in your MTurk interface.)",
    "Purchased",
    "asin",
    product?.asin ?? "",
    "options",
    toPythonJson(new Map([...options].sort(([one], [other]) => (one < other ? -1 : 1)))),
    ...noDetails,
    "Target",
    ...hiddenGoal,
    "product category",
    "query",
    "Goal ",
    "None",
    "Reward",
    "Your score (min 0.0, max 1.0)",
    asFloat(reward),
    "Reward Details ",
    "None",
  ].map(text);
}

/** True if a value was chosen. Like the original, searches the page's address, so finds no value outside ASCII. */
function inAddress(options: ReadonlyMap<string, string>, value: string): boolean {
  return toPythonJson(options).includes(`"${value}"`);
}

export function toPythonJson(options: ReadonlyMap<string, string>): string {
  const spell = (said: string): string =>
    JSON.stringify(said).replace(
      /[\u007f-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return `{${[...options].map(([name, value]) => `${spell(name)}: ${spell(value)}`).join(", ")}}`;
}

/** Writes the page as ReAct's authors do: the instruction only on the first page. */
export function toShortText(nodes: readonly PageNode[], mostProducts: number): string {
  const isFirst = nodes[0]?.text === "WebShop";
  const firstProduct = nodes.findIndex(({ kind }) => kind === "product");
  const end = firstProduct < 0 ? nodes.length : firstProduct + 3 * mostProducts;
  return nodes
    .slice(isFirst ? 0 : 2, end)
    .map(({ kind, text, clicked }) => {
      switch (kind) {
        case "option":
          return clicked ? `[[${text}]]` : `[${text}]`;
        case "button":
        case "product":
          return `\n[${text}] `;
        default:
          return `\n${text} `;
      }
    })
    .join("");
}
