export { createDiscordBot } from "./discord-bot.js";
