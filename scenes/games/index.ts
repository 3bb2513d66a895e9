/** Games of worlds with an oracle, as households. */
export {
  type GameName,
  loadGame,
  openGame,
  readGameName,
  summariseGames,
} from "./games.js";
