import { agents, pressedForAnAgent } from "./agents.js";
import { answering } from "./answering.js";
import { firstPress, firstWords } from "./arriving.js";
import { commanding } from "./commanding.js";
import { called, mentioned, readLater, restarted } from "./everywhere.js";
import { losing } from "./losing.js";
import type { Platform, Room } from "./place.js";
import { playing, wholeGame } from "./playing.js";
import type { Scenario } from "./scenario.js";
import { several } from "./several.js";

/** Each transport delivers events differently, with the same results. */
export const wayStories: readonly Scenario[] = [firstPress, mentioned, restarted];

const everywhere = [...wayStories, ...readLater, called, wholeGame, pressedForAnAgent];

export const platformStories: readonly Scenario<Platform>[] = [...everywhere, ...losing];

export const roomStories: readonly Scenario<Room>[] = [
  ...everywhere,
  firstWords,
  ...answering,
  ...several,
  ...playing,
  ...commanding,
  ...agents,
];
