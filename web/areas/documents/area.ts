import type documentsTexts from '#content/texts/zh-CN/documents/documents.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    documents: typeof documentsTexts;
  }
}

export default defineWebArea({
  name: 'documents',
  pages: [
    { path: 'resource-center/document-center', file: 'home/home.tsx' },
    { path: 'resource-center/document-platform', file: 'platform/platform.tsx', id: 'document-platform' },
    {
      path: 'resource-center/document-platform/:key',
      file: 'platform/platform.tsx',
      id: 'document-platform-catalogue',
    },
    { path: 'resource-center/document-detail/:key', file: 'detail/document.tsx' },
  ],
});
