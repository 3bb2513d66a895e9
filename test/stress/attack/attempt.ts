import type { Answer } from "../../peers/browser.js";

export interface Attempt {
  readonly name: string;
  /** An honest request; if it fails, nearby attempts prove nothing. */
  readonly isControl: boolean;
  /** Resolves to what the attacker got or what failed in a control, else null. */
  readonly run: () => Promise<string | null>;
}

export type Attempts = AsyncGenerator<Attempt, void, undefined>;

export function attempt<Seen>(
  name: string,
  act: () => Seen | Promise<Seen>,
  judge: (seen: Seen) => string | null,
): Attempt {
  return { name, isControl: false, run: async () => judge(await act()) };
}

export function control<Seen>(
  name: string,
  act: () => Seen | Promise<Seen>,
  isRight: (seen: Seen) => boolean,
): Attempt {
  const run = async () => {
    const seen = await act();
    return isRight(seen) ? null : (JSON.stringify(seen) ?? "nothing");
  };
  return { name, isControl: true, run };
}

export function refused(
  name: string,
  act: () => Promise<Answer>,
  statuses: readonly number[],
): Attempt {
  return attempt(name, act, ({ status, body }) => {
    if (statuses.includes(status)) return null;
    if (status === 0) throw new Error("no answer");
    return `answered ${status}: ${body}`;
  });
}

export function hidden(
  name: string,
  act: () => Promise<string>,
  words: readonly string[],
): Attempt {
  return attempt(name, act, (seen) => {
    const found = words.filter((word) => seen.toLowerCase().includes(word));
    return found.length > 0 ? `reads ${found.join()}` : null;
  });
}

export function unchanged(name: string, act: () => Promise<unknown>, read: () => unknown): Attempt {
  const look = async () => JSON.stringify(await read());
  const run = async () => {
    const before = await look();
    await act();
    return [before, await look()] as const;
  };
  return attempt(name, run, ([was, is]) => (was === is ? null : `${was} -> ${is}`));
}

export interface ClassFigures {
  readonly attempts: number;
  readonly succeeded: number;
  /** Faults of the rig, or a dead server. */
  readonly unjudged: number;
  readonly findings: readonly string[];
}

const mostFindings = 25;
const longestFinding = 300;

export class Tally {
  #attempts = 0;
  #succeeded = 0;
  #unjudged = 0;
  readonly #findings: string[] = [];

  get figures(): ClassFigures {
    const more = this.#findings.length - mostFindings;
    return {
      attempts: this.#attempts,
      succeeded: this.#succeeded,
      unjudged: this.#unjudged,
      findings: [
        ...this.#findings.slice(0, mostFindings),
        ...(more > 0 ? [`and ${more} more`] : []),
      ],
    };
  }

  async run({ name, isControl, run }: Attempt): Promise<void> {
    if (!isControl) this.#attempts += 1;
    try {
      const won = await run();
      if (won === null) return;
      if (isControl) this.unjudged(`control failed: ${name}`, won);
      else this.won(name, won);
    } catch (error) {
      this.unjudged(`cannot be judged: ${name}`, String(error));
    }
  }

  won(name: string, what: string): void {
    this.#succeeded += 1;
    this.#note(name, what);
  }

  unjudged(name: string, why: string): void {
    this.#unjudged += 1;
    this.#note(name, why);
  }

  #note(name: string, what: string): void {
    const line = `${name}: ${what}`.replaceAll(/\s+/g, " ");
    this.#findings.push(line.length > longestFinding ? `${line.slice(0, longestFinding)}…` : line);
  }
}
