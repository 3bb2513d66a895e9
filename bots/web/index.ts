export type { WebBot } from "./server.js";
export { createWebBot } from "./server.js";
