/** Small pieces of English for the pages. */

/**
 * "1 answer", "2 answers"
 * @param {number} count
 * @param {string} one
 * @param {string} [several] an irregular plural: "people"
 */
export function many(count, one, several = `${one}s`) {
  return `${count} ${count === 1 ? one : several}`;
}
