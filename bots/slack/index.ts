export { createSlackBot, type SlackBotOptions } from "./slack-bot.js";
