import { wordsOf } from '#server/kit/search/dictionary.ts';
import { foldText } from '#server/kit/search/fold.ts';

/** Words of the dictionary, as plain full-text search needs them. */
export const plainWords = (text: string): string[] =>
  wordsOf(foldText(text)).filter((word) => /[\p{L}\p{N}]/u.test(word));
