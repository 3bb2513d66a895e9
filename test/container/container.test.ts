/** Checks Dockerfile and compose.yaml without Docker. */
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { command, copied, environment, restsOf } from "./dockerfile.js";

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

interface Service {
  readonly build: string;
  readonly ports: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
  readonly volumes: readonly string[];
}

const compose = parse(readFileSync("compose.yaml", "utf8")) as Compose;
const web = compose.services.web;

test("what the image copies is there, and is not ignored", () => {
  const sent = readFileSync(".dockerignore", "utf8").split("\n");
  expect(copied.length).toBeGreaterThan(5);
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  expect(copied.filter((file) => !sent.includes(`!${file}`))).toEqual([]);
  expect(sent[0]).toBe("*");
});

test("the command is the program that the build writes", () => {
  const { bin } = JSON.parse(readFileSync("package.json", "utf8")) as { bin: { sous: string } };
  expect(command).toEqual(["node", bin.sous, "serve"]);
  expect(existsSync(bin.sous.replace(/^dist\/(.*)\.js$/, "$1.ts"))).toBe(true);
});

test("it runs without rights and keeps the database in a volume", () => {
  expect(restsOf("USER")).toEqual(["node"]);
  expect(restsOf("VOLUME")).toEqual(["/data"]);
  expect(environment.SOUS_DB).toBe("/data/sous.db");
  expect(web?.environment.SOUS_DB).toBe(environment.SOUS_DB);
  expect(web?.volumes).toEqual(["sous-data:/data"]);
  expect(Object.keys(compose.volumes)).toEqual(["sous-data"]);
});

test("the web chat is reached from outside the container, with a password only", () => {
  expect(environment.SOUS_WEB_HOST).toBe("0.0.0.0");
  expect(web?.environment.SOUS_WEB_HOST).toBe("0.0.0.0");
  expect(web?.environment.SOUS_WEB_PASSWORD).toMatch(/^\$\{SOUS_WEB_PASSWORD:\?.+\}$/);
  expect(web?.ports).toEqual([`127.0.0.1:3000:${environment.SOUS_WEB_PORT}`]);
});

test("the settings have the names that Sous reads", () => {
  const names = [...Object.keys(environment), ...Object.keys(web?.environment ?? {})];
  const known = Object.keys(settingsSchema.shape);
  const settings = names.filter((name) => name.startsWith("SOUS_"));
  expect(settings.filter((name) => !known.includes(name))).toEqual([]);
});
