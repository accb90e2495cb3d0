import { type SearchWords, searchWords } from '#contract/search/content.ts';
import { type AnyServedKind, readSingle, serveKind, writeSingle } from '#server/kit/content/served-kind.ts';
import { saveVocabulary } from '#server/kit/search/vocabulary.ts';

const FILE = 'search/words.json';

const words = serveKind({
  kind: searchWords,
  projection: 1,
  readDefaults: (files) => ({ entries: readSingle(files, searchWords, FILE), basis: null }),
  writeDefaults: (entries, files) => writeSingle(files, entries, FILE),
  async project(transaction, changes) {
    for (const { payload } of changes) {
      const { synonyms, promotions, hotWords } = (payload ?? {
        synonyms: [],
        promotions: [],
        hotWords: [],
      }) as SearchWords;
      await saveVocabulary(transaction, { synonyms: synonyms.map((group) => group.words), promotions, hotWords });
    }
  },
});

export const searchKinds: readonly AnyServedKind[] = [words];
