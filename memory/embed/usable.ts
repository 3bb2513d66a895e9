/**
 * Whether a vector can be kept and compared: it has the embedder's length and a direction. Zeros have none, and numbers
 * that are not finite spoil every comparison.
 */
export function isUsable(vector: Float32Array, dimensions: number): boolean {
  const length = vector.reduce((sum, value) => sum + value * value, 0);
  return vector.length === dimensions && Number.isFinite(length) && length > 0;
}
