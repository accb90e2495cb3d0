import type { RefObject } from 'react';
import { usePageKeys } from '../list/page-keys.ts';

/** Finds the link in a row of an `AntdList`. */
const linkOf = (id: string) => document.querySelector<HTMLElement>(`[data-row-key="${id}"] a`);

/** Whether one of antd's dialogs is shown. It may confirm an action on the current row, which then stays. */
const hasDialog = () =>
  [...document.querySelectorAll('.ant-modal')].some((dialog) => dialog.getClientRects().length > 0);

/** Inputs of antd's selects have a role. */
const TEXT_FIELD = 'input:not([role])';

interface RowKeys {
  /** The element whose first input `/` focuses. */
  search?: RefObject<HTMLElement | null> | undefined;
  /** Ids of the rows, in display order. Without them, `j` and `k` are no shortcuts. */
  ids?: readonly string[] | undefined;
  /** The row that is open next to the list. */
  open?: string | undefined;
  onOpen?: (id: string) => void;
}

/**
 * `/` focuses the search. `j` and `k` focus the link of the next or previous row, which Enter opens. While a row is
 * open, they open the next or previous one instead.
 */
export const useRowKeys = ({ search, ids, open, onOpen }: RowKeys) => {
  const step = (by: 1 | -1) => {
    if (!ids || hasDialog()) return;
    const row = document.activeElement?.closest<HTMLElement>('[data-row-key]');
    const at = ids.indexOf(open ?? row?.dataset.rowKey ?? '');
    // An open row that is not on this page has no neighbour.
    if (at === -1 && open !== undefined) return;
    const id = at === -1 && by === -1 ? ids.at(-1) : ids[at + by];
    if (id === undefined) return;
    if (open === undefined) linkOf(id)?.focus();
    else onOpen?.(id);
  };
  usePageKeys({
    ...(search && { '/': () => search.current?.querySelector<HTMLElement>(TEXT_FIELD)?.focus() }),
    ...(ids && { j: () => step(1), k: () => step(-1) }),
  });
};
