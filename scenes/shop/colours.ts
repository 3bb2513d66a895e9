import type { WantedOption } from "./goals.js";

const colours: readonly string[] = [
  "alabaster apricot aqua ash asphalt azure banana beige black blue blush bordeaux bronze",
  "brown burgundy camel camo caramel champagne charcoal cheetah chestnut chocolate",
  "christmas coffee cognac copper coral cranberry cream crystal dark denim eggplant",
  "elephant espresso fuchsia gold granite grape graphite grass gray green grey heather",
  "indigo ivory ivy khaki lavender lemon leopard light lilac lime magenta maroon mauve",
  "merlot midnight mint mocha multicolor mushroom mustard natural navy nude olive orange",
  "peach pewter pink plum purple rainbow red rose royal rust sand sapphire seashell silver",
  "skull slate steel stone stonewash sunflower tan taupe teal tiger turquoise violet walnut",
  "wheat white wine yellow",
].flatMap((line) => line.split(" "));

/** "slate blue" becomes the first listed colour within it. */
export function toColour(value: string): string {
  return colours.find((colour) => value.includes(colour)) ?? value;
}

/** Formats an option with its group as Python prints the pair, unless either is a colour. */
export function comparedAs({ name, value }: WantedOption): string {
  if (name === undefined) return toColour(value);
  const colour = colours.find((one) => one === name || one === value);
  return colour ?? `('${name}', '${value}')`;
}
