import type missesTexts from '#content/texts/zh-CN/search/misses.json';
import type searchTexts from '#content/texts/zh-CN/search/search.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    search: typeof searchTexts;
    misses: typeof missesTexts;
  }
}

export default defineWebArea({
  name: 'search',
  pages: [{ path: 'resource-center/document-search', file: 'results/results.tsx' }],
  consolePages: [{ path: 'console/search', file: 'console/misses.tsx' }],
});
