import { Button } from 'antd';
import {
  ArrowDown,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  IndentDecrease,
  IndentIncrease,
  Plus,
  Trash2,
} from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import type { Field, Fields, ListField as List, Tree } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import dragStyles from '#web/kit/ui/drag/row-drag.module.css';
import { useRowDrag } from '#web/kit/ui/drag/use-row-drag.ts';
import { blankOf, blankPayload } from '../../create/blank.ts';
import { moved, movedTo, pathText } from '../payload-path.ts';
import { addToTree, moveInTree, placeInTree, removeFromTree, rowsOf, type TreeMove } from '../tree-order.ts';
import { type FieldProps, useFielding } from './field-context.ts';
import { problemText } from './field-frame.tsx';
import { FieldsView } from './group-field.tsx';
import styles from './fields.module.css';

const ICON_PX = 16;
/** So many texts of an item tell it from the others. */
const SUMMARY_TEXTS = 2;
type Item = Readonly<Record<string, unknown>>;

const textsOf = (field: Field, value: unknown): string[] => {
  if (field.type === 'group')
    return Object.entries(field.fields as Fields).flatMap(([name, inner]) =>
      textsOf(inner, (value as Item | undefined)?.[name]),
    );
  // A text with a pattern is a name of ours, such as that of an icon.
  return field.type === 'text' && !field.pattern && typeof value === 'string' && value.trim() !== ''
    ? [value.trim()]
    : [];
};

/** Returns what tells an item of a group from the others: its first texts. */
const summaryOf = (item: Field, value: unknown): string =>
  textsOf(item, value).slice(0, SUMMARY_TEXTS).join(' · ') || t('content.untitled');

