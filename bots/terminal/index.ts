export { createNarrator } from "./narrator.js";
export { createTerminalBot } from "./terminal-bot.js";
