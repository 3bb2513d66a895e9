import { Issues } from "./issues.js";

/** What an app sends to open a thread. */
export interface ThreadBody {
  name?: string;
  type?: number;
  auto_archive_duration?: number;
}

const ARCHIVE_AFTER_MINUTES = [60, 1440, 4320, 10080];

/**
 * Checks a thread's name and archive time.
 * @throws DiscordError 50035
 */
export function checkThread(body: ThreadBody): void {
  const issues = new Issues();
  issues.text(["name"], body.name, { min: 1, max: 100 });
  const minutes = body.auto_archive_duration;
  if (minutes !== undefined && !ARCHIVE_AFTER_MINUTES.includes(minutes)) {
    const message = `Value must be one of {${ARCHIVE_AFTER_MINUTES.join(", ")}}.`;
    issues.add(["auto_archive_duration"], "BASE_TYPE_CHOICES", message);
  }
  issues.throwIfAny();
}
