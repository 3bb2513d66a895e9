/**
 * The import rules (see ARCHITECTURE.md). Imports go one way:
 * src/core <- peers <- src/app <- src/cli <- src/research, which one registry line of src/cli reaches.
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

const peerRules = peers.map((peer) => ({
  name: `${peer.replace("src/", "")}-knows-only-core`,
  comment: "Peers do not import each other: what one needs of another is a contract in src/core.",
  severity: "error",
  from: { path: `^${peer}/` },
  to: { path: `^(scenes|memory|bots|src|test)/`, pathNot: `^(${peer}|src/core)/` },
}));

/** @param {string} name @param {string} modules @param {string} home */
const driver = (name, modules, home) => ({
  name: `${name}-stays-home`,
  severity: "error",
  from: { path: "^(scenes|memory|bots|src|test/stress)/", pathNot: home },
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
      to: { path: "^src/(cli|research)/" },
    },
    {
      name: "research-has-one-door",
      comment: "Research is reached through its registry alone, so that it can be deleted.",
      severity: "error",
      from: { path: "^(scenes|memory|bots|src)/", pathNot: "^src/research/" },
      to: { path: "^src/research/", pathNot: "^src/research/cli/registry\\.ts$" },
    },
    {
      name: "research-registry-is-for-the-commands",
      severity: "error",
      from: { path: "^(scenes|memory|bots|src)/", pathNot: "^src/(research/|cli/commands\\.ts$)" },
      to: { path: "^src/research/cli/registry\\.ts$" },
    },
    {
      name: "slices-are-apart",
      comment:
        "A slice of the research can be deleted: none knows another, and the base knows none.",
      severity: "error",
      from: { path: "^src/research/([^/]+)/", pathNot: "^src/research/cli/slices\\.ts$" },
      to: { path: "^src/research/", pathNot: "^src/research/($1|cli|lab|report)/" },
    },
    {
      name: "slices-are-registered-once",
      severity: "error",
      from: { path: "^src/research/", pathNot: "^src/research/cli/registry\\.ts$" },
      to: { path: "^src/research/cli/slices\\.ts$" },
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
      from: { path: "^(scenes|memory|bots|src)/" },
      to: { path: "^test/" },
    },
    driver("better-sqlite3", "better-sqlite3", "^memory/"),
    driver("pg", "pg", "^(memory/postgres|test)/"),
    driver("hnswlib", "hnswlib-node", "^memory/"),
    driver("slack", "@slack", "^bots/slack/"),
    driver("discord", "discord\\.js|@discordjs", "^bots/discord/"),
    driver("langchain", "@?langchain", "^(src/policies/llm|memory/embed)/"),
    driver("mcp", "@modelcontextprotocol", "^(src/doors/mcp|test)/"),
    driver("commander", "commander", "^(src/cli|src/research/cli|test/stress)/"),
    {
      name: "no-dev-dependency-in-the-product",
      severity: "error",
      from: { path: "^(scenes|memory|bots|src)/" },
      to: { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
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
    exclude: { path: "^(dist|\\.compiled)" },
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
