export { answerQuestion, fits, type Temper } from "./answer.js";
export { createSimulatedBot } from "./simulated-bot.js";
