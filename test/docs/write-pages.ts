/** `npm run docs` */
import { readFileSync, writeFileSync } from "node:fs";
import { formatCommandsPage, listEveryCommand } from "./commands-page.js";
import { fillOperatingPage } from "./operating-page.js";

const operating = "docs/operating.md";
for (const [file, commands] of Object.entries(await listEveryCommand()))
  writeFileSync(file, formatCommandsPage(file, commands));
writeFileSync(operating, fillOperatingPage(readFileSync(operating, "utf8")));
