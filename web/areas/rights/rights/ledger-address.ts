import { readPageNo } from '#web/kit/list/page-no.ts';

/** The state of the ledger that the address of the rights page holds. */
export interface LedgerQuery {
  pageNo: number;
  /** `undefined` for all abilities. */
  abilityNo: number | undefined;
}

/** Reads the address and ignores invalid values. */
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
