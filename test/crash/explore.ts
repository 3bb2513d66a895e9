/** Repeats a flow with a failure at each point, and compares with an undisturbed run. */
import type { StorageFault } from "../../src/core/memory/storage.js";
import type { Remains } from "./machine.js";
import { compare, type Flow, type Played, play } from "./play.js";

export interface Sample {
  readonly most: number;
}

const all = Number.POSITIVE_INFINITY;

const calmPlays = new Map<Flow, Promise<Played>>();

function playCalmly(flow: Flow): Promise<Played> {
  const played = calmPlays.get(flow) ?? play(flow);
  calmPlays.set(flow, played);
  return played;
}

/** Also kills the restarted process where `twice` is set. */
export async function exploreKills(
  flow: Flow,
  { most = all, remains, twice = false }: Partial<Sample> & { remains: Remains; twice?: boolean },
): Promise<readonly string[]> {
  const calm = await playCalmly(flow);
  const findings: string[] = [];
  for (const [nth, at] of spread(calm.points, most).entries()) {
    const kill = { at, remains, ...(twice ? { again: 1 + ((nth * 37) % 150) } : {}) };
    const killed = await play(flow, kill);
    findings.push(...compare(`${remains}, killed at ${at} of ${calm.points}`, calm, killed));
  }
  return findings;
}

/** Alternating milliseconds: one statement, or three seconds. */
const lastingMs = [0, 3000] as const;

export async function exploreDisk(
  flow: Flow,
  fault: StorageFault,
  { most = all }: Partial<Sample> = {},
): Promise<readonly string[]> {
  const calm = await playCalmly(flow);
  const findings: string[] = [];
  for (const [nth, at] of spread(calm.statements, most).entries()) {
    const lastsMs = lastingMs[nth % lastingMs.length] ?? 0;
    const failed = await play(flow, { at, fault, lastsMs });
    findings.push(...compare(`${fault} at ${at} for ${lastsMs} ms`, calm, failed));
  }
  return findings;
}

function spread(points: number, most: number): readonly number[] {
  const count = Math.min(points, most);
  return Array.from({ length: count }, (_, nth) => 1 + Math.floor((nth * points) / count));
}
