export { createSimulatedBot, type SimulatedBotOptions } from "./simulated-bot.js";
