/** Fetches, but answers 502 (retry) for a redirect: it may lead inside this network, or to a Wi-Fi's log-in page. */
export const fetchHere: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const message = `it redirects to another address (${response.status}), which Sous does not follow; set that address instead`;
  const statusText = "it redirects to another address";
  return Response.json({ error: { message } }, { status: 502, statusText });
};
