import type applicationsTexts from '#content/texts/zh-CN/api/applications.json';
import type callCodeTexts from '#content/texts/zh-CN/api/callCode.json';
import type referenceTexts from '#content/texts/zh-CN/api/reference.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    applications: typeof applicationsTexts;
    callCode: typeof callCodeTexts;
    reference: typeof referenceTexts;
  }
}

export default defineWebArea({
  name: 'api',
  pages: [
    { path: 'resource-center/api-reference', file: 'reference/overview.tsx' },
    { path: 'resource-center/api-reference/ability/:id', file: 'reference/ability-page.tsx' },
    { path: 'resource-center/api-reference/:slug', file: 'reference/call-page.tsx' },
  ],
});
