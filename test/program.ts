/** Arguments of `node` to run Sous from any folder. */
import { compiledFile } from "./compiled.js";

export const sousProgram: readonly string[] = [compiledFile("src/cli/main.ts")];
