const DISCORD_EPOCH_MS = 1_420_070_400_000;

/** Makes increasing ids that contain their time. */
export function createSnowflakes(clock = Date.now): () => string {
  let last = 0n;
  return () => {
    const now = BigInt(Math.floor(clock()) - DISCORD_EPOCH_MS) << 22n;
    last = now > last ? now : last + 1n;
    return String(last);
  };
}
