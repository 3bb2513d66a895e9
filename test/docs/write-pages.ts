/** `npm run docs` */
import { readFileSync, writeFileSync } from "node:fs";
import { formatCommandsPage, listEveryCommand } from "./commands-page.js";
import { filledPages, fillPage } from "./filled-pages.js";

for (const [file, commands] of Object.entries(await listEveryCommand()))
  writeFileSync(file, formatCommandsPage(file, commands));
for (const file of filledPages) writeFileSync(file, fillPage(file, readFileSync(file, "utf8")));
