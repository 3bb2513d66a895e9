/** Requests of agents, drawn by seed. */
import { pick, type Random } from "../../src/core/random.js";

export const askedQuestions = [
  "Which region?",
  "May I deploy?",
  "What is the door code?",
  "Which colour?",
];
export const askedChoices = [
  { id: "eu", label: "Europe" },
  { id: "us", label: "United States" },
  { id: "none", label: "Nowhere", declines: true },
];
/** Gives a member with this chance. */
export function perhaps(random: Random, chance: number, given: object): object {
  return random() < chance ? given : {};
}

/** What an agent may ask: each parameter now and then. */
export function drawAsk(random: Random): object {
  const kind = pick(random, ["fact", "preference", "approval"]);
  return {
    question: pick(random, askedQuestions),
    kind,
    ...perhaps(random, kind === "approval" ? 1 : 0.7, { choices: askedChoices }),
    ...perhaps(random, 0.3, { only_choices: true }),
    ...perhaps(random, 0.3, { context: "Before the release." }),
    ...perhaps(random, 0.4, { audience: pick(random, ["ops", "home", "nobody"]) }),
    ...perhaps(random, 0.3, { scope: "house" }),
    ...perhaps(random, 0.3, { topic: pick(random, ["tonight", "tomorrow"]) }),
    ...perhaps(random, 0.5, { key: pick(random, ["key-one-1", "key-two-2"]) }),
    ...perhaps(random, 0.3, { urgency: pick(random, ["low", "high"]) }),
    ...perhaps(random, 0.3, { answers: pick(random, [2, 3]) }),
    ...perhaps(random, 0.5, { deadline_s: pick(random, [60, 300]) }),
    ...perhaps(random, 0.2, { max_age_s: pick(random, [0, 60, 86_400]) }),
    ...perhaps(random, 0.2, { default: "Europe" }),
  };
}
