export { checkDiscord } from "./check.js";
export { createDiscordBot } from "./discord-bot.js";
