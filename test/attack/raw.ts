import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

export interface RawAnswer {
  /** First response; 0: none. */
  readonly status: number;
  readonly text: string;
}

export interface RawRequest {
  readonly pieces: readonly (string | Buffer)[];
  /** Milliseconds between pieces. */
  readonly everyMs?: number;
  /** Milliseconds after the last piece. */
  readonly patienceMs?: number;
  readonly hangsUp?: boolean;
}

const usualPatienceMs = 2000;
const longestAnswer = 100_000;

/** Resolves on close or silence. */
export async function sendRaw(url: URL, request: RawRequest): Promise<RawAnswer> {
  const { pieces, everyMs = 0, patienceMs = usualPatienceMs, hangsUp = false } = request;
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  let text = "";
  const ended = new Promise<void>((resolve) => {
    socket.on("data", (chunk) => {
      if (text.length < longestAnswer) text += chunk.toString("latin1");
    });
    socket.on("error", () => resolve());
    socket.on("close", () => resolve());
  });
  for (const [at, piece] of pieces.entries()) {
    if (at > 0 && everyMs > 0) await Promise.race([ended, sleep(everyMs)]);
    if (socket.destroyed) break;
    socket.write(piece);
  }
  if (hangsUp) socket.destroySoon();
  await Promise.race([ended, answerOrPatience(() => text, patienceMs)]);
  socket.destroy();
  const [, status = "0"] = /^HTTP\/1\.[01] (\d{3})/.exec(text) ?? [];
  return { status: Number(status), text };
}

/** A kept connection counts as answered after silence. */
async function answerOrPatience(said: () => string, patienceMs: number): Promise<void> {
  const until = Date.now() + patienceMs;
  let before = -1;
  while (Date.now() < until) {
    if (said().length > 0 && said().length === before) return;
    before = said().length;
    await sleep(60);
  }
}
