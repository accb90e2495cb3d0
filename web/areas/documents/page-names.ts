import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/resource-center/document-center': 'insight.page.documents',
  '/resource-center/document-detail/:key': 'insight.page.document',
  '/resource-center/document-platform': 'insight.page.documentPlatform',
});
