import { readFileSync } from "node:fs";

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

const instructions: readonly Instruction[] = readFileSync("Dockerfile", "utf8")
  .replace(/^#.*\n/gm, "")
  .replace(/\\\n/g, " ")
  .split("\n")
  .flatMap((line) => {
    const [, word, rest] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    return word !== undefined && rest !== undefined ? [{ word, rest }] : [];
  });

export function restsOf(wanted: string): readonly string[] {
  return instructions.flatMap(({ word, rest }) => (word === wanted ? [rest] : []));
}

export const copied: readonly string[] = restsOf("COPY")
  .filter((rest) => !rest.startsWith("--from"))
  .flatMap((rest) => rest.split(/\s+/).slice(0, -1));

export const command = JSON.parse(restsOf("CMD")[0] ?? "[]") as readonly string[];

export const environment: Readonly<Record<string, string>> = Object.fromEntries(
  restsOf("ENV").map((rest) => rest.split("=") as [string, string]),
);
