import { Command } from "commander";
export function initCommand(): Command {
  return new Command("init");
}
