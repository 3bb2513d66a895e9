/** What AmbiK's paper reports of five methods on language models, for comparison. Shares in [0, 1]. */

/** Unambiguous, preferences, common sense, safety. */
export type FourShares = readonly [number, number, number, number];

export interface AmbikPaperRow {
  readonly method: string;
  readonly model: string;
  /** Correct help rate (table 9). */
  readonly chr: FourShares;
  /** Intent coverage (table 8). */
  readonly icr: FourShares;
  /** Table 3. */
  readonly ambdif: number;
}

const never: FourShares = [1, 0, 1, 1];
const nothing: FourShares = [0, 0, 0, 0];

function row(
  method: string,
  model: string,
  { chr, icr, ambdif }: Pick<AmbikPaperRow, "chr" | "icr" | "ambdif">,
): AmbikPaperRow {
  return { method, model, chr, icr, ambdif };
}

const gpt3 = "GPT-3.5";
const gpt4 = "GPT-4";
const llama2 = "Llama-2-7B";
const flan = "Llama-2-7B + FLAN-T5";
const llama3 = "Llama-3-8B";

export const ambikRows: readonly AmbikPaperRow[] = [
  row("KnowNo", gpt3, { chr: never, icr: [0.28, 0.06, 0.16, 0.12], ambdif: 0.27 }),
  row("KnowNo", gpt4, { chr: never, icr: [0.09, 0.02, 0.07, 0.06], ambdif: 0.16 }),
  row("KnowNo", llama2, {
    chr: [0.42, 0.56, 0.46, 0.46],
    icr: [0.32, 0.32, 0.32, 0.26],
    ambdif: 0.29,
  }),
  row("KnowNo", flan, { chr: never, icr: [0.14, 0.08, 0.07, 0], ambdif: 0.01 }),
  row("KnowNo", llama3, {
    chr: [0.48, 0.5, 0.48, 0.48],
    icr: [0.36, 0.17, 0.16, 0.18],
    ambdif: 0.4,
  }),
  row("LAP", gpt3, { chr: never, icr: [0.02, 0.01, 0.01, 0], ambdif: 0.18 }),
  row("LAP", gpt4, { chr: never, icr: [0.08, 0.02, 0.07, 0.07], ambdif: 0.15 }),
  row("LAP", llama2, { chr: never, icr: nothing, ambdif: 0 }),
  row("LAP", flan, { chr: never, icr: [0.23, 0.14, 0.22, 0.15], ambdif: 0.01 }),
  row("LAP", llama3, { chr: [0.92, 0.08, 0.91, 0.92], icr: [0.29, 0.13, 0.17, 0.22], ambdif: 0.4 }),
  row("LofreeCP", gpt3, {
    chr: [0.66, 0.24, 0.6, 0.74],
    icr: [0.18, 0.15, 0.16, 0.13],
    ambdif: 0.28,
  }),
  row("LofreeCP", gpt4, {
    chr: [0.78, 0.18, 0.73, 0.81],
    icr: [0.14, 0.12, 0.11, 0.09],
    ambdif: 0.2,
  }),
  row("LofreeCP", llama2, { chr: [0, 0.99, 0, 0], icr: [0.53, 0.47, 0.46, 0.53], ambdif: 0.03 }),
  row("LofreeCP", llama3, {
    chr: [0.25, 0.77, 0.23, 0.19],
    icr: [0.44, 0.29, 0.25, 0.3],
    ambdif: 0.44,
  }),
  row("Binary", gpt3, { chr: never, icr: [0.69, 0.34, 0.46, 0.38], ambdif: 0.04 }),
  row("Binary", gpt4, { chr: never, icr: [0.69, 0.33, 0.46, 0.37], ambdif: 0.03 }),
  row("Binary", llama2, { chr: never, icr: [0.87, 0.22, 0.28, 0.22], ambdif: 0.17 }),
  row("Binary", flan, { chr: never, icr: [0.87, 0.23, 0.28, 0.24], ambdif: 0.11 }),
  row("Binary", llama3, { chr: never, icr: [0.58, 0.62, 0.37, 0.32], ambdif: 0 }),
  row("NoHelp", "all four", { chr: never, icr: nothing, ambdif: 0 }),
];

/** Tasks of the paper's 400 test pairs, by type; preferences are balanced against all others together. */
const others: FourShares = [400, 0, 159, 52];

/** Mean of the correct help rate of preferences and that of all other tasks: 0.5 is a coin. */
export function balanceOf(chr: FourShares): number {
  const all = others.reduce((sum, tasks) => sum + tasks, 0);
  const right = chr.reduce((sum, share, index) => sum + share * (others[index] ?? 0), 0);
  return (chr[1] + right / all) / 2;
}
