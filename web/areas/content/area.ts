import type contentTexts from '#content/texts/zh-CN/content/content.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    content: typeof contentTexts;
  }
}

export default defineWebArea({
  name: 'content',
  consolePages: [
    { path: 'console/content', file: 'console/content.tsx' },
    { path: 'console/content/entry/:entryId', file: 'console/entry/entry.tsx' },
    { path: 'console/content/tree', file: 'console/tree/tree.tsx' },
  ],
});
