/** `npm run docs`: writes docs/commands.md. */
import { writeFileSync } from "node:fs";
import { formatCommandsPage, listEveryCommand } from "./commands-page.js";

writeFileSync("docs/commands.md", formatCommandsPage(await listEveryCommand()));
