export { createChatModel } from "./chat-model.js";
export { type ModelSettings, modelOf, openAiUrl, type Price } from "./settings.js";
export { createSimilarExamples } from "./similar-examples.js";
