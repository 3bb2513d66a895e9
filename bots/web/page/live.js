/** Opens the server's stream of events, for a page or the shared worker. */

/** @typedef {{ kind: "up" | "changed" } & { why?: undefined, status?: undefined } | { kind: "down", why: string, status?: number }} News */

const eventsPath = "/api/events";

/** Reopens the stream when it is lost. @param {(news: News) => void} report @returns {() => void} closes it */
export function openStream(report) {
  const source = new EventSource(eventsPath);
  let close = () => source.close();
  source.addEventListener("hello", () => report({ kind: "up" }));
  source.addEventListener("changed", () => report({ kind: "changed" }));
  source.addEventListener("error", async () => {
    report({ kind: "down", why: "" });
    if (source.readyState !== EventSource.CLOSED) return;
    let isClosed = false;
    close = () => {
      isClosed = true;
    };
    const { why, status, waitMs } = await askWhy();
    if (isClosed) return;
    report({ kind: "down", why, status });
    const waiting = setTimeout(() => {
      close = openStream(report);
    }, waitMs);
    close = () => clearTimeout(waiting);
  });
  return () => close();
}

/** Asks for the reason and the delay, which an EventSource does not report. */
async function askWhy() {
  const asking = new AbortController();
  const response = await fetch(eventsPath, { signal: asking.signal }).catch(() => null);
  const isRefused = response !== null && !response.ok;
  const { error: why = "" } = isRefused ? await response.json().catch(() => ({})) : {};
  const waitMs = 1_000 * Number(response?.headers.get("retry-after") ?? 2);
  asking.abort();
  return { why, status: response?.status, waitMs };
}
