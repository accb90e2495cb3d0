import { type RefObject, useEffect, useEffectEvent } from 'react';

interface ListKeys {
  /** Ids of the rows, in their order. */
  ids: readonly string[];
  /** The row that is marked; undefined where none is. */
  marked: string | undefined;
  onMark: (id: string) => void;
  onOpen: (id: string) => void;
  /** `/` leads to the first field in it. */
  search: RefObject<HTMLElement | null>;
}

/** Whether a key is typed into something, or belongs to a dialog above the page. */
const isTaken = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  (target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="combobox"], .ant-modal') !== null));

/** `/` to search, `j` and `k` from row to row, Enter opens the marked one. */
export const useListKeys = ({ ids, marked, onMark, onOpen, search }: ListKeys) => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const at = marked === undefined ? -1 : ids.indexOf(marked);
    if (event.key === '/') {
      event.preventDefault();
      search.current?.querySelector('input')?.focus();
    } else if (event.key === 'j' || event.key === 'k') {
      const next = ids[event.key === 'j' ? at + 1 : Math.max(at - 1, 0)];
      if (next !== undefined) onMark(next);
    } else if (event.key === 'Enter' && event.target === document.body && marked !== undefined) onOpen(marked);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
