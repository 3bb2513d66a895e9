export { noteEffort } from "./answers.js";
export { createChatModel } from "./chat-model.js";
export { readTuning, startTuning, type TuningJob } from "./finetune.js";
export type { Caps } from "./ledger.js";
export type { ModelSettings, Price } from "./settings.js";
