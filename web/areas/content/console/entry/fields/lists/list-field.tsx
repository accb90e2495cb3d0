import { Button } from 'antd';
import { ArrowUp, Plus, Trash2 } from 'lucide-react';
import type { Field, ListField as List, Tree } from '#contract/kit/content/fields.ts';
import { t } from '#web/kit/texts.ts';
import { useRowDrag } from '#web/kit/ui/drag/use-row-drag.ts';
import { blankOf, blankPayload } from '../../../create/blank.ts';
import { moved, movedTo, pathText } from '../../payload-path.ts';
import { addToTree, placeInTree } from '../../tree-order.ts';
import { type FieldProps, useFielding } from '../field-context.ts';
import { validationErrorText } from '../field-frame.tsx';
import { GroupRows } from './group-rows.tsx';
import { Act, ICON_PX, itemFields, ItemRow } from './item-row.tsx';
import { TreeRows } from './tree-rows.tsx';
import styles from '../fields.module.css';

type Item = Readonly<Record<string, unknown>>;

/** A list: groups as lines that open, other values one below the other. */
export const ListField = ({ field, value, path, label }: FieldProps<List>) => {
  const { change, open, opened, disabled, problems, FieldView } = useFielding();
  const items = (Array.isArray(value) ? value : []) as readonly unknown[];
  const item = field.item as Field;
  const listPath = pathText(path);
  const set = (next: readonly unknown[], at?: number) => {
    change(path, next.length === 0 && field.optional ? undefined : next);
    open(listPath, at);
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
      return;
    }
    const added = isGroup ? blankPayload(itemFields(item)) : blankOf(item);
    const next = field.addsFirst ? [added, ...items] : [...items, added];
    set(next, isGroup ? next.indexOf(added) : undefined);
  };
  const addButton = (
    <Button icon={<Plus size={ICON_PX} aria-hidden="true" />} disabled={items.length >= field.maximum} onClick={add}>
      {t('content.add')}
    </Button>
  );
  const problem = problems.get(listPath);
  return (
    <section className={styles.list} aria-label={label}>
      <h2 className={styles.listName}>
        {label}
        <span className={styles.count}>{t('content.count', { count: items.length })}</span>
      </h2>
      {problem && <p className={styles.problem}>{validationErrorText(problem)}</p>}
      {field.tree ? (
        <TreeRows field={field as List & { tree: Tree }} items={items as readonly Item[]} opened={opened.get(listPath)}>
          {({ at, level, isFolded }, onFold) => (
            <ItemRow key={at} {...{ field, items, path, at, level, set, isFolded, onFold }} drag={drag(at)} />
          )}
        </TreeRows>
      ) : isGroup ? (
        <GroupRows
          item={item}
          items={items}
          opened={opened.get(listPath)}
          tools={field.addsFirst && !disabled && addButton}
        >
          {(at) => <ItemRow key={at} {...{ field, items, path, at, level: 1, set }} drag={drag(at)} />}
        </GroupRows>
      ) : (
        <ul className={styles.items}>
          {items.map((one, at) => (
            <li key={at} className={styles.plain}>
              <FieldView field={item} value={one} path={[...path, at]} />
              {!disabled && (
                <span className={styles.actions}>
                  <Act name={t('content.up')} disabled={at === 0} onClick={() => set(moved(items, at, -1))}>
                    <ArrowUp size={ICON_PX} aria-hidden="true" />
                  </Act>
                  <Act name={t('content.remove')} onClick={() => set(items.filter((_one, place) => place !== at))}>
                    <Trash2 size={ICON_PX} aria-hidden="true" />
                  </Act>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!disabled && !(isGroup && field.addsFirst) && addButton}
    </section>
  );
};
