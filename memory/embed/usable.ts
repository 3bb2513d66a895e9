/** Sums the squares in a plain loop, which is several times faster than `reduce`. */
export function squaredLength(vector: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < vector.length; at++) sum += (vector[at] as number) ** 2;
  return sum;
}

/** Scales to length 1 in place; all zeros stay. */
export function scaleToUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(squaredLength(vector));
  if (length > 0)
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] as number) / length;
  return vector;
}

export function isUsable(vector: Float32Array, dimensions: number): boolean {
  const length = squaredLength(vector);
  return vector.length === dimensions && Number.isFinite(length) && length > 0;
}
