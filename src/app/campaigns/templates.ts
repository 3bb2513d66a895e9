/** Leaves pay and ethics to the author. */
import type { z } from "zod";
import type { campaignShape } from "../../core/campaign.js";
import type { StudioOffers } from "../../core/studio.js";

type Design = z.input<typeof campaignShape>;

const base: Design = {
  id: "pilot",
  title: "Where things are kept",
  tasks: ["kitchen"],
  copies: 5,
  rounds: 3,
  atOnce: 5,
  bot: "web",
  channel: "web",
  answersPerQuestion: 1,
  dailyQuestions: 50,
  quietHours: "none",
  gold: 0.1,
  consent: {
    version: "1",
    text: "We collect what you answer here for research and publish it without your name. You can stop at any time and delete what you said.",
  },
  instructions:
    "A robot does household tasks and asks you where things are. You see the home; tell it what you see.",
  practice: [
    {
      text: "Say that the mug is in the sink. The robot asks: where is the mug?",
      choices: ["In the sink", "In the fridge", "I don't know"],
      answer: "In the sink",
    },
  ],
  debrief: "We wanted to know when a robot should ask, and what people's answers save.",
  researcher: "",
  contact: "",
  duration: "About 10 minutes",
  pay: "",
  ethics: "",
  fromOutside: true,
  answersPerParticipant: 10,
};

export function listTemplates(rows: readonly string[]): StudioOffers["templates"] {
  const designs: readonly (readonly [title: string, about: string, design: Design])[] = [
    [
      "Pilot",
      "A first try with few people: it measures times, pay and disagreement.",
      { ...base, tasks: ["kitchen", "flat", "bathroom"], copies: 2 },
    ],
    [
      "Memory against none",
      "Two arms: in one the robot remembers answers of earlier tasks, in the other it asks again.",
      {
        ...base,
        id: "memory",
        title: "Does memory save questions?",
        copies: 40,
        rounds: 5,
        answersPerQuestion: 3,
        arms: [{ name: "memory" }, { name: "no-memory", reuse: false }],
      },
    ],
    [
      "Human baseline",
      "Two arms: in one the robot plays, in the other a person does, and others answer both.",
      {
        ...base,
        id: "baseline",
        title: "People play, people answer",
        copies: 20,
        arms: [{ name: "robot" }, { name: "people", player: "human" }],
      },
    ],
    [
      "AmbiK",
      "Ambiguous kitchen tasks, each put to several people. Keep its rows first: sous ambik ask --data DIR --ids FILE --keep",
      {
        ...base,
        id: "ambik",
        title: "What is meant?",
        tasks: [...rows],
        copies: 1,
        rounds: 1,
        answersPerQuestion: 3,
        gold: 0,
        instructions:
          "A robot was given a task that leaves something open. Answer its question as you would at home, in your own words.",
        practice: [],
      },
    ],
    [
      "Shopping",
      "The robot orders in a shop, and asks what is wanted.",
      {
        ...base,
        id: "shopping",
        title: "What do you usually buy?",
        tasks: ["shop"],
        gold: 0,
        instructions:
          "A robot orders for a household and asks what is wanted. You see the card of what is wanted; tell it what you read there.",
        practice: [],
      },
    ],
  ];
  return designs.map(([title, about, design]) => ({ id: design.id, title, about, design }));
}
