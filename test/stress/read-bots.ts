/** Which bots a bench with real processes is about. */
import { InputError } from "../../src/core/errors.js";
import { type FaultBot, faultBots } from "./faults/room.js";

/**
 * @param text names with commas between them
 * @throws InputError that names those there are
 */
export function readBots(text: string): readonly FaultBot[] {
  const names = text.split(",").map((name) => name.trim());
  const bots = faultBots.filter((bot) => names.includes(bot));
  if (bots.length === 0 || bots.length !== new Set(names).size)
    throw new InputError(`--bots takes some of ${faultBots.join(",")}, not "${text}".`);
  return bots;
}
