import { type Command, InvalidArgumentError, Option } from "commander";
import { findCampaign } from "../app/campaigns/lifecycle.js";
import { readIds, signLinks, tabulateLinks } from "../app/join/links.js";
import { keyBeside } from "../app/secret-key.js";
import { loadConfig } from "../app/settings/config.js";
import { InputError } from "../core/errors.js";
import { readTextFile } from "../core/text-file.js";
import { readMemory } from "./database.js";
import * as shared from "./options.js";
import { type DataOptions, dataCommand } from "./options.js";

interface LinksOptions extends DataOptions {
  readonly ids: string;
  readonly base?: URL;
  readonly csv?: boolean;
}

export function linksCommand(): Command {
  return dataCommand("links")
    .description("sign a link for each participant")
    .argument("<id>", "the campaign")
    .requiredOption("--ids <file>", "the participants' ids, one on each line")
    .option(
      "--base <url>",
      "the web page's address as people reach it (default: this computer's)",
      readBase,
    )
    .addOption(new Option("--csv", "as a table for mail merge").conflicts("json"))
    .addHelpText(
      "after",
      `
Somebody who comes by their signed link can see and delete what they said on every device that has the link.
After that nobody takes their place by the id alone. Send each link to its participant only. The links
go by SOUS_SECRET or the file .secret-key beside the database: keep it, or they stop working.

Examples:
  sous campaign links pilot --ids ids.txt --base https://study.example.org
  sous campaign links pilot --ids ids.txt --base https://study.example.org --csv > links.csv`,
    )
    .action(runLinks);
}

function runLinks(id: string, options: LinksOptions): Promise<void> {
  const ids = readIds(readTextFile(options.ids), options.ids);
  return readMemory(options, async (memory) => {
    const campaign = await findCampaign(memory, id);
    const key = keyBeside(memory.file, "join-key", loadConfig().keys);
    const links = signLinks(campaign, ids, { base: options.base ?? thisComputer(), key });
    if (options.json) shared.printJson(links);
    else if (options.csv) shared.print(tabulateLinks(links).trimEnd());
    else for (const { participant, link } of links) shared.print(`${participant}  ${link}`);
  });
}

function readBase(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.search && !url.hash;
  if (!isPlain || url.username)
    throw new InvalidArgumentError("It must be an address like https://study.example.org.");
  return url;
}

function thisComputer(): URL {
  const { webPort } = loadConfig();
  if (webPort === 0)
    throw new InputError("SOUS_WEB_PORT is 0: name the web page's address with --base.");
  return new URL(`http://127.0.0.1:${webPort}`);
}
