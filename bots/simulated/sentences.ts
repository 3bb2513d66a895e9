/** How simulated people talk: many ways to say one thing, all of them read by the same grounding as yours. */

/** Ways to say where something is; `{place}` is "in the sink", `{bare}` is "sink". */
export const whereSentences: readonly string[] = [
  "It's {place}.",
  "{place}",
  "You'll find it {place}.",
  "I put it {place} this morning",
  "look {place}",
  "should be {place}",
  "{place}, I'm pretty sure",
  "the {bare}!",
  "Pretty sure I saw one {place} earlier.",
  "Ah, that one lives {place}.",
  "hmm, {place} i think",
  "There is one {place}",
  "{bare}",
  "try {place}",
];

/** Ways to name several places; `{places}` is "in the sink and on counter 2". */
export const severalSentences: readonly string[] = [
  "One is {first} and one is {second}.",
  "one {first}, another {second}",
  "There's one {first} and one {second}",
  "{first}, and a second one {second}",
];

/** Ways to choose; `{thing}` is "the blue mug". */
export const whichSentences: readonly string[] = [
  "{thing}",
  "{thing}, please",
  "It's {thing}.",
  "That would be {thing}",
  "i mean {thing}",
];

/** Ways to say how something has to be; `{value}` is "sliced". */
export const howSentences: readonly string[] = [
  "{value}",
  "It needs to be {value}.",
  "{value}, says the card",
  "the recipe wants it {value}",
  "I'd have it {value} please",
];

/** Ways to name what something is; `{value}` is "yellow" or "red ball". */
export const whatSentences: readonly string[] = [
  "{value}",
  "It is {value}.",
  "that's {value}",
  "{value}, I am sure",
];

/** Ways not to know. */
export const unsureSentences: readonly string[] = [
  "I don't know",
  "No idea, sorry",
  "dunno",
  "Not sure, I just got home.",
  "no clue",
];
