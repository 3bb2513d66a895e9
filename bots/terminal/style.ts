/** Terminal styles; plain text where the output is not a terminal. */
import { styleText } from "node:util";

export interface Style {
  readonly bold: (text: string) => string;
  readonly dim: (text: string) => string;
  readonly italic: (text: string) => string;
  readonly good: (text: string) => string;
}

/** @param colour whether the output understands escape codes */
export function createStyle(colour: boolean): Style {
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    colour ? styleText(format, text) : text;
  return {
    bold: style("bold"),
    dim: style("dim"),
    italic: style("italic"),
    good: style("green"),
  };
}
