/** A story drawn by seed: what a house answers, as one short line for each request. It is compared with an approved one. */
import { createHash } from "node:crypto";
import { pick, type Random } from "../../src/core/random.js";
import type { Answer, House, Sent } from "../attack/house.js";

export const askedChoices = [
  { id: "eu", label: "Europe" },
  { id: "us", label: "United States" },
  { id: "none", label: "Nowhere", declines: true },
];
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Headers that most answers share. Lines name those that differ or are missing. */
const usual: Readonly<Record<string, string>> = {
  "cache-control": "no-store",
  "content-security-policy": policy,
  "content-type": "application/json",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
};
const randomId =
  /\b([a-z])-[0-9a-hjkmnp-tv-z]{14}\b|\b(m)-[\w-]{22}|(?<="(?:codeD|(d))evice\\?": ?\\?")\w{64}/g;
const tickets = /"(?:ticket|open)":\[?((?:"[\w-]{22}",?)+)|\/v1\/questions\/([\w-]{22})/g;
/** Milliseconds since 1970, in the weeks in which stories play. */
const moment = /\b17(?:6[7-9]|7\d)\d{9}\b/g;
const startedAt = Date.UTC(2026, 0, 5, 9);
/** What a worker thread works out: an answer has it sooner or later. */
const late: ReadonlySet<string> = new Set(["figures", "quality"]);
/** A longer value is written once; later lines have its hash. */
const long = 90;
/** Longer bodies are left out, and longer lists but for their first item. */
const longest = 900;

export class DrawnStory {
  readonly lines: string[] = [];
  readonly #names = new Map<string, string>();
  readonly #said = new Set<string>();
  readonly #last = new Map<string, Readonly<Record<string, string>>>();

  constructor(
    readonly house: House,
    readonly random: Random,
  ) {}

  any<Item>(items: readonly Item[]): Item {
    return pick(this.random, items) as Item;
  }

  /** @param given how the line says what was sent */
  async send(who: string, sent: Sent, given?: string): Promise<Answer> {
    const answer = await this.house.send(sent);
    const { method = "GET", path, body = "" } = sent;
    const route = `${method} ${path.split("?")[0]}`;
    const written = body.length > longest ? `(${body.length} characters)` : body;
    this.say(
      `${who} ${given ?? `${method} ${path} ${written}`}\n  ${this.answerLine(answer, route)}`,
    );
    return answer;
  }

  say(line: string): void {
    const named = this.named(line)
      .replaceAll(JSON.stringify(askedChoices), "CHOICES")
      .replace(/x{999,}/g, "xxx…");
    this.lines.push(named.replace(moment, (at) => `@${Number(at) - startedAt}`));
  }

  /** Replaces random ids by numbers, in the order in which they come. */
  named(text: string): string {
    const name = (id: string, kind: string): string => {
      if (!this.#names.has(id)) this.#names.set(id, `${kind}${this.#names.size + 1}`);
      return this.#names.get(id) ?? "";
    };
    for (const [, several = "", one] of text.matchAll(tickets))
      for (const ticket of one ? [one] : (several.match(/[\w-]{22}/g) ?? [])) name(ticket, "t");
    let named = text.replace(randomId, (id, ...kinds: (string | undefined)[]) =>
      name(id, kinds.slice(0, 3).join("")),
    );
    for (const [id, known] of this.#names) named = named.replaceAll(id, known);
    return named;
  }

  /** @param like names the answers with which this one is compared */
  answerLine({ status, headers, cookies, body }: Answer, like: string): string {
    const extra = [
      ...Object.entries(headers).flatMap(([name, value]) =>
        value === usual[name] || name === "set-cookie" ? [] : [`${name}: ${value}`],
      ),
      ...Object.keys(usual).flatMap((name) => (headers[name] === undefined ? [`no ${name}`] : [])),
      ...cookies.map((line) => line.replace(/=[\w.%-]{9,};/, "=…;")),
    ].join(" | ");
    const type = headers["content-type"] ?? "";
    return `${status}${extra && ` [${this.#once(extra)}]`} ${this.#shown(this.named(body), type, `${status} ${like}`)}`;
  }

  #shown(body: string, type: string, like: string): string {
    if (/javascript|css|svg|gzip|png/.test(type)) return body === "" ? "" : "…";
    if (type.includes("version=")) return this.#once(body.match(/^# TYPE .*$/gm)?.join() ?? body);
    if (type.includes("html"))
      return this.#once(
        body.replace(/<style>.*?<\/style>|<meta[^>]*>|<\/\w+>/gs, "").replace(/\s+/g, " "),
      );
    const [, event = body] = /^event: message\ndata: (.*)\n\n$/s.exec(body) ?? [];
    if (!/^[[{]/.test(event)) return body.trim();
    const value = JSON.parse(event);
    const { content, structuredContent, isError } = value.result ?? {};
    if (!structuredContent) return this.changed(like, value);
    const isAlike = content[0].text === JSON.stringify(structuredContent);
    return `${isError ? "error " : ""}${isAlike ? "" : this.#once(content)}${this.changed(like, structuredContent)}`;
  }

  /** Writes the members that differ from the last answer of this name, or of this ticket. */
  changed(like: string, value: object): string {
    if (Array.isArray(value)) return this.#once(value);
    const own = "ticket" in value ? String(value.ticket) : like;
    const common = "ticket" in value ? "a ticket" : like;
    const before = this.#last.get(own) ?? this.#last.get(common) ?? {};
    const all = Object.entries(value).map(([name, one]) => [name, JSON.stringify(one)] as const);
    const now: Readonly<Record<string, string>> = Object.fromEntries(all);
    this.#last.set(own, now).set(common, now);
    const members = Object.entries(value).flatMap(([name, one]) =>
      before[name] === now[name] || late.has(name) ? [] : [`${name}:${this.#once(one)}`],
    );
    const gone = Object.keys(before).flatMap((name) =>
      name in now || late.has(name) ? [] : [`no ${name}`],
    );
    return `{${[...members, ...gone, ...(members.length < all.length ? ["…"] : [])].join(", ")}}`;
  }

  #once(value: unknown): string {
    const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
    const hash = `=${createHash("sha256").update(text).digest("hex").slice(0, 6)}`;
    if (text.startsWith("<svg"))
      return `<svg ${/aria-label="[^"]*"/.exec(text)?.[0] ?? ""} ${hash}>`;
    if (text.length > long && this.#said.has(text)) return hash;
    this.#said.add(text);
    if (typeof value === "string" && text.length > 2 * longest)
      return `(${text.length} characters ${hash})`;
    if (typeof value !== "object" || value === null) return text.replaceAll("\n", "⏎");
    if (Array.isArray(value) && value.length > 2 && text.length > longest)
      return `[${this.#once(value[0])}, … ${value.length} in all ${hash}]`;
    if (Array.isArray(value)) return `[${value.map((one) => this.#once(one)).join()}]`;
    return `{${Object.entries(value)
      .map(([name, one]) => `${name}:${this.#once(one)}`)
      .join()}}`;
  }
}
