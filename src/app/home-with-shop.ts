/** Each task belongs to either the home or the shop. */
import type { Simulator, Task } from "../core/scene.js";

export function withShop(
  home: Simulator,
  openShop: () => Simulator,
  visit: Simulator | null = null,
): Simulator {
  let shop = visit;
  return {
    get engine() {
      return shop?.engine ?? home.engine;
    },
    get task() {
      return (shop ?? home).task;
    },
    begin(task) {
      shop = isOrder(task) ? openShop() : null;
      return (shop ?? home).begin(task);
    },
    step: (command) => (shop ?? home).step(command),
    fork: () => withShop(home.fork(), openShop, shop?.fork() ?? null),
    ownerView() {
      const { card, requirements } = shop?.ownerView() ?? {};
      return {
        ...home.ownerView(),
        ...(card && { card, robotAt: [] }),
        ...(requirements && { requirements }),
      };
    },
    conditionsMet: () => (shop ?? home).conditionsMet?.() ?? 0,
    plan: () => (shop ?? home).plan(),
    sampleTask: (random) => home.sampleTask(random),
    singleOut: (task, random) =>
      isOrder(task) ? openShop().singleOut(task, random) : home.singleOut(task, random),
    relocate: (thing, place) => home.relocate(thing, place),
    ...(home.save && { save: home.save.bind(home) }),
    ...(home.restore && { restore: home.restore.bind(home) }),
  };
}

function isOrder({ type }: Task): boolean {
  return type === "order";
}
