/** Sous as a process of its own: what follows `node` to run the command line, from any folder. */
import { compiledFile } from "./compiled.js";

export const sousProgram: readonly string[] = [compiledFile("src/cli/main.ts")];
