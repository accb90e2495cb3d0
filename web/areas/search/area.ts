import type searchTexts from '#content/texts/zh-CN/search/search.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    search: typeof searchTexts;
  }
}

export default defineWebArea({
  name: 'search',
  pages: [{ path: 'resource-center/document-search', file: 'results/results.tsx' }],
});
