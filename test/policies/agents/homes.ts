/** Homes for the papers' example tasks (ABA, appendices B, D and F). */
import { writeFileSync } from "node:fs";
import type { Task } from "../../../src/core/episode/scene.js";
import { newFile } from "../../memory/folder.js";

interface Plan {
  readonly room: string;
  readonly empty: readonly string[];
  /** By place; "egg 2, brown" is a brown egg. */
  readonly things: Readonly<Record<string, readonly string[]>>;
  readonly task: Task;
}

function writeHome({ room, empty, things, task }: Plan): string {
  const file = newFile(`${room}.json`);
  const home = {
    id: room,
    title: `A ${room}`,
    rooms: [room],
    people: ["Ana"],
    tasks: [task],
    places: [...Object.keys(things), ...empty].map((id) => ({ id, room })),
    things: Object.entries(things).flatMap(([place, ids]) =>
      ids.map((thing) => {
        const [id, colour] = thing.split(", ");
        return { id, in: place, colour };
      }),
    ),
  };
  writeFileSync(file, JSON.stringify(home));
  return file;
}

/** Three mugs on the table; one goes to a side table. */
export function mugHome(): string {
  return writeHome({
    room: "bedroom",
    empty: ["bed 1", "drawer 2", "garbagecan 1", "sidetable 1", "sidetable 2"],
    things: {
      "diningtable 1": ["mug 1", "mug 2", "mug 3", "pen 1"],
      "drawer 1": ["cellphone 1"],
      "desk 1": ["alarmclock 1", "desklamp 1"],
    },
    task: {
      type: "pick_and_place_simple",
      sentence: "put a mug in sidetable.",
      object: "mug",
      target: "sidetable",
    },
  });
}

/** Four eggs in two places; one is heated and put on the table. */
export function eggHome(): string {
  return writeHome({
    room: "kitchen",
    empty: ["cabinet 1", "cabinet 3", "diningtable 1", "microwave 1", "sinkbasin 1"],
    things: {
      "fridge 1": ["egg 1, white", "egg 2, brown", "egg 4, green", "lettuce 1"],
      "countertop 1": ["knife 1"],
      "garbagecan 1": ["egg 3"],
      "cabinet 2": ["plate 1"],
    },
    task: {
      type: "pick_heat_then_place_in_recep",
      sentence: "put a hot egg in diningtable.",
      object: "egg",
      target: "diningtable",
    },
  });
}
