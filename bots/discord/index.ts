export { checkDiscord, showsPicture } from "./check.js";
export { createDiscordBot } from "./discord-bot.js";
