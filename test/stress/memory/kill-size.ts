/** Small enough that every moment comes soon, and large enough that the graph is used. */
export const killSize = { dimensions: 64, graphFrom: 100, rowsPerHome: 40, mostHomes: 40 } as const;
