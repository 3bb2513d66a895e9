/**
 * The import rules (see ARCHITECTURE.md). Imports go one way:
 * src/core <- peers <- src/app <- src/cli <- research.
 */
const peers = [
  "scenes",
  "memory",
  "bots",
  "src/agent",
  "src/policies",
  "src/desk",
  "src/datasets",
  "src/crowdwork",
  "src/doors",
  "src/adapters",
];

/** The build puts them into the product, so that an installation has fewer packages (build.mjs). */
const bundled = [
  "@clack/prompts",
  "@hono/node-server",
  "@modelcontextprotocol/server",
  "@opentelemetry/[^/]+",
  "@secretlint/secretlint-rule-preset-recommend",
  "commander",
  "csv-parse",
  "fastest-levenshtein",
  "hono",
  "hyparquet-writer",
  "ibantools",
  "ipaddr\\.js",
  "jsonc-parser",
  "jsonrepair",
  "libphonenumber-js",
  "p-queue",
  "pg",
  "pino",
  "prom-client",
  "proxy-addr",
  "simple-statistics",
  "stemmer",
  "transliteration",
  "uqr",
  "yaml",
  "zod",
];

/**
 * Peers may import each other's types downwards: these import types of the memory, as a store's type is what its
 * factory returns. swc does not say which imports are of types, so test/imports/imports.test.ts forbids others.
 */
const aboveMemory = ["agent", "policies", "desk", "datasets", "crowdwork", "doors"].map(
  (peer) => `src/${peer}`,
);

const peerRules = peers.map((peer) => ({
  name: `${peer.replace("src/", "")}-knows-only-core`,
  comment: "Peers do not import each other: what one needs of another is a contract in src/core.",
  severity: "error",
  from: { path: `^${peer}/` },
  to: {
    path: `^(scenes|memory|bots|src|test)/`,
    pathNot: `^(${peer}|src/core${aboveMemory.includes(peer) ? "|memory" : ""})/`,
  },
}));

/** @param {string} name @param {string} modules @param {string} home */
const driver = (name, modules, home) => ({
  name: `${name}-stays-home`,
  severity: "error",
  from: { path: "^(scenes|memory|bots|src|research|test/stress)/", pathNot: home },
  to: { path: `^(node_modules/)?(${modules})(/|$)` },
});

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    { name: "no-circular", severity: "error", from: {}, to: { circular: true } },
    {
      name: "core-knows-nobody",
      severity: "error",
      from: { path: "^src/core/" },
      to: { path: "^(scenes|memory|bots|src|test)/", pathNot: "^src/core/" },
    },
    {
      name: "core-imports-zod-only",
      severity: "error",
      from: { path: "^src/core/" },
      to: {
        dependencyTypes: ["npm", "npm-dev", "npm-optional", "npm-peer"],
        pathNot: "node_modules/zod/",
      },
    },
    ...peerRules,
    {
      name: "app-knows-no-command",
      comment: "The application is what commands are made of.",
      severity: "error",
      from: { path: "^src/app/" },
      to: { path: "^(src/cli|research)/" },
    },
    {
      name: "nothing-imports-research",
      comment:
        "The folder can be deleted: src/cli/commands.ts loads its registry where it is there.",
      severity: "error",
      from: { path: "^(scenes|memory|bots|src)/" },
      to: { path: "^research/" },
    },
    {
      name: "slices-are-apart",
      comment:
        "A line of research knows no other one, and their base knows none. The benchmark plays agents of several.",
      severity: "error",
      from: { path: "^research/([^/]+)/", pathNot: "^research/(cli/registry\\.ts$|benchmark/)" },
      to: { path: "^research/", pathNot: "^research/($1|cli|lab|report)/" },
    },
    {
      name: "bots-are-apart",
      comment: "Platform types stop at the bot; what bots share is in bots/present.",
      severity: "error",
      from: { path: "^bots/([^/]+)/" },
      to: { path: "^bots/", pathNot: "^bots/($1|present)/" },
    },
    {
      name: "nothing-imports-tests",
      severity: "error",
      from: { path: "^(scenes|memory|bots|src|research(?!/test))/" },
      to: { path: "^test/" },
    },
    driver("better-sqlite3", "better-sqlite3", "^memory/"),
    driver("pg", "pg", "^(memory/postgres|test)/"),
    driver("hnswlib", "hnswlib-node", "^memory/"),
    driver("slack", "@slack", "^bots/slack/"),
    driver("discord", "discord\\.js|@discordjs", "^bots/discord/"),
    driver("langchain", "@?langchain", "^(src/policies/llm|memory/embed)/"),
    driver("mcp", "@modelcontextprotocol", "^(src/doors/mcp|test)/"),
    driver("commander", "commander", "^(src/cli|research/cli|test/stress)/"),
    {
      name: "no-dev-dependency-in-the-product",
      severity: "error",
      from: { path: "^(scenes|memory|bots|src|research(?!/test))/" },
      to: {
        dependencyTypes: ["npm-dev"],
        dependencyTypesNot: ["type-only"],
        pathNot: `node_modules/(${bundled.join("|")})/`,
      },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(dist|\\.compiled|research/test)" },
    preserveSymlinks: true,
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
