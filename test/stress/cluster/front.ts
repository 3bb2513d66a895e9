/** A load balancer for people's pages. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export async function openFront(
  port: number,
  servingPort: () => number | null,
): Promise<() => Promise<void>> {
  const open = new Map<Socket, number>();
  const server = createServer((page) => {
    const target = servingPort();
    page.on("error", () => page.destroy());
    if (target === null) return void page.destroy();
    const worker = connect(target, "127.0.0.1");
    worker.on("error", () => page.destroy()).once("close", () => page.destroy());
    page.once("close", () => worker.destroy());
    page.once("close", () => open.delete(page));
    open.set(page, target);
    page.pipe(worker).pipe(page);
  });
  // A stopped process keeps its connections without answering.
  const tidying = setInterval(() => {
    for (const [page, target] of open) if (target !== servingPort()) page.destroy();
  }, 100);
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    clearInterval(tidying);
    for (const page of open.keys()) page.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}
