/**
 * The import rule (see ARCHITECTURE.md): imports go one way.
 * src/core <- { scenes, memory, bots, src/agent, src/policies, src/desk, src/studies, src/datasets } <- src/app
 */
const peers = [
  "scenes",
  "memory",
  "bots",
  "src/agent",
  "src/policies",
  "src/desk",
  "src/studies",
  "src/datasets",
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
  from: { path: "^(scenes|memory|bots|src)/", pathNot: home },
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
    driver("hnswlib", "hnswlib-node", "^memory/"),
    driver("slack", "@slack", "^bots/slack/"),
    driver("discord", "discord\\.js|@discordjs", "^bots/discord/"),
    driver("langchain", "@?langchain", "^(src/policies/llm|memory/embed)/"),
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
    exclude: { path: "^(node_modules|dist|\\.compiled)" },
    tsPreCompilationDeps: true,
    parser: "swc",
    enhancedResolveOptions: {
      extensions: [".ts", ".js", ".mjs"],
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
    },
  },
};
