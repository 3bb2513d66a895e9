/** `npm run -s start-cost`: prints what the start of a command costs. */
import { measureStarts } from "./start-cost.js";

for (const { command, seconds, ratio } of measureStarts(["--help", "homes", "facts --help"], 9))
  process.stdout.write(
    `${command}: ${seconds.toFixed(2)} s, ${ratio.toFixed(2)} x an empty script\n`,
  );
