export { createHumanModel } from "./human-model.js";
