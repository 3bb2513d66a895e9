import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LeftOut } from "./test/left-out.js";
import { productCompiled } from "./test/product-compiled.js";

/** The slow tier: files with this in their names. Nothing else decides. */
const slow = "test/**/*.slow.test.ts";
/** It holds a cold start to a time: nothing else runs beside it. */
const timed = ["test/story/cold-start.slow.test.ts"];
/**
 * Their files have processes of their own: a client must not meet another one's (fetch and its bodies), a module is
 * replaced, or times of patterns are measured, which a process that ran many files no longer compiles.
 */
const apart = [
  "test/stress/**/*.slow.test.ts",
  "test/peers/**/*.test.ts",
  "test/memory/plans.slow.test.ts",
  "test/safety/patterns/*.slow.test.ts",
];

const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: "forks",
  maxWorkers: 3,
} as const;

/** The longest files, the longest first. */
const long = [
  "bots/discord.test",
  "bots/slack.test",
  "doors/contract",
  "datasets/release.test",
  "stress/tests/chat",
  "scenarios/",
  "safety/",
  "stress/",
  "research/ldm2/",
  "research/",
];

/**
 * The longest files begin first, so that none of them is left when all others are done. Before them come those that
 * are apart: each of them ends a process that the others share, and the next one would load all modules again.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) => {
      const at = long.findIndex((name) => moduleId.includes(`/test/${name}`));
      return (at < 0 ? long.length : at) + (project.name === "apart" ? 0 : 1 + long.length);
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

/** `--mode fast` and `--mode slow` choose a tier; without a mode both run. */
export default defineConfig(({ mode }) => {
  const otherTier = { fast: [slow], slow: ["test/**/!(*.slow).test.ts"] }[mode] ?? [];
  return {
    test: {
      sequence: { sequencer: LongestFirst },
      reporters: ["default", new LeftOut()],
      projects: [
        {
          plugins: [productCompiled()],
          test: {
            ...shared,
            name: "timed",
            include: timed,
            exclude: otherTier,
            sequence: { groupOrder: 0 },
          },
        },
        {
          test: {
            ...shared,
            name: "apart",
            include: apart,
            exclude: [...timed, ...otherTier],
            sequence: { groupOrder: 1 },
          },
        },
        {
          plugins: [productCompiled()],
          test: {
            ...shared,
            name: "together",
            isolate: false,
            include: ["test/**/*.test.ts"],
            exclude: [...timed, ...apart, ...otherTier],
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
