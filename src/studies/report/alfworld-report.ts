import type { BenchAlfworldResult } from "../alfworld/bench-alfworld.js";
export async function writeAlfworldReport(_f: string, _r: BenchAlfworldResult, _o: { command: string; seconds: number }): Promise<void> {}
