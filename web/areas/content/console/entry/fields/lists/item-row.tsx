import { Button } from 'antd';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  GripVertical,
  IndentDecrease,
  IndentIncrease,
  Plus,
  SquareMinus,
  SquarePlus,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Field, Fields, ListField as List, Tree } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import dragStyles from '#web/kit/ui/drag/row-drag.module.css';
import type { useRowDrag } from '#web/kit/ui/drag/use-row-drag.ts';
import { blankPayload } from '../../../create/blank.ts';
import { moved, pathText } from '../../payload-path.ts';
import { addToTree, moveInTree, removeFromTree, type TreeMove } from '../../tree-order.ts';
import { type FieldProps, useFielding } from '../field-context.ts';
import { FieldsView } from '../group-field.tsx';
import { ItemSummary } from './item-summary.tsx';
import styles from '../fields.module.css';

export const ICON_PX = 16;
type Item = Readonly<Record<string, unknown>>;

interface ActProps {
  name: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}
export const Act = ({ name, onClick, disabled = false, children }: ActProps) => (
  <Button
    type="text"
    size="small"
    aria-label={name}
    title={name}
    disabled={disabled}
    onClick={onClick}
    icon={children}
  />
);

/** The fields of an item. The ids of a tree follow from its order. */
export const itemFields = (item: Field, tree?: Tree): Fields => {
  const fields = (item.type === 'group' ? item.fields : {}) as Fields;
  if (!tree) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== tree.id && name !== tree.parent));
};

interface RowProps {
  field: List;
  items: readonly unknown[];
  path: FieldProps['path'];
  at: number;
  level: number;
  set: (items: readonly unknown[], opened?: number) => void;
  drag: ReturnType<ReturnType<typeof useRowDrag<number>>>;
  /** Whether the branch below it is folded; undefined if there is none. */
  isFolded?: boolean | undefined;
  onFold?: (at: number, fold: boolean) => void;
}

const moveKeys: Readonly<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Returns the list after a move. Lists without a tree only have up and down. */
const afterMove = (items: readonly unknown[], tree: Tree | undefined, at: number, move: TreeMove) => {
  if (tree) return moveInTree(items as readonly Item[], tree, at, move);
  if (move === 'up' || move === 'down') return moved(items, at, move === 'up' ? -1 : 1);
  return items;
};

