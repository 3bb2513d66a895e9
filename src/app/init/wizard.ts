import path from "node:path";
import * as clack from "@clack/prompts";
import type { Clock } from "../../core/clock.js";
import { Interrupted } from "../../core/errors.js";
import { type Draft, envFile } from "../settings/config.js";
import { planChanges, writeEnvFile } from "../settings/env-file.js";
import { answered } from "./asking.js";
import { setUpDiscord } from "./discord-steps.js";
import { setUpSlack } from "./slack-steps.js";

/**
 * @returns whether anything was written
 * @throws Interrupted on Ctrl-C; `.env` is unchanged
 */
export async function runWizard(draft: Draft, clock: Clock): Promise<boolean> {
  clack.intro("Sous: where shall people be asked?");
  const platforms = await answered(
    clack.multiselect({
      message: "The web chat on this machine is always there. What else? (Space chooses)",
      options: [
        { value: "slack", label: "Slack" },
        { value: "discord", label: "Discord" },
      ],
      required: false,
    }),
  );
  const values: Record<string, string> = {};
  if (platforms.includes("slack")) Object.assign(values, await setUpSlack(draft, clock));
  if (platforms.includes("discord")) Object.assign(values, await setUpDiscord(draft, clock));
  const written = await write(draft, values);
  clack.outro(written ? "Now everything once more:" : startWords);
  return written;
}

export const startWords = "Start Sous: npm start. Then type /sous play kitchen in the channel.";

/** An empty value removes a variable that is set. */
async function write(draft: Draft, values: Readonly<Record<string, string>>): Promise<boolean> {
  const wanted = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (draft.variables[name] ?? "")),
  );
  if (Object.keys(wanted).length === 0) {
    clack.log.success("Everything is set already: nothing to write.");
    return false;
  }
  const file = path.resolve(envFile);
  const lines = planChanges(file, wanted).map(({ name, how }) => `${name}: ${how}`);
  clack.log.info([`To be written to ${file}:`, ...lines].join("\n"));
  const agreed = await answered(clack.confirm({ message: "Write it?" }));
  if (!agreed) throw new Interrupted("Nothing was changed.");
  writeEnvFile(file, wanted);
  clack.log.success(`Written to ${file}. Only you can read it.`);
  const hidden = Object.keys(wanted).filter((name) => draft.exported.includes(name));
  if (hidden.length > 0)
    clack.log.warn(
      `The environment sets these too, and goes before the file. Unset them:\n${hidden.join("\n")}`,
    );
  return true;
}
