/** People's browsers at the pages, over sockets. */
import { type Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Sent {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  /** Source address; all of 127.0.0.0/8 is local. */
  readonly from?: string | undefined;
  /** Milliseconds until the request counts as broken. */
  readonly patienceMs?: number;
}

export interface Answer {
  /** 0: connection broken or no answer in time. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

export const json = { "content-type": "application/json" };
export const form = { "content-type": "application/x-www-form-urlencoded" };

export function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

const usualPatienceMs = 30_000;

/** Reads only the head of the page's endless events. */
export function send(at: URL | string, sent: Sent, agent: Agent | false = false): Promise<Answer> {
  const startedAt = performance.now();
  const { path, method = "GET", headers = {}, body, from = "127.0.0.1" } = sent;
  const { hostname: host, port } = new URL(at);
  return new Promise((resolve) => {
    let isLate = false;
    const options = { host, port, localAddress: from, path, method, headers, agent };
    const asked = request(options, async (answer) => {
      const chunks: Buffer[] = [];
      try {
        if (path.startsWith("/api/events") && answer.statusCode === 200) asked.destroy();
        else for await (const chunk of answer) chunks.push(chunk);
      } catch {
        return fail();
      }
      finish(answer.statusCode ?? 0, answer.headers, Buffer.concat(chunks).toString("utf8"));
    });
    const finish = (status: number, got: IncomingHttpHeaders, text: string): void =>
      resolve({ status, headers: got, body: text, ms: performance.now() - startedAt });
    const fail = (): void => {
      // The server may close an idle connection just when it is reused.
      if (asked.reusedSocket && !isLate) send(at, sent).then(resolve);
      else finish(0, {}, "");
    };
    asked.setTimeout(sent.patienceMs ?? usualPatienceMs, () => {
      isLate = true;
      asked.destroy();
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

export class Browser {
  cookies = new Map<string, string>();
  readonly #ask: (sent: Sent) => Promise<Answer>;

  constructor(
    readonly url: string,
    readonly headers: Readonly<Record<string, string>> = {},
    ask = (sent: Sent): Promise<Answer> => send(url, sent),
  ) {
    this.#ask = ask;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string): Promise<Answer> {
    return this.#send({ path });
  }

  post(path: string, body: object | string, more: Record<string, string> = {}): Promise<Answer> {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    return this.#send({ path, method: "POST", body: text, headers: { ...json, ...more } });
  }

  logIn(password: string, name?: string): Promise<Answer> {
    return this.post("/login", formOf({ password, ...(name !== undefined && { name }) }), form);
  }

  async #send(sent: Sent): Promise<Answer> {
    const cookie = this.cookies.size > 0 && { cookie: this.cookie };
    const headers = { ...this.headers, ...cookie, ...sent.headers };
    const answer = await this.#ask({ ...sent, headers });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}
