export type { WebBot, WebBotOptions } from "./server.js";
export { createWebBot } from "./server.js";
