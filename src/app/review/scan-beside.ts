/** The leak scan in a child process, so that it holds nobody up. */
import { createBeside } from "../ask-beside.js";
import type { TextScan } from "./text-scan.js";

export function createScanBeside(): TextScan {
  return createBeside(new URL("./scan-process.js", import.meta.url), "The scan of people's words");
}
