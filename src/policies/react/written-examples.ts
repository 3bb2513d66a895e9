/**
 * The examples that come with Sous: each type of task without asking (ReAct), with a question, and with one
 * particular thing meant; and rounds in a home that is known already.
 */
import type { Example } from "./example.js";
import { type ExampleScene, exampleScenes } from "./example-scenes.js";
import { quote } from "./transcript.js";

function compose(
  { task, home, finish }: ExampleScene,
  thing: string,
  parts: readonly string[],
): string {
  return [`Task: ${quote(task)}`, home, ...parts, finish.replaceAll("{it}", thing)].join("\n");
}

const searching = exampleScenes.map(
  (scene): Example => ({
    type: scene.type,
    variant: "standard",
    asks: false,
    text: compose(scene, scene.things.any, [scene.search]),
  }),
);

const asking = exampleScenes.map(
  (scene): Example => ({
    type: scene.type,
    variant: "standard",
    asks: true,
    text: compose(scene, scene.things.any, [scene.ask]),
  }),
);

const meaning = exampleScenes.map(
  (scene): Example => ({
    type: scene.type,
    variant: "ambiguous",
    asks: true,
    text: compose(scene, scene.things.meant, [scene.ask, scene.which]),
  }),
);

/** The first task is done from memory; for the second, nothing is remembered, so people are asked. */
const remembering: Example = {
  type: "pick_and_place_simple",
  variant: "multiround",
  asks: true,
  text: `(What lay where when it was last seen: diningtable 1: cup 1, newspaper 2; drawer 1: nothing.)
Task: "put a newspaper in sofa."
See: You are facing the drawer 1. Next to it, you see nothing.
Think: I need a newspaper. I remember: newspaper 2 is in diningtable 1.
Act: go to diningtable 1
See: You arrive at diningtable 1. On the diningtable 1, you see a cup 1, and a newspaper 2.
Think: It is where I saw it. I take it.
Act: take newspaper 2 from diningtable 1
See: You pick up the newspaper 2 from the diningtable 1.
Think: To the sofa.
Act: go to sofa 1
See: You arrive at sofa 1. On the sofa 1, you see nothing.
Think: Down with it.
Act: move newspaper 2 to sofa 1
See: You move the newspaper 2 to the sofa 1.
Task: "put a statue in diningtable."
See: You are facing the sofa 1. Next to it, you see nothing.
Think: I need a statue. I have never seen one here, so I ask.
Ask: Where is the statue?
Answer: "statue" at "drawer 2"
Think: To drawer 2.
Act: go to drawer 2
See: You arrive at drawer 2. The drawer 2 is closed.
Think: I open it.
Act: open drawer 2
See: You open the drawer 2. The drawer 2 is open. In it, you see a statue 1.
Think: I take it.
Act: take statue 1 from drawer 2
See: You pick up the statue 1 from the drawer 2.
Think: To the table.
Act: go to diningtable 1
See: You arrive at diningtable 1. On the diningtable 1, you see a cup 1.
Think: Down with it.
Act: move statue 1 to diningtable 1
See: You move the statue 1 to the diningtable 1.`,
};

/** The same without people: what is not remembered is looked for. */
const rememberingAlone: Example = {
  type: "pick_and_place_simple",
  variant: "multiround",
  asks: false,
  text: `(What lay where when it was last seen: desk 1: candle 1; shelf 1: nothing.)
Task: "put a candle in shelf."
See: You are facing the shelf 1. Next to it, you see nothing.
Think: I need a candle. I remember: candle 1 is in desk 1.
Act: go to desk 1
See: You arrive at desk 1. On the desk 1, you see a candle 1.
Think: It is where I saw it. I take it.
Act: take candle 1 from desk 1
See: You pick up the candle 1 from the desk 1.
Think: Back to the shelf.
Act: go to shelf 1
See: You arrive at shelf 1. On the shelf 1, you see nothing.
Think: Down with it.
Act: move candle 1 to shelf 1
See: You move the candle 1 to the shelf 1.`,
};

export const writtenExamples: readonly Example[] = [
  ...searching,
  ...asking,
  ...meaning,
  remembering,
  rememberingAlone,
];
