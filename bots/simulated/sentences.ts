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

/** Ways not to know. */
export const unsureSentences: readonly string[] = [
  "I don't know",
  "No idea, sorry",
  "dunno",
  "Not sure, I just got home.",
  "no clue",
];
