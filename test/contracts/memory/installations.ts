import { describe, expect, it } from "vitest";
import type { Installation } from "../../../src/core/installation.js";
import type { Memory } from "../../../src/core/stores.js";

const installation: Installation = {
  platform: "slack",
  workspace: "T1",
  tokens: "sealed",
  channel: "",
  installedBy: "U1",
  installedAt: 5,
};

/** What workspaces that let Sous in by themselves promise. */
export function describeInstallations(memory: () => Memory): void {
  describe("installations", () => {
    it("are one per workspace of a platform: the newer takes the older's place", async () => {
      const { installations } = memory();
      await installations.put(installation);
      await installations.put({ ...installation, platform: "discord", tokens: null });
      await installations.put({ ...installation, channel: "C1" });
      expect(await installations.list("slack")).toEqual([{ ...installation, channel: "C1" }]);
      expect(await installations.get("discord", "T1")).toMatchObject({ tokens: null });
      await installations.remove("slack", "T1");
      await installations.remove("slack", "T1");
      expect(await installations.get("slack", "T1")).toBeNull();
      expect(await installations.list("discord")).toHaveLength(1);
    });
  });
}
