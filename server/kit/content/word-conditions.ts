import { anyPart } from '../database/any-part.ts';
import { every, type Part } from '../database/query.ts';

/** The index has the parts of words up to this length. */
const INDEXED_CHARACTERS = 2;

/**
 * Returns the conditions that each word of a keyword occurs somewhere in the column `words` of a table. The index of its
 * column `parts` finds single characters and pairs.
 */
export const wordConditions = (table: string, keyword: string): Part[] =>
  keyword
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const size = Math.min([...word].length, INDEXED_CHARACTERS);
      return every([
        [`${table}.parts @> content_parts(?, ?)`, word, size],
        [`${table}.words ilike ?`, anyPart(word)],
      ]);
    });
