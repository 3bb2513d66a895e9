/** A report as data: blocks that become Markdown or HTML. */

/** A plot: the same SVG in both; in Markdown it is a file beside the text. */
export interface Plot {
  readonly kind: "plot";
  /** File name without ending. */
  readonly name: string;
  readonly title: string;
  readonly svg: string;
}

export interface Table {
  readonly kind: "table";
  readonly head: readonly string[];
  /** The first cell of a row is a name, the others are figures. */
  readonly rows: readonly (readonly string[])[];
}

export type Block =
  /** Level 2 when absent; 3 is a heading below one of level 2. */
  | { readonly kind: "heading"; readonly text: string; readonly level?: 2 | 3 }
  /** Links to headings, by their text. */
  | { readonly kind: "contents"; readonly headings: readonly string[] }
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "code"; readonly text: string }
  | Table
  | Plot;

/** The name under which a heading is linked: "Grid (Q-BabyAI)" is "grid-q-babyai". */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}

export interface Report {
  readonly title: string;
  readonly blocks: readonly Block[];
}
