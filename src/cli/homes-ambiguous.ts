/** `sous homes ambiguous`: a sample of a home's ambiguous tasks, as people meet them. */
import path from "node:path";
import { Command } from "commander";
import { type Drawing, draw, listDrawing } from "../../bots/present/drawing.js";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { type AmbiguousTask, drawAmbiguousTasks } from "../app/ambiguous-tasks.js";
import { makeFolder, writePrivateFile } from "../core/text-file.js";
import * as shared from "./options.js";

interface AmbiguousOptions {
  readonly n: number;
  readonly seed: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function homesAmbiguousCommand(): Command {
  return new Command("ambiguous")
    .argument("<homes...>", "homes' ids or files")
    .option("--n <tasks>", "how many of each home", shared.wholeNumber(1), 10)
    .addOption(shared.seedOption())
    .option("--out <folder>", "write README.md with a picture of each task there", shared.outFolder)
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  sous homes ambiguous kitchen flat --n 5 --out sample")
    .action((homes: readonly string[], _options: object, command: Command) =>
      showAmbiguous(homes, command.optsWithGlobals<AmbiguousOptions>()),
    );
}

function showAmbiguous(homes: readonly string[], { n, seed, out, json }: AmbiguousOptions): void {
  const tasks = homes.flatMap((home) => {
    const { content, id } = loadHousehold(home);
    return drawAmbiguousTasks(createSimulator(content, id), { count: n, seed });
  });
  if (out) writeSample(out, tasks);
  if (json) shared.printJson({ tasks: tasks.map(toRow) });
  else for (const task of tasks) shared.print(describe(task).join("\n"));
  if (tasks.some(({ faults }) => faults.length > 0)) process.exitCode = 2;
}

function toRow(shown: AmbiguousTask) {
  const { task, question, view, faults } = shown;
  const { sentence, instance } = task;
  return { home: view.home, sentence, question, instance, circled: circledIn(shown), faults };
}

function describe(shown: AmbiguousTask): readonly string[] {
  const { task, question, view, faults } = shown;
  return [
    `${view.home}: ${task.sentence}`,
    `  ${question} ${circledIn(shown)}.`,
    ...faults.map((fault) => `  fault: ${fault}`),
  ];
}

/** "Circled: blue mug on the shelf, with apple". */
function circledIn(shown: AmbiguousTask): string {
  return listDrawing(drawingOf(shown))[0] ?? "";
}

function drawingOf({ view, task }: AmbiguousTask): Drawing {
  return { mode: "persona", view, target: task.instance ? [task.instance] : [] };
}

function writeSample(folder: string, tasks: readonly AmbiguousTask[]): void {
  makeFolder(folder);
  const parts = tasks.map((shown, index) => {
    const file = `${String(index + 1).padStart(2, "0")}.svg`;
    const title = `${shown.view.home}: ${shown.task.sentence}`;
    const svg = draw(drawingOf(shown), { size: "chat" });
    writePrivateFile(path.join(folder, file), svg);
    return `## ${index + 1}. ${title}\n\n${shown.question}\n\n![${circledIn(shown)}](${file})\n`;
  });
  const intro =
    "# Ambiguous tasks\n\nThe task means one particular thing. The person who answers sees it circled; the robot has to ask.\n";
  writePrivateFile(path.join(folder, "README.md"), [intro, ...parts].join("\n"));
}
