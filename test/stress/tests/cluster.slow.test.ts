/** The short form of `stress cluster`: real processes on a real PostgreSQL, whose leader is killed. */
import { describe, expect, test } from "vitest";
import { findPostgres } from "../../peers/postgres.js";
import { runCluster } from "../cluster/run-cluster.js";

const kills = 3;
/** The lease is 2 s. On a busy machine the standby looks late. */
const longestTakeoverMs = 7000;

describe.skipIf(findPostgres() === null)("several processes on one PostgreSQL", () => {
  test("when the leader dies, nothing is lost, nothing comes twice, and another one leads soon", {
    timeout: 300_000,
  }, async () => {
    const result = await runCluster({
      workers: 2,
      kills,
      split: false,
      stop: 0,
      tasks: 1,
      seed: 3,
    });
    expect(result.findings).toEqual([]);
    expect(result).toMatchObject({ kills, lost: 0, doubled: 0, duplicatePosts: 0, unfinished: 0 });
    expect(result.answers).toBeGreaterThan(0);
    expect(result.takeoverMsP99).toBeLessThan(longestTakeoverMs);
    expect(result.cpuPerStepRatio).toBeGreaterThan(0);
  });

  test("the same where gateway, player and pages are processes of their own", {
    timeout: 400_000,
  }, async () => {
    const result = await runCluster({ workers: 2, kills, split: true, stop: 0, tasks: 1, seed: 4 });
    expect(result.findings).toEqual([]);
    expect(result).toMatchObject({ kills, lost: 0, doubled: 0, duplicatePosts: 0, unfinished: 0 });
    expect(result.answers).toBeGreaterThan(0);
  });
});
