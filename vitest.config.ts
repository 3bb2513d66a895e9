import { defineConfig } from "vitest/config";

const shared = { testTimeout: 30_000, hookTimeout: 60_000, pool: "forks", maxWorkers: 6 } as const;
/** They hold a cold start to a time: nothing else runs beside them. */
const timed = ["test/story/web.test.ts"];
/**
 * Their files share modules that keep something, that run for each file, or that must not meet another
 * client's (fetch and its bodies): each has its own.
 */
const apart = ["bots", "contracts", "example", "faults", "peers", "scenarios", "story"].map(
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
