/** Checks the examples for several processes without a cluster. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseEnv } from "node:util";
import { Deployment } from "kubernetes-models/apps/v1";
import { Secret, Service } from "kubernetes-models/v1";
import { expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { environment, restsOf } from "./dockerfile.js";

const known = Object.keys(settingsSchema.shape);

const models = [Secret, Deployment, Service];

/** Records accessed paths. */
function watch(part: object, path: string, seen: Set<string>): object {
  return new Proxy(part, {
    get(target, name) {
      const at = `${path}/${String(name)}`;
      seen.add(at);
      const value: unknown = Reflect.get(target, name);
      return typeof value === "object" && value !== null ? watch(value, at, seen) : value;
    },
  });
}

function pathsIn(part: unknown, path = ""): readonly string[] {
  if (typeof part !== "object" || part === null) return [path];
  return [path, ...Object.entries(part).flatMap(([name, one]) => pathsIn(one, `${path}/${name}`))];
}

/** Errors of Kubernetes' schemas; fields not accessed are unknown to them. */
function faultsOf(object: object): readonly string[] {
  const model = models.find((one) => one.is(object));
  if (!model) return ["an unknown kind"];
  const seen = new Set([""]);
  try {
    model.prototype.validate.call(watch(object, "", seen));
  } catch (error) {
    return [String(error)];
  }
  return pathsIn(object).filter((path) => !seen.has(path));
}

const readObjects = () =>
  parseAllDocuments(readFileSync("docs/kubernetes.yaml", "utf8")).map((one) => one.toJS());

test("the example for Kubernetes fits its schemas and has the settings that Sous needs", () => {
  const [secret, deployment, service] = readObjects();
  expect([secret, deployment, service].flatMap(faultsOf)).toEqual([]);
  const names = Object.keys(secret.stringData);
  const needed = ["SOUS_DB", "SOUS_SECRET"];
  expect(names).toEqual(expect.arrayContaining(needed));
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
  const { selector, template } = deployment.spec;
  const { containers, initContainers } = template.spec;
  const [{ ports, envFrom, image, readinessProbe, livenessProbe }] = containers;
  expect(ports[0].containerPort).toBe(Number(environment.SOUS_WEB_PORT));
  expect([readinessProbe, livenessProbe].map((probe) => probe.httpGet)).toEqual([
    { path: "/readyz", port: ports[0].name },
    { path: "/healthz", port: ports[0].name },
  ]);
  expect(initContainers).toMatchObject([{ image, command: ["sous", "migrate"], envFrom }]);
  expect(envFrom).toEqual([{ secretRef: { name: secret.metadata.name } }]);
  const { labels } = template.metadata;
  expect([selector.matchLabels, service.spec.selector]).toEqual([labels, labels]);
  expect(service.spec.ports[0].targetPort).toBe(ports[0].name);
});

test("the commands of docs/operating.md write what the compose file reads, and start that file", () => {
  const [, section = ""] = readFileSync("docs/operating.md", "utf8").split("With Docker, two");
  const [keys = "", up] = (/```\n([\s\S]+?)```/.exec(section)?.[1] ?? "").trim().split("\n");
  expect(up).toBe("docker compose -f compose.scale.yaml up -d");
  const folder = mkdtempSync(path.join(tmpdir(), "sous-scale-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  execFileSync("sh", ["-c", keys], { cwd: folder });
  const written = Object.keys(parseEnv(readFileSync(path.join(folder, ".env"), "utf8")));
  expect(written.filter((name) => !known.includes(name))).toEqual(["POSTGRES_PASSWORD"]);
  expect(written).toEqual(expect.arrayContaining(["SOUS_SECRET"]));
});

test("compose starts PostgreSQL and two processes that differ in their port alone", () => {
  const { services, volumes } = parse(readFileSync("compose.scale.yaml", "utf8"), { merge: true });
  const { postgres, one, two } = services;
  expect(Object.keys(services)).toEqual(["postgres", "one", "two"]);
  expect(postgres.volumes).toEqual([`${Object.keys(volumes)[0]}:/var/lib/postgresql/data`]);
  expect({ ...two, ports: null }).toEqual({ ...one, ports: null });
  expect([one.ports, two.ports]).toEqual([["127.0.0.1:3001:3000"], ["127.0.0.1:3002:3000"]]);
  expect(one.environment.SOUS_WEB_PORT).toBe(environment.SOUS_WEB_PORT);
  const { POSTGRES_USER: user } = postgres.environment;
  expect(one.environment.SOUS_DB).toBe(
    `postgres://${user}:${["$", "{POSTGRES_PASSWORD}"].join("")}@postgres/${user}`,
  );
  expect(Object.keys(one.environment).filter((name) => !known.includes(name))).toEqual([]);
  expect(restsOf("USER")).toEqual(["node"]);
});
