/** A person decides, in the place of a policy. (A language model in the place of people is `../human`.) */
export { createHumanPlayer } from "./human-player.js";
