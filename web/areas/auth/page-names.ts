import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/auth/login': 'insight.page.login',
  '/auth/register': 'insight.page.register',
  '/auth/forgot': 'insight.page.forgot',
});
