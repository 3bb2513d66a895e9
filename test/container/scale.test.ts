/** The examples for more than one process fit the image, Sous and each other. No cluster is needed. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { z } from "zod";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { environment, restsOf } from "./dockerfile.js";

const known = Object.keys(settingsSchema.shape);

const labels = z.strictObject({ app: z.literal("sous") });
const metadata = z.strictObject({ name: z.literal("sous") });
const envFrom = z.tuple([z.strictObject({ secretRef: metadata })]);
const image = z.string().regex(/^[\w.-]+(\/[\w.-]+)+:[\w.-]+$/);
const count = z.int().min(1);
const probe = (path: string) =>
  z.strictObject({
    httpGet: z.strictObject({ path: z.literal(path), port: z.literal("web") }),
    periodSeconds: count,
    timeoutSeconds: count.optional(),
    failureThreshold: count,
  });

/** The part of Kubernetes' schemas that the example uses: anything misspelled or misplaced is refused. */
const secret = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Secret"),
  metadata,
  stringData: z.partialRecord(z.enum(known), z.string()),
});
const pod = z.strictObject({
  topologySpreadConstraints: z.tuple([
    z.strictObject({
      maxSkew: count,
      topologyKey: z.literal("kubernetes.io/hostname"),
      whenUnsatisfiable: z.literal("ScheduleAnyway"),
      labelSelector: z.strictObject({ matchLabels: labels }),
    }),
  ]),
  securityContext: z.strictObject({ runAsNonRoot: z.literal(true), runAsUser: count }),
  initContainers: z.tuple([
    z.strictObject({
      name: z.string(),
      image,
      command: z.tuple([z.literal("sous"), z.literal("migrate")]),
      envFrom,
    }),
  ]),
  containers: z.tuple([
    z.strictObject({
      name: z.string(),
      image,
      envFrom,
      ports: z.tuple([z.strictObject({ name: z.literal("web"), containerPort: count })]),
      readinessProbe: probe("/readyz"),
      livenessProbe: probe("/healthz"),
      resources: z.strictObject({
        requests: z.strictObject({ cpu: z.string(), memory: z.string() }),
      }),
    }),
  ]),
});
const deployment = z.strictObject({
  apiVersion: z.literal("apps/v1"),
  kind: z.literal("Deployment"),
  metadata,
  spec: z.strictObject({
    replicas: z.literal(2),
    selector: z.strictObject({ matchLabels: labels }),
    strategy: z.strictObject({
      rollingUpdate: z.strictObject({ maxUnavailable: z.literal(2), maxSurge: count }),
    }),
    template: z.strictObject({ metadata: z.strictObject({ labels }), spec: pod }),
  }),
});
const service = z.strictObject({
  apiVersion: z.literal("v1"),
  kind: z.literal("Service"),
  metadata,
  spec: z.strictObject({
    selector: labels,
    ports: z.tuple([
      z.strictObject({ name: z.string(), port: count, targetPort: z.literal("web") }),
    ]),
  }),
});

test("the example for Kubernetes has the form of its objects, and the settings that Sous needs", () => {
  const documents = parseAllDocuments(readFileSync("docs/kubernetes.yaml", "utf8"));
  const objects = documents.map((document) => document.toJS());
  const [secrets, deployed] = z.tuple([secret, deployment, service]).parse(objects);
  const needed = ["SOUS_DB", "SOUS_JOIN_KEY", "SOUS_SESSION_KEY", "SOUS_INSTALL_KEY"];
  expect(Object.keys(secrets.stringData)).toEqual(expect.arrayContaining(needed));
  const { containers, initContainers } = deployed.spec.template.spec;
  expect(containers[0].ports[0].containerPort).toBe(Number(environment.SOUS_WEB_PORT));
  expect(initContainers[0].image).toBe(containers[0].image);
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
