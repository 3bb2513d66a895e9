/**
 * A gullible model: whatever text it sees, wherever it stands, it obeys. It answers with what the text
 * dictates, and with everything that it was told.
 */
import type { Brain } from "../brain.js";

export const gullible: Brain = (messages) => {
  const seen = messages.map(({ content }) => content).join("\n");
  const dictated = /SAY<<(.*?)>>/s.exec(seen)?.[1];
  return dictated === undefined ? seen : dictated.replaceAll('\\"', '"');
};
