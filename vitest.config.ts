import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: "forks",
  maxWorkers: 4,
} as const;
/** They hold a cold start to a time: nothing else runs beside them. */
const timed = ["test/story/cold-start.test.ts"];
/** Each of their files has modules of its own: a client must not meet another one's (fetch and its bodies). */
const apart = ["test/stress/**/*.test.ts", "test/peers/**/*.test.ts"];

/** What takes longest, the longest first. */
const long = [
  "stress/tests/chat",
  "scenarios/",
  "safety/",
  "stress/",
  "research/ldm2/",
  "research/",
];

/** The longest files begin first: none of them is left when all others are done. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.includes(`/test/${name}`));
      return at < 0 ? long.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
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
