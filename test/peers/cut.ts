import { connect, createServer, type Socket } from "node:net";
import { listenOnLoopback } from "./control.js";

/** Starts a loopback proxy that can cut connections. */
export async function startCutter(to: number) {
  let plan: { word: string; when: "before" | "after" } | null = null;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(to, "127.0.0.1");
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on("error", () => undefined);
      socket.on("close", () => open.delete(socket));
    }
    client.on("data", (bytes: Buffer) => {
      const isHere = plan !== null && bytes.includes(plan.word);
      if (!isHere || plan?.when === "after") upstream.write(bytes);
      if (!isHere) return;
      client.destroy();
      if (plan?.when === "before") upstream.destroy();
      plan = null;
    });
    upstream.on("data", (bytes) => client.writable && client.write(bytes));
    client.on("end", () => upstream.end());
    upstream.on("close", () => client.destroy());
  });
  const port = await listenOnLoopback(server);
  return {
    port,
    /** Cuts once, before or after forwarding data that contains the word. */
    cut(word: string, when: "before" | "after") {
      plan = { word, when };
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
