import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/': 'insight.page.home',
  '/home': 'insight.page.home',
  '/hefei': 'insight.page.regional',
  '/error/:type': 'insight.page.failure',
});
