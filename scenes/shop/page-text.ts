import type { PageNode } from "./pages.js";

export function toPlainText(nodes: readonly PageNode[]): string {
  return nodes.map((node) => node.text.trim()).join(" [SEP] ");
}

/** One line per part, marking what was clicked. */
export function toRichText(nodes: readonly PageNode[]): string {
  const chosen = nodes.filter(({ kind, clicked }) => kind === "option" && clicked);
  const lines = nodes.map(({ kind, text, clicked }) => {
    const marked = clicked
      ? `[clicked button] ${text} [clicked button_]`
      : `[button] ${text} [button_]`;
    switch (kind) {
      case "product":
        return `\n${marked}`;
      case "option":
        return `  ${marked}`;
      case "button":
        return marked;
      default:
        return text;
    }
  });
  const told = chosen.reverse().map(({ text }) => `You have clicked ${text}.`);
  return [...told, ...lines].map((line) => `${line}\n`).join("");
}

/** ReAct's text: the instruction only on the first page. */
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
