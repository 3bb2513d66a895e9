export { checkSlack, showsPicture } from "./check.js";
export { createSlackBot } from "./slack-bot.js";
