/** Stands before the twin, which reads no uploads and does not know who asks for themselves. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

/** Passes calls on to the twin: messages without their files, the bot's own account by its id. */
export async function openTwinFront(
  restUrl: string,
  botUserId: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const { origin, pathname } = new URL(restUrl);
  const app = new Hono();
  app.all("*", async ({ req }) => {
    const { pathname: path, search } = new URL(req.url);
    const headers = new Headers(req.raw.headers);
    for (const name of ["host", "connection", "content-length", "transfer-encoding"])
      headers.delete(name);
    const isUpload = headers.get("content-type")?.startsWith("multipart/form-data");
    if (isUpload) headers.set("content-type", "application/json");
    const hasBody = req.method !== "GET" && req.method !== "HEAD";
    const body = isUpload ? await wordsOf(await req.formData()) : await req.arrayBuffer();
    const target = path.replace(/\/users\/@me$/, `/users/${botUserId}`);
    const answer = await fetch(`${origin}${target}${search}`, {
      method: req.method,
      headers,
      ...(hasBody && { body }),
    });
    const type = answer.headers.get("content-type");
    return new Response(answer.status === 204 ? null : await answer.arrayBuffer(), {
      status: answer.status,
      ...(type !== null && { headers: { "content-type": type } }),
    });
  });
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    // Clients in this process look at whether an answer is a Response.
    const options = { fetch: app.fetch, hostname: "127.0.0.1", port: 0 };
    const listening = serve({ ...options, overrideGlobalObjects: false }, () => resolve(listening));
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the front has no port");
  return {
    url: `http://127.0.0.1:${address.port}${pathname}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      }),
  };
}

/** A message without its files. */
async function wordsOf(form: FormData): Promise<string> {
  const message = JSON.parse(String(form.get("payload_json"))) as object;
  return JSON.stringify({ ...message, attachments: [] });
}
