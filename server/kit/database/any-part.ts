/** Returns the pattern of `like` for texts that contain a keyword; `%` and `_` are ordinary characters. */
export const anyPart = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;

/** The length from which a trigram index finds a part of a text. */
const TRIGRAM = 3;

/** Whether a keyword is so short that no index on parts of texts helps. */
export const isShortPart = (keyword: string) => Array.from(keyword).length < TRIGRAM;
