/** The one way in which Sous sends requests to other servers. */

/**
 * `fetch` that goes where it is sent and nowhere else: another address would get what was meant for this one, and may be
 * inside this network. An answer that leads elsewhere becomes a failure of the server
 * (502), which says so and may pass: networks that want a log-in answer like that.
 */
export const fetchHere: typeof globalThis.fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: "manual" });
  if (response.status < 300 || response.status > 399) return response;
  await response.body?.cancel();
  const message = `it leads to another address (${response.status}), and Sous follows none; set the address that it leads to`;
  const statusText = "it leads to another address";
  return Response.json({ error: { message } }, { status: 502, statusText });
};
