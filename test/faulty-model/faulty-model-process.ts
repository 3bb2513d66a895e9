/** `npx tsx … 0.2` spoils a fifth of the answers. */
import { startFaultyModel } from "./server.js";

const { url } = await startFaultyModel({ bad: Number(process.argv[2] ?? 0) });
process.stdout.write(
  [`SOUS_LLM_URL=${url}`, "SOUS_LLM_MODEL=m1", "SOUS_LLM_KEY=any", ""].join("\n"),
);
