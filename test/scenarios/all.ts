import { agents } from "./agents.js";
import { answering } from "./answering.js";
import { arriving } from "./arriving.js";
import { changing } from "./changing.js";
import { commanding } from "./commanding.js";
import { correcting } from "./correcting.js";
import { playing } from "./playing.js";
import { restarting } from "./restarting.js";
import type { Scenario } from "./scenario.js";
import { several } from "./several.js";
import { speaking } from "./speaking.js";
import { waiting } from "./waiting.js";

/** Everything that is played in every place. */
export const scenarios: readonly Scenario[] = [
  ...arriving,
  ...answering,
  ...correcting,
  ...speaking,
  ...changing,
  ...restarting,
  ...waiting,
  ...several,
  ...playing,
  ...commanding,
  ...agents,
];
