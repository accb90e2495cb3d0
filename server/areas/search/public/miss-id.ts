/** Returns the id of a folded word, which addresses and attributes can hold. */
export const missIdOf = (word: string): string => Buffer.from(word).toString('base64url');

/** Returns the word of an id, or undefined if the id is invalid. */
export const wordOfId = (missId: string): string | undefined => {
  const word = Buffer.from(missId, 'base64url').toString();
  return missIdOf(word) === missId && !word.includes('\u0000') ? word : undefined;
};
