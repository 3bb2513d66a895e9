import { once } from "node:events";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { pick, type Random, seededRandom } from "../../../src/core/random.js";
import {
  type HouseParts,
  type LockedHouse,
  openLockedHouse,
  openUnlockedHouse,
  type UnlockedHouse,
} from "./house.js";

export interface SousRun {
  /** Null after a timeout. */
  readonly code: number | null;
  readonly output: string;
  readonly ms: number;
}

export interface GroundParts extends HouseParts {
  readonly seed: number;
  readonly isShort: boolean;
}

const commandMs = 60_000;
const shortCount = 6;
const longestOutput = 200_000;

export class Ground {
  readonly folder: string;
  readonly #parts: GroundParts;
  #locked: Promise<LockedHouse> | null = null;
  #unlocked: Promise<UnlockedHouse> | null = null;

  constructor(parts: GroundParts) {
    this.#parts = parts;
    this.folder = parts.folder;
  }

  get isShort(): boolean {
    return this.#parts.isShort;
  }

  count(whole: number, short: number): number {
    return this.isShort ? short : whole;
  }

  locked(): Promise<LockedHouse> {
    this.#locked ??= openLockedHouse({ ...this.#parts, folder: this.#room("locked") });
    return this.#locked;
  }

  unlocked(): Promise<UnlockedHouse> {
    this.#unlocked ??= openUnlockedHouse({ ...this.#parts, folder: this.#room("unlocked") });
    return this.#unlocked;
  }

  async started(): Promise<readonly (LockedHouse | UnlockedHouse)[]> {
    const all = [await this.#locked, await this.#unlocked];
    return all.filter((house) => house !== null);
  }

  random(label: string): Random {
    return seededRandom(this.#parts.seed, "attack", label);
  }

  few<T>(all: readonly T[], label: string): readonly T[] {
    if (!this.isShort || all.length <= shortCount) return all;
    const random = this.random(label);
    const left = [...all];
    return Array.from({ length: shortCount }, () => {
      const chosen = pick(random, left) as T;
      left.splice(left.indexOf(chosen), 1);
      return chosen;
    });
  }

  async runSous(
    args: readonly string[],
    environment: Record<string, string> = {},
  ): Promise<SousRun> {
    const startedAt = performance.now();
    const child = this.#parts.rig.sous(args, environment);
    let output = "";
    const hear = (chunk: unknown): void => {
      if (output.length < longestOutput) output += String(chunk);
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.stdin?.end();
    const late = setTimeout(() => child.kill("SIGKILL"), commandMs);
    const [code] = (await once(child, "close")) as [number | null];
    clearTimeout(late);
    return { code, output, ms: performance.now() - startedAt };
  }

  #room(name: string): string {
    const folder = path.join(this.folder, name);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
}
