/**
 * The examples that come with Sous: each type of task without asking (ReAct), with a question, and with one
 * particular thing meant; and rounds in a home that is known already.
 */
import { readFileSync } from "node:fs";
import { packageFile } from "../../core/package-file.js";
import type { TaskType } from "../../core/scene.js";
import { quote } from "../../core/told.js";
import type { Example } from "./example.js";

/** One line, or several. */
type Text = string | readonly string[];

/** One task in a home of our own, in parts. `{it}` stands for the thing that is taken. */
interface ExampleScene {
  readonly type: TaskType;
  readonly task: string;
  readonly home: Text;
  /** The search without asking, up to the sight of the thing. */
  readonly search: Text;
  /** The first question, and the way there. */
  readonly ask: Text;
  /** The question after several were seen, and its answer, when one of them is meant. */
  readonly which: Text;
  readonly things: { readonly any: string; readonly meant: string };
  /** The lines from the taking on. */
  readonly finish: Text;
}

interface Table {
  readonly scenes: readonly ExampleScene[];
  /** The first task is done from memory. For what is not remembered, people are asked or the robot looks. */
  readonly rounds: readonly { readonly asks: boolean; readonly text: Text }[];
}

const { scenes, rounds } = JSON.parse(
  readFileSync(packageFile("src/policies/react/written-examples.json"), "utf8"),
) as Table;

function compose(
  { task, home, finish }: ExampleScene,
  thing: string,
  parts: readonly Text[],
): string {
  const lines = [`Task: ${quote(task)}`, home, ...parts, finish].flat();
  return lines.join("\n").replaceAll("{it}", thing);
}

function exampleOf(
  scene: ExampleScene,
  { variant, asks }: Pick<Example, "variant" | "asks">,
  ...parts: readonly Text[]
): Example {
  const thing = variant === "ambiguous" ? scene.things.meant : scene.things.any;
  return { type: scene.type, variant, asks, text: compose(scene, thing, parts) };
}

export const writtenExamples: readonly Example[] = [
  ...scenes.map((scene) => exampleOf(scene, { variant: "standard", asks: false }, scene.search)),
  ...scenes.map((scene) => exampleOf(scene, { variant: "standard", asks: true }, scene.ask)),
  ...scenes.map((scene) =>
    exampleOf(scene, { variant: "ambiguous", asks: true }, scene.ask, scene.which),
  ),
  ...rounds.map(({ asks, text }): Example => {
    const type = "pick_and_place_simple";
    return { type, variant: "multiround", asks, text: [text].flat().join("\n") };
  }),
];
