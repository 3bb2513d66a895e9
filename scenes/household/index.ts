export { checkHome, formatProblem } from "./check/check-home.js";
export { findAmbiguities, viewDraft } from "./check/draft.js";
export { generateHome, type HomeKind, homeKinds, kindOfHome } from "./generate/generate-home.js";
/** @slice lab */
export { isParticular } from "./goal.js";
export type { Wording } from "./layout.js";
export { replayCommands } from "./replay.js";
/** @slice lab */
export { checkStored, createSimulator, storeHome } from "./source/content.js";
export { readHomeFile } from "./source/home-file.js";
/** @slice aba */
export {
  gameId,
  isGameFile,
  listGames,
  listHomes,
  loadHousehold,
  parseHome,
  readGameFile,
  summariseHomes,
} from "./source/load.js";
export { findNearest } from "./source/suggest.js";
export { detectWording, gameOpener, verifyRecording } from "./verify.js";
export { keepingWeight } from "./view/keeping.js";
export { describePlaceKind, listKinds } from "./view/kinds.js";
export { phraseWanted } from "./view/sentences.js";
