/** Homes to play in, where they begin. */
import {
  createSimulator,
  generateHome,
  loadHousehold,
  storeHome,
} from "../../scenes/household/index.js";
import type { Simulator } from "../../src/core/scene.js";

/** @throws InputError for a broken file */
export function loadGame(file: string): Simulator {
  return createSimulator(loadHousehold(file).content, file);
}

/** A home made from a seed. */
export function makeHome(home: Parameters<typeof generateHome>[0], id: string): Simulator {
  return createSimulator(storeHome(generateHome(home)), id);
}
