export { noteEffort } from "./answers.js";
export type { Caps } from "./budget.js";
export { createChatModel } from "./chat-model.js";
export { readTuning, startTuning, type TuningJob } from "./finetune.js";
export type { ModelSettings, Price } from "./settings.js";
