export interface Table {
  readonly kind: "table";
  readonly head: readonly string[];
  /** The first cell of a row is a name, the others are figures. */
  readonly rows: readonly (readonly string[])[];
}

export interface Bar {
  readonly label: string;
  readonly group: string;
  readonly value: number;
}

interface BandPoint {
  readonly x: number;
  readonly y: number;
  readonly low: number;
  readonly high: number;
  readonly group: string;
}

/** A plot as data. It is a file beside the Markdown, and inside the HTML. */
export type Plot = {
  readonly kind: "plot";
  readonly name: string;
  readonly title: string;
} & (
  | { readonly bars: readonly Bar[]; readonly unit: string }
  | { readonly band: readonly BandPoint[]; readonly xTitle: string; readonly yTitle: string }
);

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

export type Renderer<Shown = string> = {
  readonly [Kind in Block["kind"]]: (block: Extract<Block, { kind: Kind }>) => Shown;
};

export function renderBlock<Shown>(renderer: Renderer<Shown>, block: Block): Shown {
  return (renderer[block.kind] as (block: Block) => Shown)(block);
}

export interface Report {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The name under which a heading is linked: "Grid (Q-BabyAI)" is "grid-q-babyai". */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, "")
    .replaceAll(" ", "-");
}
