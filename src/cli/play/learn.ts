/** Learns from corrected replies how people speak (`sous facts learn`). */
import { visibleLine } from "../../../bots/present/visible-text.js";
import { learnAll } from "../../app/learning/learn-all.js";
import { systemClock } from "../../app/operating/clock.js";
import { many } from "../../core/words/wording.js";
import { type Learning, leastExamples } from "../../desk/learning/learn.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory, requireDatabase, writeOrOrder } from "../storage/database.js";

export function learnCommand(): SousCommand {
  return dataCommand("learn")
    .option("--undo", "forget what was learned; replies are read as Sous shipped it")
    .notes(`
Learns from replies that people fixed, took back, confirmed with yes or no, or that the robot later saw to be right
or wrong: names of places that only they use, and how they speak. Half of the replies are kept out to check it.
It is kept only if more of these are read rightly, and if replies that ship with Sous are read no worse.
Words in campaigns are left out, and those of people who opted out or, on Slack and Discord, did not consent
(/sous me). When words are deleted, what was learned from them is deleted at once. Works beside a running sous serve.

Examples:
  sous facts learn
  sous facts learn --json
  sous facts learn --undo`)
    .action(async (options: DataOptions & { undo?: boolean }) => {
      requireDatabase(options);
      if (options.undo) return undo(options);
      const learnings = await readMemory(options, (memory) => learnAll(memory, systemClock.now()));
      const found = learnings.map(({ space, reader }) => ({ space, reader }));
      const kept = await writeOrOrder(options, "sous facts learn", "keep-learned", found);
      const learned = learnings.map(({ space, verdict, figures, reader }) => {
        const names = reader?.names ?? {};
        return { space, verdict, kept: kept.includes(space), figures, names };
      });
      const lines = learnings.flatMap((learning) => describe(learning, kept)).map(visibleLine);
      shared.printEither(options, { learned }, lines, "There is no home yet: sous play kitchen");
    });
}

async function undo(options: DataOptions): Promise<void> {
  const undone = await writeOrOrder(options, "sous facts learn", "drop-learned", null);
  const gone = "What was learned is gone: replies are read as Sous shipped it.";
  shared.printEither(options, { undone }, undone > 0 ? gone : "Nothing was learned.");
}

function describe({ space, verdict, figures, reader }: Learning, kept: readonly string[]) {
  const { examples, heldOut, before, after, shipped, shippedBefore, shippedAfter } = figures;
  const where = space === "" ? "" : `${space}: `;
  const known = `${where}${many(examples, "reply", "replies")} whose meaning is known.`;
  if (verdict === "too few") return [`${known} At least ${leastExamples} are needed.`];
  const names = Object.entries(reader?.names ?? {}).flatMap(([home, places]) =>
    Object.entries(places).map(([place, own]) => `  ${own.join(", ")}: ${place} (${home})`),
  );
  return [
    known,
    `Of ${heldOut} that were kept out, ${before.right} were read rightly before and ${after.right} now; wrongly ${before.wrong} and ${after.wrong}.`,
    `Of ${shipped} decisions about replies that ship with Sous, ${shippedBefore} were wrong before and ${shippedAfter} now.`,
    kept.includes(space)
      ? "Kept: replies are read so from now on. To go back: sous facts learn --undo"
      : reader
        ? "Not kept: some of the words were deleted meanwhile. Learn again."
        : "Not kept: replies are read as before.",
    ...(names.length > 0 ? ["Names learned:", ...names] : []),
  ];
}
