/** Writes own-homes.jsonl: `npx tsx test/scenes/household/oracle/record.ts`, after a change to our homes. */
import { writeFileSync } from "node:fs";
import { pick, seededRandom } from "../../../../src/core/random.js";
import type { Facts } from "./facts.js";
import { Oracle, type Told } from "./oracle.js";
import { factsOf, nameOf, type OwnWorld, ownHomes } from "./own-worlds.js";
import type { Task } from "./read-home.js";

interface Episode {
  readonly world: OwnWorld;
  readonly name: string;
  readonly commands: readonly (string | null)[];
  readonly told: readonly Told[];
}

const stepsOfWalk = 24;
const types = [...new Set(ownHomes.flatMap(({ tasks }) => tasks.map(({ type }) => type)))];

const episodes = [
  ...ownHomes.flatMap(({ id: home }) =>
    (["home", "game", "older game"] as const).map((form) => wander({ home, round: 1, form })),
  ),
  handle("home"),
  handle("older game"),
  ...types.flatMap((type, at) => [
    win(type, "home"),
    win(type, at % 2 === 0 ? "game" : "older game"),
  ]),
];
const lines = episodes.flatMap(({ world, name, commands, told }) =>
  told.map(({ observation, score, done, won, admissible }, step) =>
    JSON.stringify({
      game: nameOf(world),
      split: "own",
      episode: name,
      step,
      command: commands[step],
      observation,
      score,
      done,
      won,
      admissible,
    }),
  ),
);
writeFileSync(new URL("own-homes.jsonl", import.meta.url), `${lines.join("\n")}\n`);

/** Any possible command, and now and then one that is not. */
function wander(world: OwnWorld): Episode {
  const random = seededRandom(7);
  return play(world, "random", stepsOfWalk, ({ admissible }, step) => {
    const strange = ["", "LOOK", " look ", "go  to fridge 1", "examine mug 9", "think: hm", "help"];
    const from = step % 6 === 5 ? strange : admissible;
    return pick(random, from) ?? "look";
  });
}

/** Does the first task of this type in the first home that has one, with looks aside, and one command more. */
function win(type: string, form: OwnWorld["form"]): Episode {
  for (const { id: home, tasks } of ownHomes) {
    const round = tasks.findIndex((task) => task.type === type && !("open" in task)) + 1;
    const task = tasks[round - 1];
    if (!task) continue;
    const world = { home, round, form };
    const { things } = factsOf(world);
    for (const thing of things.filter((one) => one.type === task.object)) {
      const episode = follow(world, planFor(task, thing.name, factsOf(world)));
      if (episode.told.some(({ won }) => won)) return episode;
    }
  }
  throw new Error(`nobody won ${type}`);
}

/** Commands that do a task with this thing, and with any other where two are needed; some are not needed. */
function planFor({ type, object, target }: Task, name: string, facts: Facts): readonly string[] {
  const lit = type === "look_at_obj_in_light";
  const two = type === "pick_two_obj_and_place";
  const others = facts.things.filter((one) => one.type === object && one.name !== name);
  const goal = facts.receptacles.find((one) => one.type === target)?.name ?? "";
  const lamp = facts.things.find((one) => one.type === target);
  const treatment = /_(heat|cool|clean)_/.exec(type)?.[1] ?? "";
  const tool = { heat: "microwave", cool: "fridge", clean: "sinkbasin" }[treatment];
  const each = [name, ...(two ? others.slice(0, 1).map((one) => one.name) : [])];
  return each.flatMap((thing) => {
    const from = facts.things.find((one) => one.name === thing)?.receptacles[0] ?? "";
    const reach = (place: string) => [`go to ${place}`, `examine ${place}`, `open ${place}`];
    const treat = tool
      ? [...reach(`${tool} 1`), `${treatment} ${thing} with ${tool} 1`, `close ${tool} 1`]
      : [];
    const fetch = [...reach(from), `take ${thing} from ${from}`, "inventory", ...treat];
    if (lit) return [...fetch, ...reach(lamp?.receptacles[0] ?? ""), `use ${lamp?.name}`];
    const put = facts.locationNames ? `put ${thing} in/on ${goal}` : `move ${thing} to ${goal}`;
    return [...fetch, `examine ${thing}`, ...reach(goal), put, "look", `close ${goal}`];
  });
}

/** Cuts the kitchen's apple and does everything else to it, and says each time what became of it. */
function handle(form: OwnWorld["form"]): Episode {
  const world = { home: "kitchen", round: 1, form } as const;
  const { things } = factsOf(world);
  const placeOf = (thing: string) => things.find(({ name }) => name === thing)?.receptacles[0];
  const [apple, knife] = [placeOf("apple 1"), placeOf("knife 1")];
  const treat = (verb: string, tool: string) => [
    `go to ${tool}`,
    `${verb} apple 1 with ${tool}`,
    "examine apple 1",
  ];
  return follow(world, [
    `go to ${knife}`,
    `open ${knife}`,
    `take knife 1 from ${knife}`,
    `go to ${apple}`,
    "slice apple 1 with knife 1",
    `move knife 1 to ${apple}`,
    `put knife 1 in/on ${apple}`,
    "look",
    `take apple 1 from ${apple}`,
    "examine apple 1",
    ...treat("cool", "fridge 1"),
    ...treat("heat", "microwave 1"),
    ...treat("clean", "sinkbasin 1"),
    ...treat("cool", "fridge 1"),
    "inventory",
  ]);
}

/** Plays the commands that are possible when their turn comes. */
function follow(world: OwnWorld, plan: readonly string[]): Episode {
  const left = [...plan];
  return play(world, "won", plan.length, ({ admissible }) => {
    const next = left.findIndex((command) => admissible.includes(command));
    const [command = null] = next < 0 ? [] : left.splice(0, next + 1).slice(-1);
    return command;
  });
}

/** @param choose null: the episode ends, after one look more */
function play(
  world: OwnWorld,
  name: string,
  steps: number,
  choose: (told: Told, step: number) => string | null,
): Episode {
  const oracle = new Oracle(factsOf(world));
  const told = [oracle.begin()];
  const commands: (string | null)[] = [null];
  for (let step = 0; step < steps; step += 1) {
    const command = choose(told.at(-1) as Told, step);
    commands.push(command ?? "inventory");
    told.push(oracle.step(command ?? "inventory"));
    if (command === null) break;
  }
  return { world, name, commands, told };
}
