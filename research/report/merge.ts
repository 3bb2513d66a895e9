import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";
import { declare, type PrintedShard, printedShard, type ResearchCommand } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { part } from "../lab/part.js";

const flags = {
  report: flag.report(),
  json: flag.toggle(
    "--json",
    "print the JSON that the bench prints without --shard, byte for byte",
  ),
  run: flag.toggle(
    "--run",
    "with --json: also print the command, how long it took, and the commit",
  ),
};

export const mergeCommand = (commands: readonly ResearchCommand[]) =>
  declare({
    words: ["<files...>", "what each shard printed"],
    flags,
    help: `
Shards of other settings or commits, a missing or repeated one, and games that are not the same are refused.
The games have to lie where they lay for the shards.

Examples:
  sous bench alfworld --games alfworld/valid_train --seeds 1,2,3 --shard 1/2 > 1.json
  sous bench alfworld --games alfworld/valid_train --seeds 1,2,3 --shard 2/2 > 2.json
  sous bench merge 1.json 2.json --json`,
    run: (given, files) => merge(commands, files, given),
  });

async function merge(
  commands: readonly ResearchCommand[],
  files: readonly string[],
  options: flag.Given<typeof flags>,
): Promise<void> {
  const shards = files.map(readShardFile);
  const [first] = shards;
  if (!first) throw new InputError("name what the shards printed");
  refuseOthers(first, shards, files);
  const played = new Map(shards.flatMap((one) => one.played));
  const report = options.report === undefined ? [] : ["--report", options.report];
  const switches = (["json", "run"] as const).flatMap((name) =>
    options[name] ? [`--${name}`] : [],
  );
  const [taken, missing] = [new Set<string>(), new Set<string>()];
  const merged = { kind: "merged", played, taken, missing } as const;
  const [group, name, ...given] = first.settings;
  const bench = commands.find((one) => one.name === `${group} ${name}`);
  if (!bench) throw new InputError(`there is no command sous ${group} ${name}`, { file: files[0] });
  const command = await bench.load();
  const words = [...given, ...report, ...switches];
  await part.run(merged, () => command.parseAsync(words, { from: "user" }));
}

function readShardFile(file: string): PrintedShard {
  try {
    return printedShard.parse(JSON.parse(readTextFile(file)));
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError("it is not what a bench printed with --shard", { file, cause });
  }
}

function refuseOthers(
  { shard: { of }, settings, commit }: PrintedShard,
  shards: readonly PrintedShard[],
  files: readonly string[],
): void {
  const seen = new Map<number, string>();
  for (const [at, { settings: given, commit: own, shard }] of shards.entries()) {
    const file = files[at] ?? "";
    const refuse = (reason: string): never => {
      throw new InputError(reason, { file });
    };
    const [mine, theirs] = [given.join(" "), settings.join(" ")];
    if (mine !== theirs)
      refuse(`it is of another bench: sous ${mine}, and the first of: sous ${theirs}`);
    if (own !== commit) refuse(`it is of the commit ${own}, and the first of ${commit}`);
    if (shard.of !== of) refuse(`it is one of ${shard.of} shards, and the first of ${of}`);
    const other = seen.get(shard.index);
    if (other !== undefined) refuse(`it is shard ${shard.index}/${of}, as ${other} is`);
    seen.set(shard.index, file);
  }
  const missing = Array.from({ length: of }, (_, at) => at + 1).filter((one) => !seen.has(one));
  if (missing.length > 0)
    throw new InputError(`shards are missing: ${missing.map((one) => `${one}/${of}`).join(", ")}`);
}
