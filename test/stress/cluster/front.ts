/** One address for people's pages, whichever process serves them: what a load balancer does. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/** @param servingPort of whoever serves now; null while nobody does: the page then finds nobody */
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
  // A process that was stopped keeps its connections, and answers none.
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
