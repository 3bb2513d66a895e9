/** A key that nobody guesses. crypto.randomUUID is missing where the page did not come over https. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
