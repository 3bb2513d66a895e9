/** Counts the attempts of one class of attacks, and says what became of them. */
import type { Answer } from "./ask.js";

/** What one class came to. */
export interface ClassFigures {
  readonly attempts: number;
  readonly succeeded: number;
  /** Attempts and controls of which the rig cannot say what became: a fault of the rig, or a server that is down. */
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

  /** @param won what the attacker got; null: nothing */
  attempt(name: string, won: string | null): void {
    this.#attempts += 1;
    if (won === null) return;
    this.#succeeded += 1;
    this.#note(name, won);
  }

  /** The attempt held if it was answered with one of these statuses. A broken connection cannot be judged. */
  refused(name: string, { status, body }: Answer, statuses: readonly number[]): void {
    const isRefused = statuses.includes(status);
    if (status === 0 && !isRefused) this.unjudged(name, "no answer");
    else this.attempt(name, isRefused ? null : `answered ${status}: ${body}`);
  }

  /** An attempt that cannot be judged. */
  unjudged(name: string, why: string): void {
    this.#attempts += 1;
    this.#unjudged += 1;
    this.#note(`cannot be judged: ${name}`, why);
  }

  /** The honest counterpart of attempts: if it fails, the attempts beside it prove nothing. */
  control(name: string, isRight: boolean, saw = ""): void {
    if (isRight) return;
    this.#unjudged += 1;
    this.#note(`control failed: ${name}`, saw);
  }

  /** What was won beside the attempts: a secret in an answer, an honest request that failed. */
  beside(name: string, won: string): void {
    this.#succeeded += 1;
    this.#note(name, won);
  }

  #note(name: string, what: string): void {
    const line = `${name}: ${what}`.replaceAll(/\s+/g, " ");
    this.#findings.push(line.length > longestFinding ? `${line.slice(0, longestFinding)}…` : line);
  }
}
