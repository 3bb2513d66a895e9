import { defineConfig } from "vitest/config";

const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: "forks",
  maxWorkers: 6,
} as const;
/** They hold a cold start to a time: nothing else runs beside them. */
const timed = ["test/story/web.test.ts"];
/** Each of their files has modules of its own: a client must not meet another one's (fetch and its bodies). */
const apart = ["test/faults/**/*.test.ts", "test/peers/**/*.test.ts"];

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
