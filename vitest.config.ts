import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { LeftOut } from "./test/left-out.js";
import { productCompiled } from "./test/product-compiled.js";

/**
 * What each tier leaves out. A file's name says its tier: `*.slow.test.ts`, `*.nightly.test.ts`, and all others are fast.
 * Those of the research are slow.
 */
const tiers = {
  fast: ["research/**", "test/**/*.slow.test.ts", "test/**/*.nightly.test.ts"],
  slow: ["research/**/*.nightly.test.ts", "test/**/!(*.slow).test.ts"],
  nightly: ["{research,test}/**/!(*.nightly).test.ts"],
};
/** It holds a cold start to a time: nothing else runs beside it. */
const timed = ["test/story/cold-start.slow.test.ts"];
/**
 * Each of their files has a process of its own: its clients must not meet another file's.
 */
const apart = ["test/stress/**/*.{slow,nightly}.test.ts", "test/peers/**/*.test.ts"];

const shared = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  pool: "forks",
  maxWorkers: 3,
} as const;

/** The longest files, the longest first. */
const long = [
  "contracts/bots/chats",
  "bots/chats/",
  "doors/contract",
  "datasets/release.test",
  "scenarios/",
  "safety/",
  "stress/",
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

/** `--mode fast`, `slow` and `nightly` choose a tier; without a mode all run. */
export default defineConfig(({ mode }) => {
  const otherTier = Object.entries(tiers).find(([tier]) => tier === mode)?.[1] ?? [];
  const setupFiles = mode === "nightly" ? [] : ["test/fixed-seed.ts"];
  // A run of some files must not replace the report of a whole tier, which `npm run test:times` reads.
  const isWholeTier = process.argv.slice(2).join(" ") === `run --mode ${mode}`;
  return {
    test: {
      globalSetup: "test/peers/postgres-once.ts",
      sequence: { sequencer: LongestFirst },
      reporters: ["default", new LeftOut(), ...(isWholeTier ? ["json"] : [])],
      outputFile: { json: `.test-reports/${mode}.json` },
      projects: [
        {
          plugins: [productCompiled()],
          test: {
            ...shared,
            setupFiles,
            name: "timed",
            include: timed,
            exclude: otherTier,
            sequence: { groupOrder: 0 },
          },
        },
        {
          test: {
            ...shared,
            setupFiles,
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
            setupFiles,
            name: "together",
            isolate: false,
            include: ["{research,test}/**/*.test.ts"],
            exclude: [...timed, ...apart, ...otherTier],
            sequence: { groupOrder: 1 },
          },
        },
      ],
    },
  };
});
