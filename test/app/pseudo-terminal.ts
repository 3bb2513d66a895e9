/** Runs a command in a terminal, by util-linux's `script`. */
import { stripVTControlCharacters } from "node:util";
import { until } from "../peers/control.js";
import { startIn } from "./sous-folder.js";

const patienceMs = 90_000;

export interface PseudoTerminal {
  /** Without colours and cursor moves. */
  shown(): string;
  /** Waits for these texts, in order, after earlier ones. */
  sees(...words: readonly string[]): Promise<void>;
  type(keys: string): void;
  ended(): Promise<number | null>;
}

export const keys = { enter: "\r", down: "\x1b[B", space: " ", ctrlC: "\x03" } as const;

export function openTerminal(folder: string, words: readonly string[]): PseudoTerminal {
  const quoted = words.map((word) => `'${word}'`).join(" ");
  const command = `stty cols 200 rows 60; exec ${quoted}`;
  const script = startIn(folder, ["script", "-qfec", command, "/dev/null"]);
  let seen = 0;
  const shown = () => stripVTControlCharacters(script.out).replaceAll("\r", "");
  return {
    shown,
    async sees(...words) {
      for (const word of words) {
        const found = await until(async () => {
          const at = shown().indexOf(word, seen);
          return at >= 0 || script.isClosed ? { at } : null;
        }, patienceMs).catch(() => ({ at: -1 }));
        if (found.at < 0) throw new Error(`"${word}" was not shown:\n${shown()}`);
        seen = found.at + word.length;
      }
    },
    type: (text) => script.type(text),
    ended: async () => (await script.ended()).code,
  };
}
