import { type ReactNode, useMemo, useState } from 'react';
import type { Field, ListField as List, Tree } from '#contract/kit/content/fields.ts';
import { touchedLine } from '../../touched-line.ts';
import { rowsOf } from '../../tree-order.ts';
import { branchesOf, type FoldedRow, foldedAtFirst, shownRows } from './folding.ts';
import { summaryTexts } from './item-summary.tsx';
import { TreeTools } from './tree-tools.tsx';
import styles from '../fields.module.css';

type Item = Readonly<Record<string, unknown>>;

interface TreeRowsProps {
  field: List & { tree: Tree };
  items: readonly Item[];
  /** The item that is open. */
  opened: number | undefined;
  children: (row: FoldedRow, fold: (at: number, isFolded: boolean) => void) => ReactNode;
}

/** The rows of a tree, whose branches fold, with a search for rows. */
export const TreeRows = ({ field: { tree, item }, items, opened, children }: TreeRowsProps) => {
  const rows = useMemo(() => rowsOf(items, tree), [items, tree]);
  const [folded, setFolded] = useState(() => foldedAtFirst(rows, tree));
  const [known, setKnown] = useState(items);
  if (known !== items) {
    setKnown(items);
    // A moved item stays in view, with its new branch.
    const above = touchedLine(known, items, tree).slice(0, -1);
    if (above.some((id) => folded.has(id))) setFolded(new Set([...folded].filter((id) => !above.includes(id))));
  }
  const [keyword, setKeyword] = useState('');
  const word = keyword.trim().toLowerCase();
  const shown = shownRows(rows, tree, {
    folded,
    opened,
    isFound:
      word === ''
        ? undefined
        : (row) => summaryTexts(item as Field, row.item).some((text) => text.toLowerCase().includes(word)),
  });
  const fold = (at: number, isFolded: boolean) =>
    setFolded((before) => {
      const next = new Set(before);
      const id = items[at]?.[tree.id];
      if (isFolded) next.add(id);
      else next.delete(id);
      return next;
    });
  const isSomeFolded = shown.some(({ isFolded }) => isFolded);
  return (
    <>
      <TreeTools
        keyword={keyword}
        onKeyword={setKeyword}
        isSomeFolded={isSomeFolded}
        onFoldAll={(isFolding) => setFolded(new Set(isFolding ? branchesOf(rows, tree) : []))}
        isNothing={shown.length === 0}
      />
      <ul className={styles.items}>{shown.map((row) => children(row, fold))}</ul>
    </>
  );
};
