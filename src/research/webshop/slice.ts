import type { Slice } from "../cli/slice.js";

export const webshop: Slice = {
  commands: [
    {
      name: "shop",
      about: "play a list of actions in WebShop and print every page",
      load: async () => (await import("./commands/shop.js")).shopCommand(),
    },
  ],
};
