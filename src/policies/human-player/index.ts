export { createHumanPlayer } from "./human-player.js";
