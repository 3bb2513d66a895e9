/** Plays a row of AmbiK, which has texts only: nothing moves, and the task is done when the robot says "go ahead". */

import type {
  Outcome,
  OwnerView,
  Simulator,
  Task,
  ThingView,
  WorldContent,
} from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { type PutRow, readRow, taskOf } from "./row.js";

const rowEngine = "ambik-1";

export const goAhead = "go ahead";

export function openRow(content: WorldContent<"ambik">, name: string): Simulator {
  return playRow(readRow(content, name));
}

function playRow(row: PutRow): Simulator {
  let task: Task = taskOf(row);

  const outcomeOf = (text: string, isDone: boolean): Outcome => ({
    observation: { text, admissible: [goAhead] },
    reward: isDone ? 1 : 0,
    terminated: isDone,
  });

  return {
    engine: rowEngine,
    get task() {
      return task;
    },
    begin(given) {
      task = given;
      return outcomeOf(`In the kitchen there are: ${row.objects.join(", ")}.`, false);
    },
    step: (command) =>
      command === goAhead ? outcomeOf("You go ahead.", true) : outcomeOf("Nothing happens.", false),
    fork: () => playRow(row),
    ownerView: () => viewRow(row),
    plan: () => [goAhead],
    sampleTask: () => null,
    singleOut: () => null,
    relocate: () => {
      throw new InputError("In a kitchen of AmbiK nothing can be moved.");
    },
  };
}

/** AmbiK gives no places, so all things are in the kitchen. */
function viewRow(row: PutRow): OwnerView {
  const names = [...new Set([...row.objects, ...row.choices])];
  return {
    home: `kitchen ${row.row} of AmbiK`,
    places: [
      {
        id: "kitchen",
        label: "kitchen",
        kind: "kitchen",
        room: "kitchen",
        zone: "other",
        openable: false,
        open: true,
        things: names.map((name) => viewThing(row, name)),
      },
    ],
    robotAt: ["kitchen"],
    held: null,
    ...(row.meant !== undefined && { card: [row.meant] }),
  };
}

/** Choices share one kind; every other thing has its own. */
function viewThing(row: PutRow, name: string): ThingView {
  const kind = row.choices.includes(name) ? taskOf(row).object : name;
  return { id: name, label: name, kind, attributes: {} };
}
