/** Examples for the planner: 10 of each of the paper's 7 task types. */
import { withArticle } from "../../core/words/names.js";

/** ALFRED's task types; the last is not among ALFWorld's six. */
export const planTypes = [
  "pick-and-place",
  "look-in-light",
  "clean-and-place",
  "heat-and-place",
  "cool-and-place",
  "pick-two-and-place",
  "place-in-movable",
] as const;
export type PlanType = (typeof planTypes)[number];

export interface PlanExample {
  readonly task: string;
  readonly taskType: PlanType;
  readonly thought: string;
  readonly steps: readonly string[];
}

export type ExampleSelector = (task: string, count: number) => Promise<readonly PlanExample[]>;

/** Things and their destinations, by task type. */
const pairs: Readonly<Record<Exclude<PlanType, "place-in-movable">, string>> = {
  "pick-and-place": `spoon drawer, newspaper sofa, keychain dresser, soapbar cabinet, statue shelf,
    pillow armchair, peppershaker countertop, candle toilet, watch sidetable, vase coffeetable`,
  "look-in-light": `book desklamp, alarmclock desklamp, pen desklamp, creditcard floorlamp, box floorlamp,
    cd desklamp, laptop floorlamp, mug desklamp, pillow floorlamp, remotecontrol floorlamp`,
  "clean-and-place": `bowl shelf, lettuce fridge, spatula drawer, cloth cabinet, pan stoveburner,
    knife countertop, tomato diningtable, plate cabinet, soapbar countertop, cup microwave`,
  "heat-and-place": `egg diningtable, potato countertop, bread countertop, apple garbagecan, mug coffeemachine,
    plate cabinet, tomato fridge, cup sidetable, potato garbagecan, egg sinkbasin`,
  "cool-and-place": `winebottle diningtable, lettuce countertop, pot stoveburner, apple microwave,
    mug coffeemachine, pan diningtable, bread countertop, potato microwave, tomato sinkbasin,
    cup cabinet`,
  "pick-two-and-place": `cellphone bed, saltshaker drawer, soapbar garbagecan, cd safe, pencil desk, fork sinkbasin,
    newspaper coffeetable, candle countertop, creditcard dresser, pillow sofa`,
};

const carried = `spoon mug countertop, pen box desk, egg pan stoveburner, fork plate diningtable,
  keychain box sofa, ladle pot fridge, apple bowl sidetable, knife cup sinkbasin, cd box shelf,
  tomato plate fridge`;

function readRows(table: string): readonly (readonly [string, string, string])[] {
  return table.split(",").map((row) => {
    const [first = "", second = "", third = ""] = row.trim().split(" ");
    return [first, second, third];
  });
}

const look = "Look round the room to learn what is there.";

export const planExamples: readonly PlanExample[] = planTypes.flatMap((type) =>
  type === "place-in-movable"
    ? readRows(carried).map(([thing, holder, place]) => writeCarried(thing, holder, place))
    : readRows(pairs[type]).map(([thing, place]) => write(type, thing, place)),
);

function write(taskType: keyof typeof pairs, thing: string, place: string): PlanExample {
  const one = withArticle(thing);
  const fetch = [look, `Find ${one}.`, `Take the ${thing}.`];
  const bring = [`Go to the ${place}.`, `Put the ${thing} in or on the ${place}.`];
  const treat = (verb: string, tool: string) => [
    ...fetch,
    `Go to the ${tool}.`,
    `${verb} the ${thing} with the ${tool}.`,
    ...bring,
  ];
  switch (taskType) {
    case "pick-and-place":
      return {
        taskType,
        task: `put ${one} in/on the ${place}.`,
        thought: `Only the place of the ${thing} has to change.`,
        steps: [...fetch, ...bring],
      };
    case "look-in-light":
      return {
        taskType,
        task: `look at ${one} under the ${place}.`,
        thought: `The ${thing} has to be in the hand while the ${place} is switched on.`,
        steps: [...fetch, `Find a ${place}.`, `Switch on the ${place}.`],
      };
    case "clean-and-place":
      return {
        taskType,
        task: `put a clean ${thing} in/on the ${place}.`,
        thought: `The ${thing} has to be washed at a sink before it is put away.`,
        steps: treat("Clean", "sinkbasin"),
      };
    case "heat-and-place":
      return {
        taskType,
        task: `put a hot ${thing} in/on the ${place}.`,
        thought: `The ${thing} has to be heated, which a microwave does, before it is brought.`,
        steps: treat("Heat", "microwave"),
      };
    case "cool-and-place":
      return {
        taskType,
        task: `cool ${one} and put it in/on the ${place}.`,
        thought: `The ${thing} has to be cooled, which a fridge does, before it is brought.`,
        steps: treat("Cool", "fridge"),
      };
    case "pick-two-and-place":
      return {
        taskType,
        task: `find two ${thing} and put them in/on the ${place}.`,
        thought: `Two are wanted and the hand holds one, so I fetch one after the other.`,
        steps: [
          look,
          `Find the first ${thing}.`,
          `Take the ${thing}.`,
          ...bring,
          `Find the second ${thing}.`,
          `Take the second ${thing}.`,
          `Go to the same ${place}.`,
          `Put the second ${thing} in or on the ${place}.`,
        ],
      };
  }
}

function writeCarried(thing: string, holder: string, place: string): PlanExample {
  return {
    taskType: "place-in-movable",
    task: `put ${withArticle(holder)} with ${withArticle(thing)} in it on the ${place}.`,
    thought: `The ${thing} goes into the ${holder} first; then the ${holder} is carried with it.`,
    steps: [
      look,
      `Find ${withArticle(thing)}.`,
      `Take the ${thing}.`,
      `Find ${withArticle(holder)}.`,
      `Put the ${thing} into the ${holder}.`,
      `Take the ${holder}.`,
      `Go to the ${place}.`,
      `Put the ${holder} on the ${place}.`,
    ],
  };
}
