export {
  type GameName,
  loadGame,
  openGame,
  readGameName,
  summariseGames,
} from "./games.js";
