/** `npm run docs`: writes docs/commands.md, and the tables of docs/operating.md. */
import { readFileSync, writeFileSync } from "node:fs";
import { formatCommandsPage, listEveryCommand } from "./commands-page.js";
import { fillOperatingPage } from "./operating-page.js";

const operating = "docs/operating.md";
writeFileSync("docs/commands.md", formatCommandsPage(await listEveryCommand()));
writeFileSync(operating, fillOperatingPage(readFileSync(operating, "utf8")));
