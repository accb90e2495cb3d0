import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/resource-center/download-center': 'insight.page.downloads',
  '/resource-center/download-center/:key': 'insight.page.download',
  '/resource-center/download-check': 'insight.page.downloadCheck',
});
