/** Offers an agent's tools to a client that starts this process (`sous agents mcp`). Never opens the database. */

import { setTimeout as sleep } from "node:timers/promises";
import { readPackage } from "../../app/operating/package.js";
import { giveOrder } from "../../app/play/orders.js";
import { reasonOf, SousError } from "../../core/errors.js";
import { deskAway, type Perform } from "../../doors/perform.js";
import * as shared from "../options.js";
import { SousCommand } from "../sous-command.js";
import { type DatabaseOptions, databaseOf } from "../storage/database.js";

interface McpOptions extends DatabaseOptions {
  readonly agent: string;
}

/** Milliseconds in which a failed call is repeated, as sous serve may be restarting. */
const patienceMs = 20_000;
const againMs = 500;

export function mcpCommand(): SousCommand {
  return new SousCommand("mcp")
    .requiredOption("--agent <name>", "the agent that asks; see sous agents add")
    .addOption(shared.databaseOption())
    .notes("\nsous serve has to run with the same database, as the same user.")
    .examples("sous agents mcp --agent deploy-bot --db team.db")
    .action(async (options: McpOptions) => {
      const { serveMcpStdio } = await import("../../doors/mcp/server.js");
      const onError = (error: Error) => tell(error.message);
      serveMcpStdio(performAs(options), { version: readPackage().version, onError });
    });
}

/** Passes each call to the process that has the database open. */
function performAs(options: McpOptions): Perform {
  const { agent } = options;
  return async (tool, input) => {
    const until = performance.now() + patienceMs;
    for (;;) {
      try {
        return (await giveOrder(databaseOf(options), "ask", { agent, tool, input })) as object;
      } catch (error) {
        tell(reasonOf(error));
        const mayPass = !(error instanceof SousError) || error.code !== "failed";
        if (!mayPass || performance.now() > until) return deskAway;
        await sleep(againMs);
      }
    }
  };
}

function tell(problem: string): void {
  process.stderr.write(`sous agents mcp: ${problem}\n`);
}
