export { answerQuestion, fits, type Temper } from "./answer.js";
export { createSimulatedBot, type SimulatedBotOptions } from "./simulated-bot.js";
