import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/resource-center/document-search': 'insight.page.search',
});
