/** What is the same in every row of AmbiK. */

/** Kinds of ambiguity, in the data's spelling. Only a preference calls for a question. */
export const ambiguityTypes = ["preferences", "common_sense_knowledge", "safety"] as const;
export type AmbiguityType = (typeof ambiguityTypes)[number];

/** The appliances of every AmbiK kitchen, which environments do not list. */
export const appliances = [
  "fridge",
  "oven",
  "kitchen table",
  "microwave",
  "dishwasher",
  "sink",
  "tea kettle",
] as const;
