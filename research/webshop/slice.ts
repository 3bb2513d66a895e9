import type { Slice } from "../cli/slice.js";

export const webshop: Slice = {
  commands: [
    {
      name: "bench webshop",
      about: "WebShop: orders by rules, with and without asking",
      load: async () => (await import("./commands/bench-webshop.js")).benchWebshopCommand(),
    },
    {
      name: "shop",
      about: "play a list of actions in WebShop and print every page",
      load: async () => (await import("./commands/shop.js")).shopCommand(),
    },
  ],
  results: { webshop: async () => (await import("./webshop-report.js")).webshopKind },
};
