import { spawn } from "node:child_process";
import * as clack from "@clack/prompts";
import { encode, renderUnicodeCompact } from "uqr";
import { browserProgram } from "../settings/config.js";
import { answered, explain, showPlain } from "./asking.js";

/** Prints a link and its QR code, and opens it where there is a browser. */
export async function showLink(link: string): Promise<void> {
  showPlain(link);
  const { columns = 80, rows = 24 } = process.stdout;
  const { size } = encode(link, { ecc: "L" });
  // Two rows of squares share a line.
  const lines = Math.ceil(size / 2);
  if (size <= columns && lines < rows) showPlain(renderUnicodeCompact(link, { ecc: "L" }));
  else
    explain(
      `For its QR code, enlarge the terminal to ${size} columns and ${lines + 1} lines and start again.`,
    );
  const browser = browserProgram();
  if (!browser) return;
  if (!(await answered(clack.confirm({ message: "Open the link in your browser?" })))) return;
  const [program, ...args] = browser;
  const child = spawn(program, [...args, link], { stdio: "ignore", detached: true });
  child.once("error", () => clack.log.warn("The browser didn't start. Open the link yourself."));
  child.unref();
}
