import { defineConfig } from "vitest/config";

const shared = { testTimeout: 30_000, hookTimeout: 60_000, pool: "forks", maxWorkers: 3 } as const;
/** They hold a cold start to a time: nothing else runs beside them. */
const timed = ["test/story/web.test.ts"];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: "timed",
          include: timed,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...shared,
          name: "all",
          include: ["test/**/*.test.ts"],
          exclude: timed,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
