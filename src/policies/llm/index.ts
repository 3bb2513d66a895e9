export { type Effort, noteEffort } from "./answers.js";
export type { Caps } from "./budget.js";
export { createChatModel } from "./chat-model.js";
export { createFineTuning, type FineTuning, type TuningJob } from "./finetune.js";
export { createMostAlike } from "./most-alike.js";
export type { ModelSettings, Price } from "./settings.js";