interface ActProps {
  name: string;
  onClick: () => void;
  disabled?: boolean;
  children: ReactNode;
}
const Act = ({ name, onClick, disabled = false, children }: ActProps) => (
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

interface RowProps {
  field: List;
  items: readonly unknown[];
  path: FieldProps['path'];
  at: number;
  level: number;
  set: (items: readonly unknown[], opened?: number) => void;
  drag: ReturnType<ReturnType<typeof useRowDrag<number>>>;
}

const moveKeys: Readonly<Record<string, TreeMove>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

/** Returns the list after a move. Lists without a tree only know up and down. */
const afterMove = (items: readonly unknown[], tree: Tree | undefined, at: number, move: TreeMove) => {
  if (tree) return moveInTree(items as readonly Item[], tree, at, move);
  if (move === 'up' || move === 'down') return moved(items, at, move === 'up' ? -1 : 1);
  return items;
};

/** An item of a list of groups: one line, which opens to its fields. */
const ItemRow = ({ field, items, path, at, level, set, drag }: RowProps) => {
  const { opened, open, disabled, problems } = useFielding();
  const listPath = pathText(path);
  const itemPath = [...path, at];
  const isOpen = opened.get(listPath) === at;
  const item = field.item as Field;
  const move = (how: TreeMove) => {
    const next = afterMove(items, field.tree, at, how);
    if (next === items) return;
    const movedItem = items[at] as Item;
    const { tree } = field;
    const to = tree
      ? next.findIndex((one) => (one as Item)[tree.id] === movedItem[tree.id])
      : next.indexOf(movedItem as unknown);
    set(next, isOpen ? to : undefined);
    // The row keeps the keyboard at its new place.
    requestAnimationFrame(() => document.getElementById(`row-${listPath}.${to}`)?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const how = event.altKey && !disabled ? moveKeys[event.key] : undefined;
    if (!how) return;
    event.preventDefault();
    move(how);
  };
  const remove = () =>
    set(
      field.tree
        ? removeFromTree(items as readonly Item[], field.tree, at)
        : items.filter((_item, place) => place !== at),
    );
  const add = () => {
    const added = addToTree(items as readonly Item[], field.tree as Tree, blankPayload(itemFields(item)), at);
    set(added.items, added.at);
  };
  const prefix = `${pathText(itemPath)}.`;
  const isWrong = [...problems.keys()].some((key) => key.startsWith(prefix) || `${key}.` === prefix);
  const Mark = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={styles.item} style={{ marginInlineStart: `${(level - 1) * 20}px` }}>
      <div className={`${styles.itemHead} ${dragStyles.row}`} {...drag}>
        <button
          type="button"
          id={`row-${pathText(itemPath)}`}
          className={`${styles.itemName} ${isWrong ? styles.wrong : ''}`}
          aria-expanded={isOpen}
          onClick={() => open(listPath, isOpen ? undefined : at)}
          onKeyDown={onKeyDown}
        >
          <Mark size={ICON_PX} aria-hidden="true" />
          {summaryOf(item, items[at])}
          {(items[at] as Item | undefined)?.status === 0 && <span className={styles.count}>{t('content.hidden')}</span>}
        </button>
        {!disabled && (
          <span className={styles.acts}>
            <Act name={t('content.up')} onClick={() => move('up')}>
              <ArrowUp size={ICON_PX} aria-hidden="true" />
            </Act>
            <Act name={t('content.down')} onClick={() => move('down')}>
              <ArrowDown size={ICON_PX} aria-hidden="true" />
            </Act>
            {field.tree && (
              <>
                <Act name={t('content.out')} disabled={level === 1} onClick={() => move('out')}>
                  <IndentDecrease size={ICON_PX} aria-hidden="true" />
                </Act>
                <Act name={t('content.in')} disabled={level >= field.tree.depth} onClick={() => move('in')}>
                  <IndentIncrease size={ICON_PX} aria-hidden="true" />
                </Act>
                <Act name={t('content.addBelow')} disabled={level >= field.tree.depth} onClick={add}>
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
          <FieldsView fields={itemFields(item, field.tree)} value={items[at]} path={itemPath} />
        </div>
      )}
    </li>
  );
};

/** The fields of an item. The ids of a tree follow from its order. */
const itemFields = (item: Field, tree?: Tree): Fields => {
  const fields = (item.type === 'group' ? item.fields : {}) as Fields;
  if (!tree) return fields;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== tree.id && name !== tree.parent));
};

/** A list: groups as lines that open, other values one below the other. */
export const ListField = ({ field, value, path, label }: FieldProps<List>) => {
  const { change, open, disabled, problems, FieldView } = useFielding();
  const items = (Array.isArray(value) ? value : []) as readonly unknown[];
  const item = field.item as Field;
  const listPath = pathText(path);
  const set = (next: readonly unknown[], opened?: number) => {
    change(path, next.length === 0 && field.optional ? undefined : next);
    open(listPath, opened);
  };
  const isGroup = item.type === 'group';
  const drag = useRowDrag<number>({
    inside: field.tree !== undefined,
    disabled,
    onDrop: (from, drop) => {
      const next = field.tree
        ? placeInTree(items as readonly Item[], field.tree, from, drop)
        : movedTo(items, from, drop.target + (drop.where === 'after' ? 1 : 0));
      if (next !== items) set(next);
    },
  });
  const add = () => {
    if (field.tree) {
      const added = addToTree(items as readonly Item[], field.tree, blankPayload(itemFields(item)), undefined);
      set(added.items, added.at);
    } else
      set([...items, isGroup ? blankPayload(itemFields(item)) : blankOf(item)], isGroup ? items.length : undefined);
  };
  const rows = field.tree
    ? rowsOf(items as readonly Item[], field.tree)
    : items.map((one, at) => ({ item: one, at, level: 1 }));
  const problem = problems.get(listPath);
  return (
    <section className={styles.list} aria-label={label}>
      <h2 className={styles.listName}>
        {label}
        <span className={styles.count}>{t('content.count', { count: items.length })}</span>
      </h2>
      {problem && <p className={styles.problem}>{problemText(problem)}</p>}
      <ul className={styles.items}>
        {rows.map(({ at, level }) =>
          isGroup ? (
            <ItemRow key={at} {...{ field, items, path, at, level, set }} drag={drag(at)} />
          ) : (
            <li key={at} className={styles.plain}>
              <FieldView field={item} value={items[at]} path={[...path, at]} />
              {!disabled && (
                <span className={styles.acts}>
                  <Act name={t('content.up')} disabled={at === 0} onClick={() => set(moved(items, at, -1))}>
                    <ArrowUp size={ICON_PX} aria-hidden="true" />
                  </Act>
                  <Act name={t('content.remove')} onClick={() => set(items.filter((_one, place) => place !== at))}>
                    <Trash2 size={ICON_PX} aria-hidden="true" />
                  </Act>
                </span>
              )}
            </li>
          ),
        )}
      </ul>
      {!disabled && (
        <Button
          icon={<Plus size={ICON_PX} aria-hidden="true" />}
          disabled={items.length >= field.maximum}
          onClick={add}
        >
          {t('content.add')}
        </Button>
      )}
    </section>
  );
};
