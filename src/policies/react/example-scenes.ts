/** Six homes of our own, one for each task type. Examples are composed from their parts. */
import type { TaskType } from "../../core/scene.js";

/** One task, in parts. `{it}` stands for the thing that is taken. */
export interface ExampleScene {
  readonly type: TaskType;
  readonly task: string;
  readonly home: string;
  /** How it is found without asking, up to the sight of it. */
  readonly search: string;
  /** The first question, and the way there. */
  readonly ask: string;
  /** The question after several were seen, and its answer, when one of them is meant. */
  readonly which: string;
  readonly things: { readonly any: string; readonly meant: string };
  /** Lines from the taking on. */
  readonly finish: string;
}

export const exampleScenes: readonly ExampleScene[] = [
  {
    type: "pick_and_place_simple",
    task: "put a book in shelf.",
    home: "See: You are in the middle of a room. Looking quickly around you, you see a desk 1, a drawer 2, a drawer 1, a shelf 1, and a sofa 1.",
    search: `Think: Books lie where people sit or work. I look on the sofa first.
Act: go to sofa 1
See: You arrive at sofa 1. On the sofa 1, you see a pillow 1.
Think: No book here. I try the desk.
Act: go to desk 1
See: You arrive at desk 1. On the desk 1, you see a book 2, a book 1, and a pen 3.`,
    ask: `Think: I need a book and have not seen one. Somebody will know.
Ask: Where is the book?
Answer: "book" at "desk 1"
Think: The book is on desk 1. I go there.
Act: go to desk 1
See: You arrive at desk 1. On the desk 1, you see a book 2, a book 1, and a pen 3.`,
    which: `Think: There are two books and one of them is meant. I ask which.
Ask: Which book is meant?
Answer: "meant book" is "book 1"`,
    things: { any: "book 2", meant: "book 1" },
    finish: `Think: I take the {it}; then it goes on the shelf.
Act: take {it} from desk 1
See: You pick up the {it} from the desk 1.
Think: Now to the shelf.
Act: go to shelf 1
See: You arrive at shelf 1. On the shelf 1, you see nothing.
Think: I put it down here.
Act: move {it} to shelf 1
See: You move the {it} to the shelf 1.`,
  },
  {
    type: "look_at_obj_in_light",
    task: "look at vase under the desklamp.",
    home: "See: You are in the middle of a room. Looking quickly around you, you see a dresser 1, a drawer 1, a shelf 2, a shelf 1, and a sidetable 1.",
    search: `Think: I need a vase and a lamp. A vase may stand on a shelf.
Act: go to shelf 1
See: You arrive at shelf 1. On the shelf 1, you see a desklamp 1.
Think: Here is the lamp. The vase is still missing; I look at the other shelf.
Act: go to shelf 2
See: You arrive at shelf 2. On the shelf 2, you see a vase 2, and a vase 1.`,
    ask: `Think: I need a vase and a lamp, and know of neither. I ask for the vase first.
Ask: Where is the vase?
Answer: "vase" at "shelf 2"
Think: I fetch it from shelf 2.
Act: go to shelf 2
See: You arrive at shelf 2. On the shelf 2, you see a vase 2, and a vase 1.`,
    which: `Think: Two vases. I ask which one they mean.
Ask: Which vase is meant?
Answer: "meant vase" is "vase 1"`,
    things: { any: "vase 2", meant: "vase 1" },
    finish: `Think: I take the {it}.
Act: take {it} from shelf 2
See: You pick up the {it} from the shelf 2.
Think: With it to the lamp on shelf 1.
Act: go to shelf 1
See: You arrive at shelf 1. On the shelf 1, you see a desklamp 1.
Think: Holding it, I switch the lamp on.
Act: use desklamp 1
See: You turn on the desklamp 1.`,
  },
  {
    type: "pick_clean_then_place_in_recep",
    task: "clean some plate and put it in cabinet.",
    home: "See: You are in the middle of a room. Looking quickly around you, you see a cabinet 2, a cabinet 1, a countertop 1, a diningtable 1, and a sinkbasin 1.",
    search: `Think: Plates are used at the table. I look there.
Act: go to diningtable 1
See: You arrive at diningtable 1. On the diningtable 1, you see a plate 3, a plate 1, and a fork 1.`,
    ask: `Think: I need a plate, then the sink. I do not know where plates are kept here.
Ask: Where is the plate?
Answer: "plate" at "diningtable 1"
Think: To the table, then.
Act: go to diningtable 1
See: You arrive at diningtable 1. On the diningtable 1, you see a plate 3, a plate 1, and a fork 1.`,
    which: `Think: Either plate could be it. I ask.
Ask: Which plate is meant?
Answer: "meant plate" is "plate 1"`,
    things: { any: "plate 3", meant: "plate 1" },
    finish: `Think: The {it} it is. I take it.
Act: take {it} from diningtable 1
See: You pick up the {it} from the diningtable 1.
Think: It has to be washed in the sink first.
Act: go to sinkbasin 1
See: You arrive at sinkbasin 1. On the sinkbasin 1, you see nothing.
Think: I wash it.
Act: clean {it} with sinkbasin 1
See: You clean the {it} using the sinkbasin 1.
Think: Clean. Now to a cabinet.
Act: go to cabinet 1
See: You arrive at cabinet 1. The cabinet 1 is closed.
Think: It is shut; I open it.
Act: open cabinet 1
See: You open the cabinet 1. The cabinet 1 is open. In it, you see nothing.
Think: In with it.
Act: move {it} to cabinet 1
See: You move the {it} to the cabinet 1.`,
  },
  {
    type: "pick_heat_then_place_in_recep",
    task: "heat some potato and put it in garbagecan.",
    home: "See: You are in the middle of a room. Looking quickly around you, you see a countertop 1, a fridge 1, a garbagecan 1, a microwave 1, and a sinkbasin 1.",
    search: `Think: A potato may be in the fridge.
Act: go to fridge 1
See: You arrive at fridge 1. The fridge 1 is closed.
Think: I open it to see.
Act: open fridge 1
See: You open the fridge 1. The fridge 1 is open. In it, you see a potato 2, a potato 1, and a lettuce 1.`,
    ask: `Think: I need a potato and then the microwave. Where do they keep potatoes?
Ask: Where is the potato?
Answer: "potato" at "fridge 1"
Think: In the fridge. I go there.
Act: go to fridge 1
See: You arrive at fridge 1. The fridge 1 is closed.
Think: I open it.
Act: open fridge 1
See: You open the fridge 1. The fridge 1 is open. In it, you see a potato 2, a potato 1, and a lettuce 1.`,
    which: `Think: Two potatoes, one is meant.
Ask: Which potato is meant?
Answer: "meant potato" is "potato 1"`,
    things: { any: "potato 2", meant: "potato 1" },
    finish: `Think: I take the {it}.
Act: take {it} from fridge 1
See: You pick up the {it} from the fridge 1.
Think: To the microwave, to heat it.
Act: go to microwave 1
See: You arrive at microwave 1. The microwave 1 is closed.
Think: The microwave heats it as it is.
Act: heat {it} with microwave 1
See: You heat the {it} using the microwave 1.
Think: Hot. Now it goes into the bin.
Act: go to garbagecan 1
See: You arrive at garbagecan 1. On the garbagecan 1, you see nothing.
Think: In with it.
Act: move {it} to garbagecan 1
See: You move the {it} to the garbagecan 1.`,
  },
  {
    type: "pick_cool_then_place_in_recep",
    task: "put a cool pan in stoveburner.",
    home: "See: You are in the middle of a room. Looking quickly around you, you see a cabinet 1, a countertop 1, a fridge 1, a sinkbasin 1, a stoveburner 2, and a stoveburner 1.",
    search: `Think: Pans stand near the stove. I look at the counter first.
Act: go to countertop 1
See: You arrive at countertop 1. On the countertop 1, you see a pan 2, and a pan 1.`,
    ask: `Think: I need a pan. I ask before I search.
Ask: Where is the pan?
Answer: "pan" at "countertop 1"
Think: I go to the counter.
Act: go to countertop 1
See: You arrive at countertop 1. On the countertop 1, you see a pan 2, and a pan 1.`,
    which: `Think: There are two; they mean one of them.
Ask: Which pan is meant?
Answer: "meant pan" is "pan 1"`,
    things: { any: "pan 2", meant: "pan 1" },
    finish: `Think: I take the {it}.
Act: take {it} from countertop 1
See: You pick up the {it} from the countertop 1.
Think: The fridge cools it.
Act: go to fridge 1
See: You arrive at fridge 1. The fridge 1 is closed.
Think: I cool it.
Act: cool {it} with fridge 1
See: You cool the {it} using the fridge 1.
Think: Cold. Now to a burner.
Act: go to stoveburner 1
See: You arrive at stoveburner 1. On the stoveburner 1, you see nothing.
Think: I put it here.
Act: move {it} to stoveburner 1
See: You move the {it} to the stoveburner 1.`,
  },
  {
    type: "pick_two_obj_and_place",
    task: "put two pillow in sofa.",
    home: "See: You are in the middle of a room. Looking quickly around you, you see a armchair 2, a armchair 1, a bed 1, and a sofa 1.",
    search: `Think: Two pillows. A bed has some.
Act: go to bed 1
See: You arrive at bed 1. On the bed 1, you see a pillow 3, a pillow 2, and a pillow 1.`,
    ask: `Think: I need two pillows and ask where there are some.
Ask: Where are two pillows?
Answer: "pillow" at "bed 1"
Think: I go to the bed.
Act: go to bed 1
See: You arrive at bed 1. On the bed 1, you see a pillow 3, a pillow 2, and a pillow 1.`,
    which: `Think: One of them has to be the one they mean.
Ask: Which pillow is meant?
Answer: "meant pillow" is "pillow 1"`,
    things: { any: "pillow 3", meant: "pillow 1" },
    finish: `Think: I can carry one at a time. First the {it}.
Act: take {it} from bed 1
See: You pick up the {it} from the bed 1.
Think: To the sofa.
Act: go to sofa 1
See: You arrive at sofa 1. On the sofa 1, you see nothing.
Think: Down with it.
Act: move {it} to sofa 1
See: You move the {it} to the sofa 1.
Think: One is there. Back for another.
Act: go to bed 1
See: You arrive at bed 1. On the bed 1, you see a pillow 2, and others.
Think: I take the second one.
Act: take pillow 2 from bed 1
See: You pick up the pillow 2 from the bed 1.
Think: To the same sofa.
Act: go to sofa 1
See: You arrive at sofa 1. On the sofa 1, you see a {it}.
Think: Beside the first.
Act: move pillow 2 to sofa 1
See: You move the pillow 2 to the sofa 1.`,
  },
];
