import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice } from '../kit/list/parameters.ts';
import { insightPeriods } from './limits.ts';

/** The address of the operators' page of how the portal is used. */
export const insightList = defineList({
  path: '/console/insight',
  parameters: { days: choice(insightPeriods, { empty: 7 }) },
});
export type InsightQuery = QueryOf<typeof insightList>;
