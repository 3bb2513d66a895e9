export { createSlackBot } from "./slack-bot.js";
