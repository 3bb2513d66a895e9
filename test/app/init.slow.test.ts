import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { emptyFolder, runIn } from "./sous-folder.js";

const patience = { timeout: 240_000 };

describe("sous init without a terminal", patience, () => {
  it("names the forms that need none, and writes nothing", async () => {
    const folder = emptyFolder();
    const { code, out, err } = await runIn(folder, ["init"]);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("--slack-manifest [--http URL] [--json]");
    expect(err).toContain("--discord-invite APPLICATION_ID");
    expect(err).not.toContain("    at ");
    expect(existsSync(path.join(folder, ".env"))).toBe(false);
  });
});
