/** `sous bench chat`: what goes wrong on chat platforms, and what many people at once cost. */
import { Command, Option } from "commander";
import { InputError } from "../../core/errors.js";
import {
  type ChatBot,
  chatBots,
  chatFaults,
  listCells,
  questionStates,
} from "../../studies/chat/cells.js";
import { describeFaults, runChatFaults } from "./bench-chat-faults.js";
import { describeLoad, runChatLoad } from "./bench-chat-load.js";
import { countSoakFaults, describeSoak, runChatSoak } from "./bench-chat-soak.js";
import * as shared from "./options.js";

interface ChatOptions {
  readonly faults?: boolean;
  readonly load?: boolean;
  readonly soak?: boolean;
  readonly days: number;
  readonly bots: readonly ChatBot[];
  readonly only?: readonly string[];
  readonly lanes: number;
  readonly questions: number;
  readonly channels: number;
  readonly people: number;
  readonly seconds: number;
  readonly heap: number;
  readonly home: string;
  readonly seed: number;
  readonly json?: boolean;
}

export function chatCommand(): Command {
  return new Command("chat")
    .description("faults of chat platforms in every state of a question; many people at once")
    .addOption(new Option("--faults", "every fault in every state of a question"))
    .addOption(new Option("--load", "many open questions, and many people who answer them"))
    .addOption(new Option("--soak", "days of tasks, answers, sleeps and restarts on a fast clock"))
    .addOption(
      new Option("--bots <list>", "which platforms, with commas")
        .argParser(pickFrom("--bots", chatBots))
        .default(chatBots, chatBots.join(",")),
    )
    .addOption(
      new Option("--only <list>", "faults: only these faults and states, with commas").argParser(
        pickFrom("--only", [...chatFaults, ...questionStates]),
      ),
    )
    .addOption(
      new Option("--lanes <n>", "faults: cells side by side")
        .argParser(shared.wholeNumber(1))
        .default(3),
    )
    .addOption(new Option("--home <id>", "faults: the home that is played").default("kitchen"))
    .addOption(countOption("--questions <n>", "load: open questions, a household each", 1000))
    .addOption(countOption("--channels <n>", "load: channels, over all platforms", 50))
    .addOption(countOption("--people <n>", "load: people who answer", 200))
    .addOption(countOption("--seconds <n>", "load: within this time all is answered", 60))
    .addOption(countOption("--days <n>", "soak: simulated days", 7))
    .addOption(
      countOption("--heap <MiB>", "load: node's --max-old-space-size for the product", 140),
    )
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Faults and load play against protocol peers on loopback (test/peers): run it in a clone of the
repository. The soak has a channel of its own, in memory, and every rule for people switched on.
Exit code 1 when anything was lost, came twice or did not end.

--faults: what the product and the platform logged in the cells with findings is kept, and it says
where. --load: the channels and questions are spread evenly over the platforms, all in one process
of the product. receiptMs is the time from an answer's commit to that of its receipt in the outbox;
rssMb is the most memory that the product's process ever had.

Faults: ${chatFaults.join(", ")}.
States: ${questionStates.join(", ")}.

Examples:
  sous bench chat --faults --json
  sous bench chat --faults --bots discord --only resume-refused
  sous bench chat --faults --only sigkill,receipt,late
  sous bench chat --load --json
  sous bench chat --soak --days 7 --json
  sous bench chat --load --questions 100 --channels 10 --people 20 --bots slack`,
    )
    .action(runChat);
}

async function runChat(options: ChatOptions): Promise<void> {
  const chosen = [options.faults, options.load, options.soak].filter(Boolean);
  if (chosen.length !== 1)
    throw new InputError(
      "Say what to measure: sous bench chat --faults, --load or --soak (see --help).",
    );
  if (options.soak) return measureSoak(options);
  return options.faults ? measureFaults(options) : measureLoad(options);
}

async function measureSoak(options: ChatOptions): Promise<void> {
  const result = await runChatSoak(options);
  if (options.json) shared.printJson(result);
  else shared.print(describeSoak(result));
  if (countSoakFaults(result) > 0) process.exitCode = 1;
}

async function measureLoad(options: ChatOptions): Promise<void> {
  const result = await runChatLoad({ ...options, showsProgress: process.stderr.isTTY });
  const { figures } = result;
  if (options.json) shared.printJson(figures);
  else describeLoad(result);
  if (figures.lost + figures.doubled > 0 || figures.questions < options.questions)
    process.exitCode = 1;
}

async function measureFaults(options: ChatOptions): Promise<void> {
  const { bots, only = [], json } = options;
  const result = await runChatFaults({
    ...options,
    cells: listCells({
      bots,
      faults: narrow(chatFaults, only),
      states: narrow(questionStates, only),
    }),
    showsProgress: process.stderr.isTTY,
  });
  if (json) shared.printJson(result.figures);
  else describeFaults(result);
  if (result.kept !== null) process.exitCode = 1;
}

function countOption(flags: string, description: string, usual: number): Option {
  return new Option(flags, description).argParser(shared.wholeNumber(1)).default(usual);
}

/** Those that were named; all when none of this kind was. */
function narrow<T extends string>(all: readonly T[], named: readonly string[]): readonly T[] {
  const some = all.filter((one) => named.includes(one));
  return some.length > 0 ? some : all;
}

function pickFrom<T extends string>(flag: string, known: readonly T[]) {
  return (text: string): readonly T[] => {
    const names = text.split(",").map((name) => name.trim());
    const picked = known.filter((one) => names.includes(one));
    if (picked.length === 0 || picked.length !== new Set(names).size)
      throw new InputError(`${flag} takes some of ${known.join(",")}, not "${text}".`);
    return picked;
  };
}
