import type docFeedbackTexts from '#content/texts/zh-CN/documents/docFeedback.json';
import type docFeedbackDeskTexts from '#content/texts/zh-CN/documents/docFeedbackDesk.json';
import type documentsTexts from '#content/texts/zh-CN/documents/documents.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    docFeedback: typeof docFeedbackTexts;
    docFeedbackDesk: typeof docFeedbackDeskTexts;
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
  consolePages: [{ path: 'console/feedback', file: 'console/feedback.tsx' }],
});
