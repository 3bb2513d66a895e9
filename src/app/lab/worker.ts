/** A lab in a process of its own: plays what it is sent, one game at a time, and sends back what came of it. */
import { SousError } from "../../core/errors.js";
import { systemClock } from "../clock.js";
import { loadConfig, secretsOf } from "../config.js";
import { createLog } from "../log.js";
import { createLab } from "./lab.js";
import type { PlayReply, PlayRequest } from "./pool.js";

const config = loadConfig();
const lab = createLab({
  config,
  clock: systemClock,
  log: createLog(config.logLevel, { secrets: secretsOf(config) }),
});

async function answer({ number, file, settings }: PlayRequest): Promise<PlayReply> {
  try {
    return { number, kind: "played", game: await lab.play(file, settings) };
  } catch (error) {
    const code = error instanceof SousError ? error.code : "worker-failed";
    return { number, kind: "failed", code, message: describe(error) };
  }
}

function describe(error: unknown): string {
  if (error instanceof SousError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Nobody listens any more once the parent has gone. */
function reply(message: PlayReply): void {
  if (process.connected) process.send?.(message, () => undefined);
}

process.on("message", (request: PlayRequest) => {
  answer(request).then(reply);
});
process.on("disconnect", () => process.exit(0));
