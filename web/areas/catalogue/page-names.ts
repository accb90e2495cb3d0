import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/open-ability': 'insight.page.abilities',
  '/open-ability/domain-case-detail/:id': 'insight.page.ability',
  '/open-ability/chips': 'insight.page.chips',
  '/open-ability/compare': 'insight.page.compare',
});
