/** HTTP requests of which the attacker chooses everything. */
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from "node:http";

export interface Ask {
  readonly path: string;
  /** GET unless told. */
  readonly method?: string;
  /** "host" too. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  /** The address that it comes from; every address of 127.0.0.0/8 is this machine. */
  readonly from?: string;
  /** Milliseconds; without an answer by then it counts as broken. */
  readonly patienceMs?: number;
}

export interface Answer {
  /** 0: the connection broke, or no answer came in time. */
  readonly status: number;
  /** No answer came in time. */
  readonly isLate: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

const usualPatienceMs = 30_000;
const mostSockets = 64;

/** Connections are kept for each address that requests come from. */
export const sharedAgent = new Agent({ keepAlive: true, maxSockets: mostSockets });

/** Of an endless stream only the head is read. */
export function ask(url: URL, given: Ask, agent: Agent | false = sharedAgent): Promise<Answer> {
  const startedAt = performance.now();
  const { path, method = "GET", headers = {}, body, from = "127.0.0.1" } = given;
  return new Promise((resolve) => {
    let isLate = false;
    const finish = (told: Pick<Answer, "status" | "headers" | "body">): void =>
      resolve({ ...told, isLate, ms: performance.now() - startedAt });
    const asked = request(
      { host: url.hostname, port: url.port, localAddress: from, path, method, headers, agent },
      (answer) => {
        readAnswer(answer).then(finish, fail);
        if (isEndless(answer)) asked.destroy();
      },
    );
    const fail = (): void => {
      // The server may close a kept connection just when it is used again.
      const isStale = asked.reusedSocket && !isLate;
      if (isStale) ask(url, given, false).then(resolve);
      else finish({ status: 0, headers: {}, body: "" });
    };
    asked.setTimeout(given.patienceMs ?? usualPatienceMs, () => {
      isLate = true;
      asked.destroy();
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

function isEndless({ headers }: IncomingMessage): boolean {
  return headers["content-type"]?.startsWith("text/event-stream") === true;
}

async function readAnswer(
  answer: IncomingMessage,
): Promise<Pick<Answer, "status" | "headers" | "body">> {
  const { statusCode: status = 0, headers } = answer;
  const chunks: Buffer[] = [];
  if (!isEndless(answer)) for await (const chunk of answer) chunks.push(chunk);
  return { status, headers, body: Buffer.concat(chunks).toString("utf8") };
}
