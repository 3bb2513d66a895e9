import type { Vocabulary } from "../../src/core/memory/afk-notebook.js";

export const holders = {
  kitchen: "floor",
  stove: "supporter",
  oven: "container",
  counter: "supporter",
  fridge: "container",
  griller: "container",
} as const;

export type Holder = keyof typeof holders;

export const holderNames = Object.keys(holders).filter(isHolder);

export function isHolder(name: string): name is Holder {
  return Object.hasOwn(holders, name);
}

export const roomName = "messy kitchen";

/** Words of Q-TextWorld's agent for commands and questions. */
export const cookingVocabulary: Vocabulary = {
  adjectives:
    `aluminum beef bell black bottom chicken compost conventional fresh granite green hot lower marble
    middle new none old olive peanut pink pork purple recent recycling red serving stainless tea top
    trash upper utility vegetable veggie white wooden yellow`.split(/\s+/),
  nouns:
    `apple banana bench bin cabinet carrot cart chair cheese cilantro cookbook counter countertop
    cupboard drawer egg flour freezer fridge griller island knife leg lettuce meat milk none oil onion
    oven parsley pepper potato rack refrigerator salt seat shelf stove sugar table tomato tuna water
    wing`.split(/\s+/),
};
