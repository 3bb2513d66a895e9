/** Lets an agent that uses OpenAI's Responses API ask people through Sous. */
import { type RemoteDesk, tools } from "./desk.js";

/** Keywords that OpenAI's strict schemas may not have. Sous checks them instead. */
const unknownHere = ["$schema", "default", "minLength", "maxLength"];

type Schema = Readonly<Record<string, unknown>>;

export async function openAiTools(desk: RemoteDesk) {
  return Promise.all(
    tools.map(async (name) => {
      const schema = await desk.schema(name);
      const description = String(schema.description);
      return {
        type: "function" as const,
        name,
        description,
        strict: true,
        parameters: strict(schema),
      };
    }),
  );
}

/** Carries out a model's tool call and returns the output. A repeated call gets the same ticket. */
export async function handleToolCall(
  desk: RemoteDesk,
  call: { readonly name: string; readonly arguments: string; readonly call_id: string },
): Promise<string> {
  const given = JSON.parse(call.arguments) as object;
  const isKeyed = call.name === "ask_people" || call.name === "clarify_question";
  const key = isKeyed && { key: `openai:${call.call_id}` };
  return JSON.stringify(await desk.call(call.name, { ...given, ...key }));
}

/** Strict mode requires every field, so optional ones may be null. */
function strict(schema: Schema): Schema {
  const kept = Object.entries(schema).filter(([name]) => !unknownHere.includes(name));
  const { properties, required, items, ...rest } = Object.fromEntries(kept);
  if (items) return { ...rest, items: strict(items as Schema) };
  if (!properties) return rest;
  const needed = (required ?? []) as readonly string[];
  const fields = Object.entries(properties as Record<string, Schema>);
  return {
    ...rest,
    properties: Object.fromEntries(
      fields.map(([name, field]) => [
        name,
        needed.includes(name) ? strict(field) : { anyOf: [strict(field), { type: "null" }] },
      ]),
    ),
    required: fields.map(([name]) => name),
  };
}
