import { z } from "zod";

export const embeddingsShape = z.object({
  model: z.string(),
  input: z.union([z.string(), z.array(z.string())]),
  dimensions: z.number().optional(),
  encoding_format: z.enum(["float", "base64"]).default("float"),
});

export function embed(request: z.infer<typeof embeddingsShape>, length: number): object {
  const { model, input, dimensions = length, encoding_format: format } = request;
  const data = [input].flat().map((text, index) => {
    const vector = vectorOf(text, dimensions);
    const embedding =
      format === "float" ? [...vector] : Buffer.from(vector.buffer).toString("base64");
    return { object: "embedding", index, embedding };
  });
  return { object: "list", model, data, usage: { prompt_tokens: 1, total_tokens: 1 } };
}

/** Not normalised. */
function vectorOf(text: string, length: number): Float32Array {
  const vector = new Float32Array(length).fill(0.01);
  for (const character of text.toLowerCase()) {
    const at = (character.codePointAt(0) ?? 0) % length;
    vector[at] = (vector[at] ?? 0) + 1;
  }
  return vector;
}
