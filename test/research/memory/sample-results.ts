/** Results of benches with small figures, as files have them. */
export const sampleResults = {
  memory: {
    kind: "memory",
    version: 1,
    n: 100,
    dim: 384,
    seed: 1,
    recallAt10: 1,
    queryMsP50: 0.2,
    queryMsP99: 0.4,
    bruteMsP50: 3,
    ratioToBrute: 15,
    addPerSecond: 900,
    openMs: 12,
    rebuildMs: 90,
    fileMb: 1,
  },
} as const;
