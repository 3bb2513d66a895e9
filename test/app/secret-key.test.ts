/** Keys: set for all machines, or in a file beside a SQLite database. */
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { keyBeside } from "../../src/app/secret-key.js";
import { ConfigError } from "../../src/core/errors.js";
import { newFile } from "../memory/folder.js";

const set = { "join-key": "j".repeat(32), "session-key": "s".repeat(32) };
const address = "postgres://sous:a-password@127.0.0.1/sous";

test("a key that is set counts, and none is made beside the database", () => {
  const file = newFile();
  expect(keyBeside(file, "join-key", set)()).toBe(set["join-key"]);
  expect(existsSync(`${file}.join-key`)).toBe(false);
  const made = keyBeside(file, "install-key", set)();
  expect(keyBeside(file, "install-key", set)()).toBe(made);
});

test("PostgreSQL has no files beside it: all that is missing is asked for at once", () => {
  expect(keyBeside(address, "session-key", set)()).toBe(set["session-key"]);
  const refused = (given: object) => {
    try {
      return keyBeside(address, "install-key", given);
    } catch (error) {
      expect(error).toBeInstanceOf(ConfigError);
      return String(error);
    }
  };
  expect(refused(set)).toMatch(/set SOUS_INSTALL_KEY, each to 32 characters/);
  expect(refused({})).toMatch(/set SOUS_JOIN_KEY, SOUS_INSTALL_KEY and SOUS_SESSION_KEY,/);
  expect(refused({})).not.toContain("a-password");
});
