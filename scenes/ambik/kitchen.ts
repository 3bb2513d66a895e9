/** AmbiK's types of ambiguity, in its spelling. Only "preferences" call for a question. */
export const ambiguityTypes = ["preferences", "common_sense_knowledge", "safety"] as const;
/** In every AmbiK kitchen, though environments do not list them. */
export const appliances = "fridge,oven,kitchen table,microwave,dishwasher,sink,tea kettle".split(
  ",",
);
