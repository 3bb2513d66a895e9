export { createSimulatedBot } from "./simulated-bot.js";
