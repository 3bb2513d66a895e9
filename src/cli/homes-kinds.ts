import { Command } from "commander";
import { listKinds } from "../../scenes/household/index.js";
import { many } from "../core/wording.js";
import * as shared from "./options.js";

const width = 22;

export function homesKindsCommand(): Command {
  return new Command("kinds")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      '\nAny other name can behave like one of them: { "id": "teapot 1", "like": "kettle", … }.\n\nExample:\n  sous homes kinds --json',
    )
    .action((_options: object, command: Command) => {
      const kinds = listKinds();
      // `--json` is also an option of `homes`, and counts in both places.
      if (command.optsWithGlobals<{ json?: boolean }>().json) return shared.printJson(kinds);
      shared.print("Places:");
      for (const { kind, name, opens, treats, holds } of kinds.places)
        printKind(kind, name, [
          opens && "opens",
          treats && `${treats}s things`,
          `holds ${many(holds.length, "kind")} of things`,
        ]);
      shared.print("\nThings:");
      for (const { kind, name, can } of kinds.things)
        printKind(kind, name, [can.length > 0 ? `can: ${can.join(", ")}` : "stays where it is"]);
    });
}

function printKind(kind: string, name: string, words: readonly (string | false | null)[]): void {
  const called = name === kind ? [] : [name];
  shared.print(`  ${kind.padEnd(width)}${[...called, ...words].filter(Boolean).join("; ")}`);
}
