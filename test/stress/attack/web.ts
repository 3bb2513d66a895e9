import { Agent, type IncomingHttpHeaders, request } from "node:http";

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
  /** Source address; all of 127.0.0.0/8 is local. */
  readonly from?: string;
  /** Milliseconds until the request counts as broken. */
  readonly patienceMs?: number;
}

export interface Answer {
  /** 0: connection broken or no answer in time. */
  readonly status: number;
  readonly isLate: boolean;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly ms: number;
}

export type AskFor = (given: Ask) => Promise<Answer>;

const usualPatienceMs = 30_000;

export const sharedAgent = new Agent({ keepAlive: true, maxSockets: 64 });

/** Reads only the head of an endless stream. */
export function ask(url: URL, given: Ask, agent: Agent | false = sharedAgent): Promise<Answer> {
  const startedAt = performance.now();
  const { path, method = "GET", headers = {}, body, from = "127.0.0.1" } = given;
  return new Promise((resolve) => {
    let isLate = false;
    const at = { host: url.hostname, port: url.port, localAddress: from };
    const asked = request({ ...at, path, method, headers, agent }, async (answer) => {
      const chunks: Buffer[] = [];
      const isEndless = answer.headers["content-type"]?.startsWith("text/event-stream");
      try {
        if (isEndless) asked.destroy();
        else for await (const chunk of answer) chunks.push(chunk);
      } catch {
        return fail();
      }
      const text = Buffer.concat(chunks).toString("utf8");
      finish(answer.statusCode ?? 0, answer.headers, text);
    });
    const finish = (status: number, got: IncomingHttpHeaders, text: string): void =>
      resolve({ status, headers: got, body: text, isLate, ms: performance.now() - startedAt });
    const fail = (): void => {
      // The server may close an idle connection just when it is reused.
      if (asked.reusedSocket && !isLate) ask(url, given, false).then(resolve);
      else finish(0, {}, "");
    };
    asked.setTimeout(given.patienceMs ?? usualPatienceMs, () => {
      isLate = true;
      asked.destroy();
    });
    asked.on("error", fail);
    asked.end(body);
  });
}

export const json = { "content-type": "application/json" };
export const form = { "content-type": "application/x-www-form-urlencoded" };

export function formOf(fields: Readonly<Record<string, string>>): string {
  return new URLSearchParams(fields).toString();
}

/** Sends cookies and the page's origin. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  readonly #ask: AskFor;
  readonly #own: Readonly<Record<string, string>>;

  /** @param address as set by the trusted proxy, or null without a proxy */
  constructor(
    at: { readonly url: URL; readonly ask: AskFor },
    address: string | null = "198.51.100.1",
  ) {
    this.#ask = (given) => at.ask(given);
    const forwarded = address !== null && { "x-forwarded-for": address };
    this.#own = { origin: at.url.origin, "sec-fetch-site": "same-origin", ...forwarded };
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string): Promise<Answer> {
    return this.send({ path });
  }

  post(path: string, body: object): Promise<Answer> {
    return this.send({ path, method: "POST", body: JSON.stringify(body), headers: json });
  }

  logIn(password: string): Promise<Answer> {
    const body = formOf({ password });
    return this.send({ path: "/login", method: "POST", body, headers: form });
  }

  async send(given: Ask): Promise<Answer> {
    const cookie = this.cookies.size > 0 && { cookie: this.cookie };
    const answer = await this.#ask({
      ...given,
      headers: { ...this.#own, ...cookie, ...given.headers },
    });
    for (const line of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]*)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0\b/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

export interface GuestQuestion {
  readonly id: string;
  readonly choices: readonly { readonly id: string }[];
}

export class Guest {
  readonly browser: Visitor;
  readonly #door: string;

  constructor(browser: Visitor, campaign: string) {
    this.browser = browser;
    this.#door = `/join/${campaign}`;
  }

  come(id: string): Promise<Answer> {
    return this.browser.get(`${this.#door}?PROLIFIC_PID=${encodeURIComponent(id)}`);
  }

  look(): Promise<Answer> {
    return this.browser.get(`${this.#door}/state?width=400`);
  }

  act(what: string, body: object = {}): Promise<Answer> {
    return this.browser.post(`${this.#door}/${what}`, body);
  }

  async joinIn(id: string): Promise<this> {
    await this.come(id);
    await this.act("agree");
    return this;
  }

  async question(mostMs = 8000): Promise<GuestQuestion | null> {
    for (const until = Date.now() + mostMs; ; ) {
      const stage = stageOf(await this.look());
      if (stage.at === "question") return stage as unknown as GuestQuestion;
      if (Date.now() > until || stage.at === "done" || stage.at === "over") return null;
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  }

  async say(text: string, key: string, mostMs?: number): Promise<Answer | null> {
    const question = await this.question(mostMs);
    return question && this.act("answer", { question: question.id, text, key });
  }
}

export function stageOf(answer: Pick<Answer, "body">): Readonly<Record<string, unknown>> {
  const { stage } = readJson(answer);
  return typeof stage === "object" && stage !== null ? { ...stage } : {};
}

export function readJson(answer: Pick<Answer, "body">): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer.body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
