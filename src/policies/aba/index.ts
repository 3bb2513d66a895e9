export { createAbaPolicy } from "./aba-policy.js";
