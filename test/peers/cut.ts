import { connect, createServer, type Socket } from "node:net";

/** A loopback proxy that can cut connections. */
export interface Cutter {
  readonly port: number;
  /** Cuts once, before or after forwarding data that contains the word. */
  cut(word: string, when: "before" | "after"): void;
  stop(): Promise<void>;
}

export async function startCutter(port: number): Promise<Cutter> {
  let plan: { word: string; when: "before" | "after" } | null = null;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
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
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    cut(word, when) {
      plan = { word, when };
    },
    async stop() {
      for (const socket of open) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
