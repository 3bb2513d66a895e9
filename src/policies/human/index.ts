/** People who are language models. */
export { createHumanModel } from "./human-model.js";
