import { readPageNo } from '#web/kit/list/page-no.ts';

/** What the address of the rights page holds of the ledger. */
export interface LedgerQuery {
  pageNo: number;
  /** Undefined: all of them. */
  abilityNo: number | undefined;
}

/** What is of no use is left out. */
export const readLedgerQuery = (search: URLSearchParams): LedgerQuery => {
  const abilityNo = search.get('abilityNo') ?? '';
  return {
    pageNo: readPageNo(search),
    abilityNo: /^[1-9]\d{0,5}$/.test(abilityNo) ? Number(abilityNo) : undefined,
  };
};

export const ledgerUrl = ({ pageNo, abilityNo }: LedgerQuery) => {
  const search = new URLSearchParams();
  if (abilityNo !== undefined) search.set('abilityNo', String(abilityNo));
  if (pageNo > 1) search.set('pageNo', String(pageNo));
  const query = search.toString();
  return `/account/rights${query && `?${query}`}`;
};
