import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/duty': 'insight.page.duty',
});
