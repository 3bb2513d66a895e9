/** Returns true for a finite vector of the embedder's length that is not all zeros. */
export function isUsable(vector: Float32Array, dimensions: number): boolean {
  const length = vector.reduce((sum, value) => sum + value * value, 0);
  return vector.length === dimensions && Number.isFinite(length) && length > 0;
}
