/** AmbiK's types of ambiguity, in its spelling. Only "preferences" call for a question. */
export const ambiguityTypes = ["preferences", "common_sense_knowledge", "safety"] as const;
/** Things in every AmbiK kitchen, though the dataset's rows do not list them. */
export const appliances = "fridge,oven,kitchen table,microwave,dishwasher,sink,tea kettle".split(
  ",",
);
