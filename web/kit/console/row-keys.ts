import type { RefObject } from 'react';
import { usePageKeys } from '../list/page-keys.ts';

/** Where the browser finds the link of a row of an `AntdList`. */
const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-row-key="${id}"] a`);

interface RowKeys {
  /** The box whose first field `/` leads to. */
  search: RefObject<HTMLElement | null>;
  /** Ids of the rows, in their order. */
  ids?: readonly string[];
  /** The row that is open beside the list. */
  open?: string | undefined;
  onOpen?: (id: string) => void;
}

/** `/` leads to the search, `j` and `k` from row to row, whose link Enter opens; beside an open row, from one to the next. */
export const useRowKeys = ({ search, ids = [], open, onOpen }: RowKeys) => {
  const step = (by: 1 | -1) => {
    // An act that is being confirmed stays with what it is about.
    if (document.querySelector('.ant-modal')) return;
    const row = document.activeElement?.closest<HTMLElement>('[data-row-key]');
    const at = ids.indexOf(open ?? row?.dataset.rowKey ?? '');
    const id = ids[at === -1 ? 0 : at + by];
    if (id === undefined) return;
    if (open === undefined) linkOf(id)?.focus();
    else onOpen?.(id);
  };
  usePageKeys({
    '/': () => search.current?.querySelector('input')?.focus(),
    j: () => step(1),
    k: () => step(-1),
  });
};
