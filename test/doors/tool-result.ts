/** A tool's answer in a result of MCP. */

/** @throws Error when it is not told in both ways alike */
export function readResult(given: unknown): object {
  const result = given as {
    readonly structuredContent?: object;
    readonly content: readonly { readonly text: string }[];
    readonly isError?: boolean;
  };
  const [{ text = "" } = { text: "" }] = result.content;
  // The package refuses what does not fit the shape itself, in words.
  if (!result.structuredContent) return { error: "bad-input", message: text };
  if (JSON.stringify(result.structuredContent) !== text) throw new Error("told twice, not alike");
  if ("error" in result.structuredContent !== Boolean(result.isError)) throw new Error("isError");
  return result.structuredContent;
}
