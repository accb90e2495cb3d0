import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { page, type Parameter } from '../kit/list/parameters.ts';

const ability: Parameter<number | undefined, 'choice', number> = {
  kind: 'choice',
  empty: undefined,
  read: (text) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : undefined),
  write: String,
  asked: (abilityNo) => abilityNo,
};

/** The ledger of the rights page, of one ability or of all. */
export const ledgerList = defineList({
  path: '/account/rights',
  parameters: { abilityNo: ability, pageNo: page({ size: 20, beyond: 'first' }) },
});
export type LedgerQuery = QueryOf<typeof ledgerList>;
