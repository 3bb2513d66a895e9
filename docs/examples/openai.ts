/** OpenAI's function calling: the loop that hands the model's questions to people. */
import type OpenAI from "openai";
import type { RemoteDesk } from "../../src/adapters/desk.js";
import { handleToolCall, openAiTools } from "../../src/adapters/openai.js";

export async function work(
  desk: RemoteDesk,
  { client, model }: { readonly client: OpenAI; readonly model: string },
  task: string,
): Promise<string> {
  const tools = await openAiTools(desk);
  const input: OpenAI.Responses.ResponseInput = [{ role: "user", content: task }];
  for (;;) {
    const response = await client.responses.create({ model, tools, input });
    const calls = response.output.filter((item) => item.type === "function_call");
    if (calls.length === 0) return response.output_text;
    input.push(...(response.output as OpenAI.Responses.ResponseInput));
    for (const call of calls) {
      const output = await handleToolCall(desk, call);
      input.push({ type: "function_call_output", call_id: call.call_id, output });
    }
  }
}
