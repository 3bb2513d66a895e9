/** A lab in a process of its own: plays what it is sent, one game at a time, and sends back what came of it. */
import { InputError } from "../../core/errors.js";
import { systemClock } from "../clock.js";
import { loadConfig } from "../config.js";
import { createLog } from "../log.js";
import { createLab } from "./lab.js";
import type { PlayReply, PlayRequest } from "./pool.js";

const config = loadConfig();
const lab = createLab({ config, clock: systemClock, log: createLog(config.logLevel) });

async function answer({ number, file, settings }: PlayRequest): Promise<PlayReply> {
  try {
    return { number, kind: "played", game: await lab.play(file, settings) };
  } catch (error) {
    const kind = error instanceof InputError ? "bad-input" : "failed";
    return { number, kind, message: error instanceof Error ? error.message : String(error) };
  }
}

process.on("message", (request: PlayRequest) => {
  answer(request).then((reply) => process.send?.(reply));
});
process.on("disconnect", () => process.exit(0));
