/** What the research adds to the command line. */
import type { ResearchCommand } from "./slice.js";
import * as slices from "./slices.js";

export const researchCommands: readonly ResearchCommand[] = Object.values(slices).flatMap(
  ({ commands }) => commands,
);
