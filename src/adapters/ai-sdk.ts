/** Lets an agent built with the AI SDK ask people through Sous. */
import type { Answer, Question, RemoteDesk, Ticket } from "./desk.js";

/** Most seconds that Sous lets one call wait. */
const longestWait = 45;

/** @param jsonSchema the AI SDK's function of this name */
export async function askPeople<Schema>(
  desk: RemoteDesk,
  jsonSchema: (schema: Readonly<Record<string, unknown>>) => Schema,
) {
  const { description, ...schema } = await desk.schema("ask_people");
  return {
    description: String(description),
    inputSchema: jsonSchema(schema),
    async execute(
      input: unknown,
      { toolCallId }: { readonly toolCallId: string },
    ): Promise<Answer> {
      const answer = await desk.ask({ ...(input as Question), key: `ai:call:${toolCallId}` });
      if ("error" in answer || answer.state !== "open") return answer;
      return desk.check(answer.ticket, { wait_s: longestWait });
    },
  };
}

/** Makes the approval of a tool call; null unless people approved exactly its `context`: what it will do. */
export function approvalFrom(
  view: Ticket,
  { approvalId, context }: { readonly approvalId: string; readonly context: string },
) {
  return view.approved && view.context === context
    ? ({ type: "tool-approval-response", approvalId, approved: true } as const)
    : null;
}
