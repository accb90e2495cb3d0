import type { Database } from '#server/kit/database/database.ts';
import type { HostKind } from '#server/kit/http/caller.ts';
import { attemptsFor, SLIGHT } from '#server/kit/search/attempts.ts';
import { scopesOf } from '#server/kit/search/scopes.ts';
import { queryWith } from '#server/kit/search/synonyms.ts';
import { searchSettings } from '#server/kit/search/vocabulary.ts';
import type { SearchAttempt } from './list-statements.ts';

/** Returns the ways to understand a keyword in the list of abilities, best first: those of the search of the site. */
export async function* searchAttempts(
  database: Database,
  keyword: string,
  host: HostKind,
): AsyncGenerator<SearchAttempt> {
  const settings = await searchSettings(database);
  const { synonyms } = settings;
  const scopes = scopesOf(settings, ['ability'], host);
  for await (const { match, words: all, missing, near } of attemptsFor(database, keyword, { scopes, synonyms })) {
    // A word that nearly every ability has is useless for a search among few of them.
    const significant = all.filter(({ weight }) => weight > SLIGHT);
    const words = significant.length > 0 ? significant : all;
    const queries = words.map(({ word }) => queryWith(word, synonyms));
    if (queries.length === 0) return;
    const understood = { match, words: queries, missing, near };
    if (match !== 'some') {
      yield { ...understood, query: queries.join(' & ') };
      continue;
    }
    // One common word says little.
    const pairs = queries.flatMap((one, at) => queries.slice(at + 1).map((other) => `(${one} & ${other})`));
    if (queries.length > 2) yield { ...understood, query: pairs.join(' | ') };
    yield { ...understood, query: queries.join(' | ') };
  }
}
