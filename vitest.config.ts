import { defineConfig } from "vitest/config";

const shared = { testTimeout: 30_000, hookTimeout: 60_000, pool: "forks", maxWorkers: 6 } as const;
/** They hold a cold start to a time: nothing else runs beside them. */
const timed = ["test/story/web.test.ts"];
/** Their files share modules that keep something or that run for each file: each has its own. */
const apart = ["bots", "contracts", "example", "faults", "story"].map(
  (folder) => `test/${folder}/**/*.test.ts`,
);

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
          name: "apart",
          include: apart,
          exclude: timed,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "together",
          isolate: false,
          include: ["test/**/*.test.ts"],
          exclude: [...timed, ...apart],
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
