/** Household sentences by a seed: facts, questions and observations, near-duplicates among them. */
import { pick, type Random, seededRandom } from "../../src/core/random.js";

const owners =
  "Ana Ben Chloe Dev Emma Farid Grace Hugo Iris Jonas Keiko Lena Marco Nora Omar Petra".split(" ");
const colours = "red blue green yellow white black grey orange purple striped".split(" ");
const sizes = "small big old new cracked clean dirty wet dusty favourite".split(" ");
const things =
  `mug plate bowl fork knife spoon pan pot kettle glass cup apple potato tomato egg lettuce loaf
   book pen pencil newspaper vase candle lamp pillow blanket towel soap sponge bottle remote laptop
   watch keychain box statue brush toothbrush bucket torch`
    .split(/\s+/)
    .filter(Boolean);
const places =
  `fridge sink microwave counter table shelf drawer cabinet cupboard desk dresser sofa armchair bed
   nightstand windowsill bathtub toilet bin coffee-machine stove oven`
    .split(/\s+/)
    .filter(Boolean);
const rooms = "kitchen bathroom bedroom hallway study cellar attic garage pantry lounge".split(" ");
const people = ["I think", "Maybe", "As far as I know,", "Please,", "Somebody said that", "Well,"];

/** Share of sentences that are another one with a word more, less or different. */
const nearDuplicates = 0.2;

/** `count` different sentences; the same seed always gives the same ones. */
export function listSentences(count: number, seed: number, stream: string): readonly string[] {
  const random = seededRandom(seed, "sentences", stream);
  const known = new Set<string>();
  const sentences: string[] = [];
  while (sentences.length < count) {
    const earlier = random() < nearDuplicates ? pick(random, sentences) : undefined;
    const sentence = earlier === undefined ? say(random) : change(random, earlier);
    if (known.has(sentence)) continue;
    known.add(sentence);
    sentences.push(sentence);
  }
  return sentences;
}

function say(random: Random): string {
  const one = (list: readonly string[]) => pick(random, list) ?? "";
  const number = () => `${1 + Math.floor(random() * 9)}`;
  const described = () =>
    one([
      `${one(owners)}'s ${one(things)}`,
      `the ${one(colours)} ${one(things)}`,
      `the ${one(sizes)} ${one(colours)} ${one(things)}`,
      `${one(owners)}'s ${one(colours)} ${one(things)}`,
      `${one(things)} ${number()}`,
    ]);
  const placed = () =>
    one([
      `the ${one(places)}`,
      `${one(places)} ${number()}`,
      `the ${one(places)} in the ${one(rooms)}`,
      `the ${one(colours)} ${one(places)} by the window`,
    ]);
  const kinds = [
    () => `${described()} is in ${placed()}.`,
    () => `${described()} is on ${placed()}, next to ${described()}.`,
    () => `${described()} is not in ${placed()}.`,
    () => `Where is ${described()}?`,
    () => `Where do we keep ${described()} in the ${one(rooms)}?`,
    () => `Which ${one(things)} is ${one(owners)}'s, the ${one(colours)} or the ${one(sizes)} one?`,
    () => `How should I prepare ${described()} for ${one(owners)}?`,
    () => `You arrive at ${placed()}. On it, you see ${described()} and ${described()}.`,
    () => `You open ${placed()}. In it, you see ${described()}, ${described()} and nothing else.`,
    () => `${one(owners)} put ${described()} into ${placed()} before ${one(owners)} came home.`,
  ];
  return (pick(random, kinds) ?? kinds[0])?.() ?? "";
}

function change(random: Random, sentence: string): string {
  const words = sentence.split(" ");
  const at = Math.floor(random() * words.length);
  const kind = random();
  if (kind < 0.4) return `${pick(random, people)} ${sentence}`;
  if (kind < 0.7 && words.length > 4) return words.filter((_, place) => place !== at).join(" ");
  return words.with(at, pick(random, things) ?? "").join(" ");
}
