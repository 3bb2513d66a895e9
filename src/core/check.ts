/** Makes and formats the results of `sous doctor`. */
export type CheckState = "ok" | "warn" | "fail";

/** The result of one check of the settings or the system. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  readonly detail: string;
  readonly advice: string | null;
  /** The platform was unreachable or had trouble itself. */
  readonly mayPass?: true;
}

export function pass(name: string, detail: string): Check {
  return { name, state: "ok", detail, advice: null };
}

export function warn(name: string, detail: string, advice: string): Check {
  return { name, state: "warn", detail, advice };
}

export function fail(name: string, detail: string, advice: string): Check {
  return { name, state: "fail", detail, advice };
}

const marks: Readonly<Record<CheckState, string>> = { ok: "✔", warn: "!", fail: "✘" };

export function formatCheck({ name, state, detail, advice }: Check): readonly string[] {
  const lines = detail.split("\n").map((line) => line.trim());
  const [first = "", ...more] = lines;
  return [
    `${marks[state]} ${name}: ${first}`,
    ...more.map((line) => `    ${line}`),
    ...(advice ? [`  → ${advice}`] : []),
  ];
}

const mostSkewMs = 60_000;

/**
 * Compares this machine's clock with a platform's, as deadlines, signatures and quiet hours depend on it.
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
