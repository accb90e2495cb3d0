import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/resource-center/api-reference': 'insight.page.reference',
  '/resource-center/api-reference/:slug': 'insight.page.referenceCall',
  '/resource-center/api-reference/ability/:id': 'insight.page.referenceAbility',
});
