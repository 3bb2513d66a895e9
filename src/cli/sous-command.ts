/** Makes the commands of `sous`: Commander's, with notes and examples at the end of their help. */
import { Command, type OptionValues } from "commander";
import { databaseOption, jsonOption } from "./options.js";

export class SousCommand extends Command {
  notes(text: string): this {
    return this.addHelpText("after", text);
  }

  examples(...calls: readonly string[]): this {
    const head = calls.length === 1 ? "Example:" : "Examples:";
    return this.notes(`\n${[head, ...calls].join("\n  ")}`);
  }

  /** Also reads options before a subcommand's name: `sous homes --json check our-flat.json`. */
  override opts<Options extends OptionValues>(): Options {
    const before = this.parent instanceof SousCommand ? this.parent.opts() : {};
    return { ...super.opts<Options>(), ...before };
  }
}

export interface DataOptions {
  readonly db?: string;
  readonly json?: boolean;
}

export function dataCommand(name: string): SousCommand {
  return new SousCommand(name).addOption(databaseOption()).addOption(jsonOption());
}
