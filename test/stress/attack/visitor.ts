/** A browser: it keeps cookies, and its requests come from the page's own origin. */
import type { Answer, Ask } from "./ask.js";

/** What is asked. */
export interface Asked {
  readonly url: URL;
  ask(given: Ask): Promise<Answer>;
}

export class Visitor {
  readonly target: Asked;
  /** By name. */
  readonly cookies = new Map<string, string>();
  /** What the proxy before the server says about them. */
  readonly #address: string;

  /** @param address as the trusted proxy names it */
  constructor(target: Asked, address = "198.51.100.1") {
    this.target = target;
    this.#address = address;
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  get(path: string): Promise<Answer> {
    return this.send({ path });
  }

  post(path: string, body: object): Promise<Answer> {
    return this.send({
      path,
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    });
  }

  /** Fills in the form of the log-in. */
  logIn(password: string): Promise<Answer> {
    return this.send({
      path: "/login",
      method: "POST",
      body: new URLSearchParams({ password }).toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  }

  async send(given: Ask): Promise<Answer> {
    const { url } = this.target;
    const headers = {
      origin: url.origin,
      "sec-fetch-site": "same-origin",
      "x-forwarded-for": this.#address,
      ...(this.cookies.size > 0 && { cookie: this.cookie }),
      ...given.headers,
    };
    const answer = await this.target.ask({ ...given, headers });
    for (const line of answer.headers["set-cookie"] ?? []) this.#keep(line);
    return answer;
  }

  #keep(line: string): void {
    const [pair = ""] = line.split(";");
    const at = pair.indexOf("=");
    const [name, value] = [pair.slice(0, at), pair.slice(at + 1)];
    if (value === "" || /max-age=0\b/i.test(line)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** What a JSON answer holds; an empty object when it is no JSON. */
export function readJson(answer: Pick<Answer, "body">): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(answer.body);
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
