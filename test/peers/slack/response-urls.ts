import { randomUUID } from "node:crypto";
import type { Platform } from "./platform.js";
import { type Ephemeral, isJson, type Json, objectsOf } from "./types.js";
import { botToken } from "./workspace.js";

const maxUses = 5;
const lifetimeMs = 30 * 60_000;

interface Issued {
  personId: string;
  channel: string;
  messageTs?: string;
  uses: number;
  until: number;
}

/** Each allows five uses within thirty minutes. */
export class ResponseUrls {
  readonly ephemerals: Ephemeral[] = [];
  readonly #issued = new Map<string, Issued>();

  constructor(readonly platform: Platform) {}

  issue(about: { personId: string; channel: string; messageTs?: string }): string {
    const id = randomUUID();
    this.#issued.set(id, { ...about, uses: 0, until: Date.now() + lifetimeMs });
    return `/response/${id}`;
  }

  whisper(personId: string, body: unknown): void {
    if (!isJson(body) || typeof body.text !== "string" || body.text === "") return;
    const blocks = objectsOf(body.blocks);
    this.platform.check("ephemeral", { text: body.text, ...(blocks.length > 0 && { blocks }) });
    const thread_ts = typeof body.thread_ts === "string" ? body.thread_ts : undefined;
    const { text } = body;
    const where = thread_ts === undefined ? {} : { thread_ts };
    this.ephemerals.push({ personId, text, ...(blocks.length > 0 && { blocks }), ...where });
  }

  use(request: { path: string; raw: Buffer }): { status: number; body: unknown } {
    const issued = this.#issued.get(request.path.slice("/response/".length));
    if (!issued || issued.uses >= maxUses || Date.now() > issued.until)
      return { status: 404, body: { ok: false, error: "expired_url" } };
    issued.uses += 1;
    const body: unknown = JSON.parse(request.raw.toString("utf8"));
    if (isJson(body)) this.#respond(issued, body);
    return { status: 200, body: "ok" };
  }

  #respond({ personId, channel, messageTs }: Issued, body: Json): void {
    const call = (method: string, fields: Json): Json =>
      this.platform.perform({ method, token: botToken, body: { channel, ...fields } });
    const { text, blocks } = body;
    if (body.delete_original === true && messageTs) call("chat.delete", { ts: messageTs });
    else if (body.replace_original === true && messageTs)
      call("chat.update", { ts: messageTs, text, ...(blocks !== undefined && { blocks }) });
    else if (body.response_type === "in_channel")
      call("chat.postMessage", { text, ...(blocks !== undefined && { blocks }) });
    else this.whisper(personId, body);
  }
}
