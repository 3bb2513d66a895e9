/** What the research adds to the command line. */
import * as slices from "./slices.js";

const all = Object.values(slices);

export const researchCommands = all.flatMap(({ commands }) =>
  commands.map(({ name, about, load }) => ({ name, about, load: () => load(all) })),
);
