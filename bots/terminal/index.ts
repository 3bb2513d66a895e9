export { createNarrator, type Narrator } from "./narrator.js";
export { createTerminalBot, type TerminalBotOptions } from "./terminal-bot.js";
