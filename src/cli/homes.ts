import { Command } from "commander";
import { listGameTasks } from "../../scenes/games/names.js";
import { summariseHomes } from "../../scenes/household/source/load.js";
import { formatHomeSize } from "./home-size.js";
import * as shared from "./options.js";

export function homesCommand(): Command {
  return new Command("homes")
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExamples:\n  sous homes\n  sous homes check our-flat.json")
    .action((options: { json?: boolean }) => listAllHomes(options));
}

function listAllHomes({ json }: { json?: boolean }): void {
  const homes = summariseHomes();
  const games = listGameTasks();
  if (json) {
    shared.printJson({ homes, games });
    return;
  }
  for (const { id, title, ...sizes } of homes) {
    shared.print(`${id.padEnd(10)} ${title}: ${formatHomeSize(sizes)}`);
  }
  const singles = games.filter((name) => !name.includes("+"));
  shared.print(`\nGames, in which you know what the robot does not (${games.length}):`);
  shared.print(`${singles.join("\n")}\ngrid tasks can be joined: grid:danger+open-door`);
}
