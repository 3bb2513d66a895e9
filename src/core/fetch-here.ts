/**
 * `fetch` without redirects, which would send data elsewhere, perhaps inside this network. Turns a redirect into a
 * retryable server error (502), as captive portals redirect too.
 */
export const fetchHere: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const message = `it leads to another address (${response.status}), and Sous follows none; set the address that it leads to`;
  const statusText = "it leads to another address";
  return Response.json({ error: { message } }, { status: 502, statusText });
};
