import type downloadsTexts from '#content/texts/zh-CN/downloads/downloads.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    downloads: typeof downloadsTexts;
  }
}

export default defineWebArea({
  name: 'downloads',
  pages: [
    { path: 'resource-center/download-center', file: 'center/center.tsx' },
    { path: 'resource-center/download-center/:key', file: 'detail/detail.tsx' },
    { path: 'resource-center/download-check', file: 'check/check.tsx' },
  ],
});