/** Leads the keyboard to the row before or after one, or to the one above it. */
const focusRow = (from: HTMLElement, to: 'before' | 'after' | 'above') => {
  const rows = [...(from.closest('ul')?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
  const own = from.closest('li') as HTMLElement;
  const at = rows.indexOf(own);
  const above = () =>
    rows
      .slice(0, at)
      .reverse()
      .find((row) => Number(row.dataset.level) < Number(own.dataset.level));
  const row = to === 'above' ? above() : rows[at + (to === 'after' ? 1 : -1)];
  row?.querySelector<HTMLElement>('[data-row]')?.focus();
};

/** An item of a list of groups: one line, which opens to its fields. */
export const ItemRow = ({ field, items, path, at, level, set, drag, isFolded, onFold }: RowProps) => {
  const { opened, open, disabled, problems } = useFielding();
  const listPath = pathText(path);
  const itemPath = [...path, at];
  const isOpen = opened.get(listPath) === at;
  const item = field.item as Field;
  const { tree } = field;
  const move = (how: TreeMove) => {
    const next = afterMove(items, tree, at, how);
    if (next === items) return;
    const movedItem = items[at] as Item;
    const to = tree
      ? next.findIndex((one) => (one as Item)[tree.id] === movedItem[tree.id])
      : next.indexOf(movedItem as unknown);
    set(next, isOpen ? to : undefined);
    // The row keeps the keyboard at its new place.
    requestAnimationFrame(() => document.getElementById(`row-${listPath}.${to}`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.currentTarget;
    const how = event.altKey && !disabled ? moveKeys[event.key] : undefined;
    if (how) move(how);
    else if (event.altKey || event.ctrlKey || event.metaKey) return;
    else if (event.key === 'ArrowUp') focusRow(row, 'before');
    else if (event.key === 'ArrowDown') focusRow(row, 'after');
    else if (!tree) return;
    else if (event.key === 'ArrowRight' && isFolded === true) onFold?.(at, false);
    else if (event.key === 'ArrowRight' && isFolded === false) focusRow(row, 'after');
    else if (event.key === 'ArrowLeft' && isFolded === false) onFold?.(at, true);
    else if (event.key === 'ArrowLeft') focusRow(row, 'above');
    else return;
    event.preventDefault();
  };
  const remove = () =>
    set(tree ? removeFromTree(items as readonly Item[], tree, at) : items.filter((_item, place) => place !== at));
  const add = () => {
    const added = addToTree(items as readonly Item[], tree as Tree, blankPayload(itemFields(item)), at);
    set(added.items, added.at);
  };
  const prefix = `${pathText(itemPath)}.`;
  const isWrong = [...problems.keys()].some((key) => key.startsWith(prefix) || `${key}.` === prefix);
  const Mark = isOpen ? ChevronDown : ChevronRight;
  const Fold = isFolded ? SquarePlus : SquareMinus;
  return (
    <li className={styles.item} style={{ marginInlineStart: `${(level - 1) * 20}px` }} data-level={level}>
      <div className={`${styles.itemHead} ${dragStyles.row}`} {...drag}>
        {!disabled && <GripVertical size={ICON_PX} aria-hidden="true" className={styles.grip} />}
        {tree && (
          <span className={styles.fold}>
            {isFolded !== undefined && (
              <Act name={t(isFolded ? 'content.unfold' : 'content.fold')} onClick={() => onFold?.(at, !isFolded)}>
                <Fold size={ICON_PX} aria-hidden="true" />
              </Act>
            )}
          </span>
        )}
        <button
          type="button"
          id={`row-${pathText(itemPath)}`}
          data-row
          className={`${styles.itemName} ${isWrong ? styles.wrong : ''}`}
          aria-expanded={isOpen}
          onClick={() => open(listPath, isOpen ? undefined : at)}
          onKeyDown={onKeyDown}
        >
          <Mark size={ICON_PX} aria-hidden="true" />
          <ItemSummary item={item} value={items[at]} path={itemPath} />
          {(items[at] as Item | undefined)?.status === 0 && <span className={styles.count}>{t('content.hidden')}</span>}
        </button>
        {!disabled && (
          <span className={styles.actions}>
            <Act name={t('content.up')} onClick={() => move('up')}>
              <ArrowUp size={ICON_PX} aria-hidden="true" />
            </Act>
            <Act name={t('content.down')} onClick={() => move('down')}>
              <ArrowDown size={ICON_PX} aria-hidden="true" />
            </Act>
            {tree && (
              <>
                <Act name={t('content.out')} disabled={level === 1} onClick={() => move('out')}>
                  <IndentDecrease size={ICON_PX} aria-hidden="true" />
                </Act>
                <Act name={t('content.in')} disabled={level >= tree.depth} onClick={() => move('in')}>
                  <IndentIncrease size={ICON_PX} aria-hidden="true" />
                </Act>
                <Act name={t('content.addBelow')} disabled={level >= tree.depth} onClick={add}>
                  <Plus size={ICON_PX} aria-hidden="true" />
                </Act>
              </>
            )}
            <Act name={t('content.remove')} onClick={remove}>
              <Trash2 size={ICON_PX} aria-hidden="true" />
            </Act>
          </span>
        )}
      </div>
      {isOpen && (
        <div className={styles.itemBody}>
          <FieldsView fields={itemFields(item, tree)} value={items[at]} path={itemPath} />
        </div>
      )}
    </li>
  );
};
