/** The slices, a line each. */
export { aba } from "../aba/slice.js";
export { afk } from "../afk/slice.js";
export { ambik } from "../ambik/slice.js";
export { benchmark } from "../benchmark/slice.js";
export { crowd } from "../crowd/slice.js";
export { lab } from "../lab/slice.js";
export { ldm2 } from "../ldm2/slice.js";
export { memory } from "../memory/slice.js";
export { opex } from "../opex/slice.js";
export { replay } from "../replay/slice.js";
export { report } from "../report/slice.js";
export { webshop } from "../webshop/slice.js";
