import { reportError } from "../../src/cli/errors.js";
import { createStressProgram } from "./program.js";

const words = process.argv.slice(2);
try {
  const program = await createStressProgram(words);
  await program.parseAsync(words, { from: "user" });
} catch (error) {
  reportError(error);
}
