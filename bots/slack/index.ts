export { checkSlack } from "./check.js";
export { createSlackBot } from "./slack-bot.js";
