import type { DeliveryError } from "../../src/core/errors.js";

/** Error codes of requests that never left: nothing can have been done. */
const neverSent = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "UND_ERR_CONNECT_TIMEOUT"];

/** Whether a request may have reached the platform, by the code of what went wrong. */
export function mayHaveLeft(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  return typeof code !== "string" || !neverSent.includes(code);
}

/**
 * Makes `deliver`, which runs one call of a platform's client.
 *
 * @param asDeliveryError turns what the client throws into a DeliveryError
 */
export function createDeliver(
  asDeliveryError: (error: unknown) => DeliveryError,
): <T>(call: () => Promise<T>) => Promise<T> {
  return async (call) => {
    try {
      return await call();
    } catch (error) {
      throw asDeliveryError(error);
    }
  };
}
