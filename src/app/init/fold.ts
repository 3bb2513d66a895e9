/** Fits text beside the prompt's guide line; longer words stay whole. */
export function fold(text: string, columns = process.stdout.columns || 80): string {
  const width = columns - 4;
  const broken = text.split("\n").map((line) =>
    line.split(" ").reduce((lines, word) => {
      const last = lines.slice(lines.lastIndexOf("\n") + 1);
      if (lines === "") return word;
      return lines + (last.length + 1 + word.length > width ? "\n" : " ") + word;
    }, ""),
  );
  return broken.join("\n");
}
