/** Terminal styles. Each removes control characters from texts of people and files. */
import { styleText } from "node:util";
import { withoutUnseen } from "../present/visible-text.js";

/** @param colour whether the output supports escape codes */
export function createStyle(colour: boolean) {
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    colour
      ? styleText(format, withoutUnseen(text), { validateStream: false })
      : withoutUnseen(text);
  return {
    plain: withoutUnseen,
    bold: style("bold"),
    dim: style("dim"),
    italic: style("italic"),
    good: style("green"),
  };
}
