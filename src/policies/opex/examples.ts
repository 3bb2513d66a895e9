/** Lists examples for OPEx's planner: 10 of each of the paper's 7 task types. */
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

type Written = readonly [task: string, thought: string, ...steps: string[]];

function fetch(thing: string): readonly string[] {
  return [look, `Find ${withArticle(thing)}.`, `Take the ${thing}.`];
}

function bring(thing: string, place: string): readonly string[] {
  return [`Go to the ${place}.`, `Put the ${thing} in or on the ${place}.`];
}

function treat(verb: string, thing: string, tool: string, place: string): readonly string[] {
  const treating = [`Go to the ${tool}.`, `${verb} the ${thing} with the ${tool}.`];
  return [...fetch(thing), ...treating, ...bring(thing, place)];
}

const writers: Readonly<
  Record<PlanType, (thing: string, place: string, third: string) => Written>
> = {
  "pick-and-place": (thing, place) => [
    `put ${withArticle(thing)} in/on the ${place}.`,
    `Only the place of the ${thing} has to change.`,
    ...fetch(thing),
    ...bring(thing, place),
  ],
  "look-in-light": (thing, lamp) => [
    `look at ${withArticle(thing)} under the ${lamp}.`,
    `The ${thing} has to be in the hand while the ${lamp} is switched on.`,
    ...fetch(thing),
    `Find a ${lamp}.`,
    `Switch on the ${lamp}.`,
  ],
  "clean-and-place": (thing, place) => [
    `put a clean ${thing} in/on the ${place}.`,
    `The ${thing} has to be washed at a sink before it is put away.`,
    ...treat("Clean", thing, "sinkbasin", place),
  ],
  "heat-and-place": (thing, place) => [
    `put a hot ${thing} in/on the ${place}.`,
    `The ${thing} has to be heated, which a microwave does, before it is brought.`,
    ...treat("Heat", thing, "microwave", place),
  ],
  "cool-and-place": (thing, place) => [
    `cool ${withArticle(thing)} and put it in/on the ${place}.`,
    `The ${thing} has to be cooled, which a fridge does, before it is brought.`,
    ...treat("Cool", thing, "fridge", place),
  ],
  "pick-two-and-place": (thing, place) => [
    `find two ${thing} and put them in/on the ${place}.`,
    `Two are wanted and the hand holds one, so I fetch one after the other.`,
    look,
    `Find the first ${thing}.`,
    `Take the ${thing}.`,
    ...bring(thing, place),
    `Find the second ${thing}.`,
    `Take the second ${thing}.`,
    `Go to the same ${place}.`,
    `Put the second ${thing} in or on the ${place}.`,
  ],
  "place-in-movable": (thing, holder, place) => [
    `put ${withArticle(holder)} with ${withArticle(thing)} in it on the ${place}.`,
    `The ${thing} goes into the ${holder} first; then the ${holder} is carried with it.`,
    ...fetch(thing),
    `Find ${withArticle(holder)}.`,
    `Put the ${thing} into the ${holder}.`,
    `Take the ${holder}.`,
    `Go to the ${place}.`,
    `Put the ${holder} on the ${place}.`,
  ],
};

export const planExamples: readonly PlanExample[] = planTypes.flatMap((taskType) =>
  readRows(taskType === "place-in-movable" ? carried : pairs[taskType]).map((names) => {
    const [task, thought, ...steps] = writers[taskType](...names);
    return { task, taskType, thought, steps };
  }),
);
