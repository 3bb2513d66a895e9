/** `fetch` without redirects, which may send data inside this network: a retryable 502, as captive portals redirect. */
export const fetchHere: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const message = `it leads to another address (${response.status}), and Sous follows none; set the address that it leads to`;
  const statusText = "it leads to another address";
  return Response.json({ error: { message } }, { status: 502, statusText });
};
