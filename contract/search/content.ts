import { defineContent } from '../kit/content/define-content.ts';
import { group, link, list, long, type PayloadOf, text } from '../kit/content/fields.ts';
import { SEARCH_PATH } from './search-path.ts';

const words = list(text(20), 20);

/** The settings of operators for words: synonyms, promoted results, hot words. */
export const searchWords = defineContent({
  name: 'searchWords',
  area: 'search',
  shape: 'single',
  schemaNo: 1,
  names: { words: '搜索词' },
  fields: {
    synonyms: list(group({ words: list(text(20), 20, { minimum: 2 }) }), 1000, { addsFirst: true }),
    promotions: list(group({ words, title: text(60), link: link(), summary: long(120, { minimum: 0 }) }), 200),
    hotWords: list(text(20), 10),
  },
  path: () => SEARCH_PATH,
  maximumBytes: 300_000,
  permissions: { edit: 'consoleContent', publish: 'consoleContentPublish' },
});
export type SearchWords = PayloadOf<typeof searchWords.fields>;
