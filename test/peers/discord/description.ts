/** Checks calls against Discord's OpenAPI description (https://github.com/discord/discord-api-spec). */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { sharedData } from "../../shared-data.js";

interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: object }>>;
  };
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

interface Described {
  readonly method: string;
  readonly path: RegExp;
  check(body: unknown): readonly string[];
}

let described: readonly Described[] | null = null;

/** Returns nothing without a description. */
export function problemsOf(call: { method: string; path: string; body: unknown }): string[] {
  described ??= readDescription();
  const known = described.find(
    ({ method, path }) => method === call.method && path.test(call.path),
  );
  return [...(known?.check(call.body) ?? [])];
}

function readDescription(): readonly Described[] {
  const file = sharedData("discord", "openapi.json");
  if (file === null) return [];
  const { paths, components }: Description = JSON.parse(
    readFileSync(file, "utf8").replaceAll("#/components/schemas/", "#/$defs/"),
  );
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, { requestBody }]) => {
      const schema = requestBody?.content["application/json"]?.schema;
      if (!schema) return [];
      let shape: z.ZodType | null = null;
      const check = (body: unknown): readonly string[] => {
        shape ??= z.fromJSONSchema({ $defs: components.schemas, ...schema } as never);
        const { error } = shape.safeParse(body);
        return error ? [`${path}: ${z.prettifyError(error)}`] : [];
      };
      return [{ method: method.toUpperCase(), path: patternOf(path), check }];
    }),
  );
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
}
