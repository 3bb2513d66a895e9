export { createScan, type Known, type Scan } from "./scan.js";
export { createFileScan, namesOfWorlds, scanOnce } from "./scan-file.js";
export { readKnown, type ScannedPath, scanPath } from "./scan-path.js";
