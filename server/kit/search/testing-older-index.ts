import type { Database } from '#server/kit/database/database.ts';
import { SHELVES_SINCE } from './cut.ts';

/** Leaves the index as the release before shelves made it: ends of words have none, and few single characters are there. */
export const makeIndexWithoutShelves = async (database: Database): Promise<void> => {
  await database.query({
    name: '',
    text: `update search_section set words = array_to_tsvector(array(
        select case when lexeme like '/%' then substr(lexeme, length('/000') + 1) else lexeme end from unnest(words)
        except select left(lexeme, -1) from unnest(words) where lexeme ~ '^[#^]?[一-龥]{2}$'))`,
  });
  await database.query({ name: '', text: `update search_state set version = '${SHELVES_SINCE - 1}.older'` });
};
