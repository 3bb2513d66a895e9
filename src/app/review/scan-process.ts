/** The child process of `scan-beside.ts`: scans the texts that it is sent. */
import { createTextScan } from "./text-scan.js";

const scan = createTextScan();

process.on("message", async (request: Parameters<typeof scan>[0]) => {
  process.send?.(await scan(request));
});
process.on("disconnect", () => process.exit(0));
