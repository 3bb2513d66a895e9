/** Whether a changed source compiles: checked in a copy of the product. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const folders = ["src", "bots", "memory", "scenes"];

export class TypeCheck {
  readonly #root: string;
  #copy: string | null = null;

  constructor(root: string) {
    this.#root = root;
  }

  /** @param file from the repository's root */
  compiles(file: string, text: string): boolean {
    this.#copy ??= this.#copyProduct();
    const copy = this.#copy;
    const changed = path.join(copy, file);
    const before = readFileSync(changed);
    writeFileSync(changed, text);
    try {
      const tsc = path.join(this.#root, "node_modules/typescript/lib/tsc.js");
      const checked = spawnSync(process.execPath, [tsc], { cwd: copy });
      if (checked.error) throw checked.error;
      return checked.status === 0;
    } finally {
      writeFileSync(changed, before);
    }
  }

  close(): void {
    if (this.#copy) rmSync(this.#copy, { recursive: true, force: true });
  }

  #copyProduct(): string {
    const copy = mkdtempSync(path.join(tmpdir(), "sous-mutate-types-"));
    for (const folder of folders)
      cpSync(path.join(this.#root, folder), path.join(copy, folder), { recursive: true });
    for (const name of ["node_modules", "package.json"])
      symlinkSync(path.join(this.#root, name), path.join(copy, name));
    const { compilerOptions, exclude } = JSON.parse(
      readFileSync(path.join(this.#root, "tsconfig.json"), "utf8"),
    );
    const options = { ...compilerOptions, incremental: true, tsBuildInfoFile: "./checked" };
    writeFileSync(
      path.join(copy, "tsconfig.json"),
      JSON.stringify({ compilerOptions: options, include: folders, exclude }),
    );
    return copy;
  }
}
