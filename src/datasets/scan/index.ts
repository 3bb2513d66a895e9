export { createScan, type Known, type Scan } from "./scan.js";
export { createFileScan, scanOnce } from "./scan-file.js";
export { readKnown, type ScannedPath, scanPath } from "./scan-path.js";
export { namesOfWorlds } from "./worlds-names.js";
