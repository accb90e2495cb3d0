import { defineList, type QueryOf } from '../../kit/list/define-list.ts';
import { choice, matching, order } from '../../kit/list/parameters.ts';
import { usagePeriods } from './limits.ts';

/** The address of the operators' page of the calls of programs. */
export const usageList = defineList({
  path: '/console/api/usage',
  parameters: {
    days: choice(usagePeriods, { empty: 7 }),
    abilityNo: matching(/^[1-9]\d{0,5}$/, { name: 'ability' }),
    accountId: matching(/^[1-9]\d{0,17}$/, { name: 'account' }),
    /** The order of the abilities; the answer has all of them. */
    abilities: order(['slow', 'calls', 'errors']),
  },
});
export type UsageQuery = QueryOf<typeof usageList>;
