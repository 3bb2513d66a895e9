/**
 * Reads the examples for a language model's prompt: for each task type one without a question (ReAct), one with a
 * question, and one with a particular thing; also later rounds in a known home. `{it}` is the thing taken.
 */
import { readFileSync } from "node:fs";
import type { TaskType } from "../../core/episode/scene.js";
import { quote } from "../../core/memory/notebook.js";
import { packageFile } from "../../core/package-file.js";
import type { Example } from "./example.js";

type Text = string | readonly string[];

interface ExampleScene {
  readonly type: TaskType;
  readonly task: string;
  readonly home: Text;
  readonly search: Text;
  readonly ask: Text;
  /** Question and answer about which one is meant, after several things were seen. */
  readonly which: Text;
  readonly things: { readonly any: string; readonly meant: string };
  readonly finish: Text;
}

const { scenes, rounds } = JSON.parse(
  readFileSync(packageFile("src/policies/react/written-examples.json"), "utf8"),
) as {
  readonly scenes: readonly ExampleScene[];
  /** Later tasks, done from memory. What memory lacks is asked or searched for. */
  readonly rounds: readonly { readonly asks: boolean; readonly text: Text }[];
};

function exampleOf(
  scene: ExampleScene,
  { variant, asks }: Pick<Example, "variant" | "asks">,
  ...parts: readonly Text[]
): Example {
  const { type, task, home, things, finish } = scene;
  const lines = [`Task: ${quote(task)}`, home, ...parts, finish].flat();
  const thing = variant === "ambiguous" ? things.meant : things.any;
  return { type, variant, asks, text: lines.join("\n").replaceAll("{it}", thing) };
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
