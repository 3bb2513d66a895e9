/** The Discord bot: one of five implementations of the bot contract. */
export { createDiscordBot, type DiscordBotOptions } from "./discord-bot.js";
