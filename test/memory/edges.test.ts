import { openMemory } from "../../memory/open.js";
import { describeApart } from "../contracts/memory/apart.js";
import { describeEdges } from "../contracts/memory/edges.js";
import { describeMemory } from "../contracts/memory.js";
import { stoppedClock } from "./samples.js";

describeMemory(
  { name: "edges", open: () => openMemory({ file: ":memory:", clock: stoppedClock() }) },
  { apart: describeApart, edges: describeEdges },
);
