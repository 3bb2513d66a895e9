/** Runs Sous for chats and web pages (`sous serve`). */
import { isPostgres } from "../../../memory/postgres/address.js";
import { makeWebBot } from "../../app/serve/web-bot.js";
import * as shared from "../options.js";
import { loadParts } from "../parts.js";
import { SousCommand } from "../sous-command.js";
import type { ServeOptions } from "./serving.js";

export function serveCommand(): SousCommand {
  return new SousCommand("serve")
    .option(
      "--port <n>",
      "port of the web chat (default: SOUS_WEB_PORT, or 3000)",
      shared.wholeNumber(0, 65_535),
    )
    .option("--home <id>", "the home to start in", "kitchen")
    .option("--no-play", "wait for people to start a task")
    .addOption(shared.modeOption())
    .addOption(shared.askOption())
    .addOption(shared.databaseOption())
    .examples(
      "sous serve",
      "sous serve --port 8080 --home flat",
      "sous serve --no-play --db team.db",
    )
    .action(runServe);
}

/** Opens the address at once, and loads the many files behind it afterwards. */
async function runServe(options: ServeOptions): Promise<void> {
  const given = loadParts();
  const config = { ...given.config, webPort: options.port ?? given.config.webPort };
  const parts = { ...given, config };
  const database = options.db ?? config.database;
  const web = makeWebBot(parts);
  if (!isPostgres(database)) {
    await web.open();
    shared.print(`Starting at ${web.url()}`);
  }
  try {
    const { serve } = await import("./serving.js");
    await serve({ ...options, database }, { ...parts, web });
  } finally {
    await web.stop();
  }
}
