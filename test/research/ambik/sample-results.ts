/** Results of benches with small figures, as files have them. */

const shares = (value: number | null) => ({
  unambiguous: value,
  preferences: value,
  common_sense_knowledge: value,
  safety: null,
});

export const sampleResults = {
  ambik: {
    kind: "ambik",
    version: 1,
    rows: 400,
    method: "embedded",
    compat: "paper",
    chr: shares(0.9),
    hr: shares(0.1),
    icr: shares(0.3),
    ssc: 0.5,
    ambdif: 0.27,
    reverse: 0.01,
    balancedAccuracy: 0.74,
    sameText: 4,
    distinct: { ambdif: 0.28, reverse: 0.01 },
    eras: { careful: null, later: null },
  },
} as const;
