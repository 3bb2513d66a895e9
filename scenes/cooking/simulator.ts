/** Plays a cooking game: the robot takes and cuts what a recipe needs, and may ask. */
import type { QueryOutcome, QuerySimulator } from "../../src/core/episode/query-scene.js";
import type { OwnerView, PlaceView, ThingView } from "../../src/core/episode/scene.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { joinList } from "../household/text.js";
import {
  type CookingGame,
  foods,
  type Holder,
  holderNames,
  holders,
  type Ingredient,
  roomName,
} from "./game.js";
import {
  cuts,
  findDeed,
  firstKitchen,
  isWithinReach,
  judge,
  type KitchenState,
  listDeeds,
  takeCommand,
  thingsAt,
} from "./kitchen-state.js";

/** Writes the same text with and without cutting, so that it does not reveal the task. */
function formatInstruction({ ingredients }: CookingGame): string {
  const wanted = ingredients.map(({ food }) => food).join(", and ");
  return `You are hungry, and so is the friend you are visiting. Collect some ${wanted} for a good meal. Ask Charlie where each ingredient is, and how the recipe wants it.`;
}

const sightings = [
  (seen: string) => `There is ${seen} here.`,
  (seen: string) => `You notice ${seen}.`,
  (seen: string) => `Along one wall stands ${seen}.`,
  (seen: string) => `You also find ${seen}.`,
];

function describeRoom(game: CookingGame, state: KitchenState): string {
  const random = seededRandom(game.wording, "wording");
  const sentences = holderNames
    .filter((holder) => holders[holder] !== "floor")
    .flatMap((holder) => {
      const sighting = pick(random, sightings);
      const announced = random() < 0.5;
      return [
        sighting?.(nameHolder(state, holder, announced)) ?? "",
        ...describeContent(state, holder),
      ];
    });
  const floor = joinList(thingsAt(state, "kitchen").map(withArticle));
  return [`You are in a ${roomName}.`, ...sentences, `There is ${floor} on the floor.`].join(" ");
}

function nameHolder(state: KitchenState, holder: Holder, announced: boolean): string {
  if (holders[holder] !== "container") return withArticle(holder);
  if (state.open.has(holder)) return `an open ${holder}`;
  return announced ? `a closed ${holder}` : withArticle(holder);
}

function describeContent(state: KitchenState, holder: Holder): readonly string[] {
  if (!isWithinReach(state, holder)) return [];
  const things = thingsAt(state, holder).map(withArticle);
  if (holders[holder] === "container") {
    return [things.length > 0 ? `The ${holder} contains ${joinList(things)}.` : `It is empty.`];
  }
  return [things.length > 0 ? `On the ${holder} you see ${joinList(things)}.` : "It is bare."];
}

function describeCarried(state: KitchenState): string {
  const names = state.carried.map((thing) => {
    const label = labelOf(state, thing);
    return label === thing ? withArticle(thing) : `a ${label}`;
  });
  return `You are carrying: ${joinList(names)}.`;
}

function labelOf(state: KitchenState, thing: string): string {
  const { cutting = "uncut", cooking = "raw" } = state.prepared.get(thing) ?? {};
  return [...[cutting, cooking].filter((is) => is !== "uncut" && is !== "raw"), thing].join(" ");
}

function withArticle(name: string): string {
  if (foods.get(name)?.mass) return `some ${name}`;
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

/** Increment when rules or texts change, so that replays notice. */
export const cookingEngine = "cooking-1";

/** The paper's limit, including questions. */
const stepLimit = 20;

/** Each observation has three lines: the step's result, the room, and what is carried. */
export function playCooking(game: CookingGame): QuerySimulator<KitchenState> {
  return resume(game, { state: firstKitchen(game), steps: 0 });
}

function resume(
  game: CookingGame,
  progress: { state: KitchenState; steps: number },
): QuerySimulator<KitchenState> {
  let { state, steps } = progress;
  const instruction = formatInstruction(game);

  function look(feedback: string, answer: string | null): QueryOutcome {
    const verdict = judge(game, state);
    return {
      observation: [feedback, describeRoom(game, state), describeCarried(state)].join("\n"),
      answer,
      reward: verdict === "won" ? 1 : 0,
      terminated: verdict !== "open",
      truncated: verdict === "open" && steps >= stepLimit,
    };
  }

  const isOver = () => steps >= stepLimit || judge(game, state) !== "open";
  const over = () => ({ ...look("The game is over.", null), reward: 0 });

  return {
    engine: cookingEngine,
    instruction,
    maxSteps: stepLimit,
    begin() {
      state = firstKitchen(game);
      steps = 0;
      return look(instruction, null);
    },
    step(command) {
      if (isOver()) return over();
      steps++;
      const deed = findDeed(state, command);
      if (deed) state = deed.after();
      return look(deed?.feedback ?? "Invalid command.", null);
    },
    tell(answer) {
      if (isOver()) return over();
      steps++;
      return look(answer, answer);
    },
    state: () => state,
    fork: () => resume(game, { state, steps }),
    plan: () => (judge(game, state) === "lost" ? null : planFrom(game, state)),
    ownerView: () => viewKitchen(game, state),
    commands: () => (isOver() ? [] : listDeeds(state).map(({ command }) => command)),
  };
}

function planFrom(game: CookingGame, from: KitchenState): readonly string[] {
  const commands: string[] = [];
  let state = from;
  const carryOut = (command: string): void => {
    commands.push(command);
    state = findDeed(state, command)?.after() ?? state;
  };
  for (const { food } of game.ingredients) {
    const holder = state.lying.get(food);
    if (holder === undefined) continue;
    if (!isWithinReach(state, holder)) carryOut(`open ${holder}`);
    carryOut(takeCommand(food, holder));
  }
  for (const { food, cutting } of game.ingredients) {
    if (state.prepared.get(food)?.cutting === cutting) continue;
    const verb = Object.entries(cuts).find(([, is]) => is === cutting)?.[0];
    if (verb) carryOut(`${verb} ${food} with knife`);
  }
  return commands;
}

/** Shows the kitchen to people, who answer in place of Charlie, the paper's answering program. */
function viewKitchen(game: CookingGame, state: KitchenState): OwnerView {
  const carried = state.carried.map((thing) => viewThing(state, thing));
  return {
    home: roomName,
    places: holderNames.map((holder) => viewHolder(state, holder)),
    robotAt: ["kitchen"],
    held: carried[0] ?? null,
    carried,
    card: game.ingredients.map(formatNeed),
  };
}

function viewHolder(state: KitchenState, holder: Holder): PlaceView {
  const kind = holders[holder];
  const label = kind === "floor" ? "floor" : holder;
  const zones = { floor: "other", supporter: "surfaces", container: "appliances" } as const;
  return {
    id: holder,
    label,
    kind: label,
    room: roomName,
    zone: zones[kind],
    openable: kind === "container",
    open: isWithinReach(state, holder),
    things: thingsAt(state, holder).map((thing) => viewThing(state, thing)),
  };
}

function viewThing(state: KitchenState, thing: string): ThingView {
  return { id: thing, label: labelOf(state, thing), kind: thing, attributes: {} };
}

function formatNeed({ food, cutting, cooking }: Ingredient): string {
  return `${food}: ${cutting}, ${cooking === "raw" ? "not cooked" : cooking}`;
}
