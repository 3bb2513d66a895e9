import { reportError } from "../../src/cli/errors.js";
import { mutateCommand } from "./mutate-command.js";

try {
  await mutateCommand().parseAsync();
} catch (error) {
  reportError(error);
}
process.exit();
