/** What `sous doctor` finds. */

export type CheckState = "ok" | "warn" | "fail";

/** The result of one check. */
export interface Check {
  /** What was checked: "Slack: bot token". */
  readonly name: string;
  readonly state: CheckState;
  /** What was found. */
  readonly detail: string;
  /** What to do; null when there is nothing to do. */
  readonly advice: string | null;
}

/** It works. */
export function pass(name: string, detail: string): Check {
  return { name, state: "ok", detail, advice: null };
}

/** It works, but not as well as it could. */
export function warn(name: string, detail: string, advice: string): Check {
  return { name, state: "warn", detail, advice };
}

/** It does not work until somebody does something. */
export function fail(name: string, detail: string, advice: string): Check {
  return { name, state: "fail", detail, advice };
}

const mostSkewMs = 60_000;

/**
 * Compares our clock with a platform's, as deadlines, signatures and quiet hours depend on ours.
 *
 * @param theirs milliseconds since 1970 in the platform's last answer; null when it named no time
 */
export function compareClocks(name: string, theirs: number | null, ours: number): Check {
  if (theirs === null || Number.isNaN(theirs))
    return warn(name, "the platform named no time", "Check this machine's clock yourself.");
  const seconds = Math.round(Math.abs(ours - theirs) / 1000);
  if (seconds * 1000 <= mostSkewMs) return pass(name, `${seconds} s apart`);
  const side = ours > theirs ? "ahead" : "behind";
  return warn(
    name,
    `this machine is ${seconds} s ${side}`,
    "Set the machine's clock, best with a time service (systemd-timesyncd, chrony).",
  );
}
