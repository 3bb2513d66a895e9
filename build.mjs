/**
 * Writes `dist`: the product and the packages it uses, as few JavaScript files. Packages under `dependencies` are
 * installed beside it. With `--package`, as `npm pack` calls it, research and source maps are left out.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { build } from "esbuild";

const root = import.meta.dirname;
const dist = path.join(root, "dist");
const isPackage = process.argv.includes("--package");
const read = (file) => readFileSync(path.join(root, file), "utf8");
const { dependencies, optionalDependencies } = JSON.parse(read("package.json"));
const research = ["research/cli/registry.ts", "research/lab/jobs.ts"];
/** Larger data of other packages is read when it is used: V8 keeps the text of code in memory. */
const mostJson = 4_000;

const readJson = (url) => `JSON.parse(require("node:fs").readFileSync(new URL(${url}), "utf8"))`;

/** @type {import("esbuild").Plugin} */
const files = {
  name: "files",
  setup({ onLoad }) {
    onLoad({ filter: /\.(ts|json)$/ }, ({ path: file }) => {
      const name = path.relative(root, file);
      const text = readFileSync(file, "utf8");
      if (file.includes("/node_modules/")) {
        if (text.length < mostJson || !name.endsWith(".json")) return null;
        const copy = `data/${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
        mkdirSync(path.join(dist, "data"), { recursive: true });
        writeFileSync(path.join(dist, copy), JSON.stringify(JSON.parse(text)));
        return { contents: `module.exports = ${readJson(`fileUrl("${copy}")`)};` };
      }
      if (name.endsWith(".json"))
        return { contents: `export default ${readJson(`fileUrl("../${name}")`)};` };
      // Each module finds files as if it were on its own in `dist`.
      const url = `fileUrl("${name.replace(/ts$/, "js")}")`;
      return { contents: text.replaceAll("import.meta.url", url), loader: "ts" };
    });
  },
};

const scanRules = createHash("sha256");
for (const file of readdirSync(path.join(root, "src/datasets/scan")).sort())
  scanRules.update(read(`src/datasets/scan/${file}`));

rmSync(dist, { recursive: true, force: true });
const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: [
    "src/cli/main.ts",
    "src/app/worker/jobs.ts",
    ...research.filter((file) => !isPackage && existsSync(path.join(root, file))),
  ],
  outbase: root,
  outdir: dist,
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  mainFields: ["module", "main"],
  target: "node20.19",
  // Names stay, and lines are short: stack traces can be read.
  minifyWhitespace: true,
  lineLimit: 120,
  sourcemap: !isPackage,
  sourcesContent: false,
  external: [...Object.keys({ ...dependencies, ...optionalDependencies }), "pg-native"],
  plugins: [files],
  define: { SCAN_RULES: JSON.stringify(scanRules.digest("hex")) },
  banner: {
    js: `import * as sousModule from "node:module";
const require = sousModule.createRequire(import.meta.url);
const fileUrl = (name) => new URL(name, import.meta.url.replace(/(?<=\\/dist\\/)(?!.*\\/dist\\/).*/, "")).href;`,
  },
  metafile: true,
  logLevel: "warning",
});

/** The licences of the packages inside. */
const inside = new Set(
  Object.keys(metafile.inputs).flatMap(
    (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? [],
  ),
);
const require = createRequire(import.meta.url);
const notices = [...inside].sort().map((folder) => {
  const { name, version, license } = require(path.join(root, folder, "package.json"));
  const texts = readdirSync(path.join(root, folder)).filter((file) =>
    /^(licen[cs]e|notice)/i.test(file),
  );
  return [
    `${name} ${version} (${license})`,
    ...texts.map((file) => read(`${folder}/${file}`)),
  ].join("\n\n");
});
writeFileSync(path.join(dist, "licenses.txt"), notices.join(`\n\n${"-".repeat(80)}\n\n`));
