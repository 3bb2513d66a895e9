/** Tests import the product as it is installed. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vitest/config";
import { compile } from "./compiled.js";

const product = /^(src|bots|memory|scenes|research(?!\/test))\//;

/**
 * Compiles the product once and gives tests its compiled files. Vite would transform each file for each process, and
 * read what a module imports by a call each time: a fifth more CPU time. While vitest watches, the sources are taken.
 */
export function productCompiled(): Plugin {
  const root = path.resolve(import.meta.dirname, "..");
  let built: string | null = null;
  return {
    name: "sous-product-compiled",
    enforce: "pre",
    configureVitest({ vitest }) {
      if (!vitest.config.watch) built = compile();
    },
    resolveId(source, importer) {
      if (built === null || importer === undefined || !source.startsWith(".")) return null;
      const file = path.relative(root, path.resolve(path.dirname(importer), source));
      const id = path.join(built, file);
      return product.test(file) && existsSync(id) ? { id, external: true } : null;
    },
  };
}
