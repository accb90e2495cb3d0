import { Button } from 'antd';
import { ArrowDownUp, GripVertical, Plus, SquareMinus, SquarePlus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { moveEntry, type TreeEntry } from '#contract/content/calls.ts';
import { entryUrl } from '#contract/content/entry-list.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { makeCall } from '#web/kit/call.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { AntdMenu } from '#web/kit/ui/antd/antd-menu.tsx';
import dragStyles from '#web/kit/ui/drag/row-drag.module.css';
import { useRowDrag } from '#web/kit/ui/drag/use-row-drag.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { NewEntry } from '../create/create-dialog.tsx';
import { branchesOf, shownRows } from '../entry/fields/lists/folding.ts';
import { TreeTools } from '../entry/fields/lists/tree-tools.tsx';
import { rowsOf } from '../entry/tree-order.ts';
import { StateTags } from '../state-tags.tsx';
import { isWithin, type Place, placeAfterStep, placeInside, placeNextTo, type Step } from './places.ts';
import styles from './tree.module.css';

const ICON_PX = 16;
const steps: readonly Step[] = ['up', 'down', 'in', 'out'];
/** A tree with more entries begins with its branches folded. */
const WHOLE_MAXIMUM = 30;
const tree = { id: 'entryId', parent: 'parentId', depth: Number.POSITIVE_INFINITY };
const loadCreate = () => import('../create/create-dialog.tsx');

interface BranchProps {
  entries: readonly TreeEntry[];
  /** The entries below each parent. */
  below: ReadonlyMap<string | null, readonly TreeEntry[]>;
  parentId: string | null;
  /** Whether the branch below an entry that is shown is folded; undefined if it has none. */
  shown: ReadonlyMap<string, boolean | undefined>;
  onFold: (entryId: string, fold: boolean) => void;
  disabled: boolean;
  drag: ReturnType<typeof useRowDrag<string>>;
  onMove: (entryId: string, place: Place) => void;
  onCreate: (parentId: string) => void;
}

interface FoldProps {
  title: string;
  isFolded: boolean | undefined;
  onFold: (fold: boolean) => void;
}

/** The button that folds a branch; an empty place for an entry without one. */
const Fold = ({ title, isFolded, onFold }: FoldProps) => (
  <span className={styles.fold}>
    {isFolded !== undefined && (
      <Button
        type="text"
        size="small"
        aria-expanded={!isFolded}
        aria-label={t(isFolded ? 'content.tree.unfold' : 'content.tree.fold', { title })}
        icon={
          isFolded ? (
            <SquarePlus size={ICON_PX} aria-hidden="true" />
          ) : (
            <SquareMinus size={ICON_PX} aria-hidden="true" />
          )
        }
        onClick={() => onFold(!isFolded)}
      />
    )}
  </span>
);

const Branch = (props: BranchProps) => {
  const { entries, below, parentId, shown, onFold, disabled, drag, onMove, onCreate } = props;
  /** The entry whose menu is open: only its steps are worked out. */
  const [asked, setAsked] = useState<string>();
  const children = (below.get(parentId) ?? []).filter(({ entryId }) => shown.has(entryId));
  if (children.length === 0) return null;
  return (
    <ul className={styles.branch}>
      {children.map((entry) => (
        <li key={entry.entryId}>
          <div className={`${styles.row} ${dragStyles.row}`} {...drag(entry.entryId)}>
            <GripVertical size={ICON_PX} aria-hidden="true" className={styles.grip} />
            <Fold
              title={entry.title}
              isFolded={shown.get(entry.entryId)}
              onFold={(fold) => onFold(entry.entryId, fold)}
            />
            <Link to={entryUrl(entry.entryId)} draggable={false}>
              {entry.title}
            </Link>
            <StateTags entry={entry} />
            <span className={styles.actions}>
              <AntdMenu
                disabled={disabled}
                onOpenChange={(isOpen) => setAsked(isOpen ? entry.entryId : undefined)}
                items={steps.map((step) => {
                  const place = asked === entry.entryId ? placeAfterStep(entries, entry.entryId, step) : undefined;
                  return {
                    key: step,
                    label: t(`content.${step}`),
                    disabled: !place,
                    onClick: () => place && onMove(entry.entryId, place),
                  };
                })}
              >
                <Button
                  type="text"
                  aria-label={t('content.tree.move', { title: entry.title })}
                  icon={<ArrowDownUp size={ICON_PX} aria-hidden="true" />}
                />
              </AntdMenu>
              <Button
                type="text"
                aria-label={t('content.tree.createBelow', { title: entry.title })}
                icon={<Plus size={ICON_PX} aria-hidden="true" />}
                onClick={() => onCreate(entry.entryId)}
              />
            </span>
          </div>
          <Branch {...props} parentId={entry.entryId} />
        </li>
      ))}
    </ul>
  );
};

/** The tree of a kind. Entries are moved by dragging them, or step by step from their menus. */
export const TreeView = ({ kind, entries }: { kind: ContentKind; entries: readonly TreeEntry[] }) => {
  const { revalidate } = useRevalidator();
  const [moving, setMoving] = useState(false);
  const [created, setCreated] = useState<NewEntry>();
  const create = useLazyComponent(loadCreate, created !== undefined);
  const below = useMemo(() => {
    const groups = new Map<string | null, TreeEntry[]>();
    for (const entry of entries) groups.set(entry.parentId, [...(groups.get(entry.parentId) ?? []), entry]);
    return groups;
  }, [entries]);
  const rows = useMemo(() => rowsOf(entries as unknown as readonly Record<string, unknown>[], tree), [entries]);
  const [folded, setFolded] = useState<ReadonlySet<unknown>>(
    () => new Set(rows.length > WHOLE_MAXIMUM ? branchesOf(rows, tree) : []),
  );
  const [keyword, setKeyword] = useState('');
  const word = keyword.trim().toLowerCase();
  const visible = shownRows(rows, tree, {
    folded,
    opened: undefined,
    isFound: word === '' ? undefined : ({ at }) => (entries[at] as TreeEntry).title.toLowerCase().includes(word),
  });
  const shown = new Map(visible.map(({ at, isFolded }) => [(entries[at] as TreeEntry).entryId, isFolded]));
  const fold = (entryId: string, isFolding: boolean) =>
    setFolded((before) => {
      const next = new Set(before);
      if (isFolding) next.add(entryId);
      else next.delete(entryId);
      return next;
    });
  const move = async (entryId: string, place: Place) => {
    const entry = entries.find((one) => one.entryId === entryId);
    if (!entry) return;
    setMoving(true);
    try {
      await makeCall(moveEntry, { entryId, revision: entry.revision, ...place }, { showMessage: true });
      showNotice(t('content.done.move', { title: entry.title }), 'success');
      // The entry stays in view.
      if (place.parentId !== null) fold(place.parentId, false);
    } catch {
      // The message is on show.
    }
    await revalidate();
    setMoving(false);
  };
  const drag = useRowDrag<string>({
    inside: true,
    disabled: moving,
    onDrop: (moved, { target, where }) => {
      if (isWithin(entries, target, moved)) return;
      const place =
        where === 'inside'
          ? placeInside(entries, moved, target)
          : placeNextTo(entries, moved, { target, after: where === 'after' });
      void move(moved, place);
    },
  });
  return (
    <>
      <TreeTools
        keyword={keyword}
        onKeyword={setKeyword}
        isSomeFolded={visible.some(({ isFolded }) => isFolded)}
        onFoldAll={(isFolding) => setFolded(new Set(isFolding ? branchesOf(rows, tree) : []))}
        isNothing={visible.length === 0}
      />
      <Branch
        entries={entries}
        below={below}
        parentId={null}
        shown={shown}
        onFold={fold}
        disabled={moving}
        drag={drag}
        onMove={(entryId, place) => void move(entryId, place)}
        onCreate={(parentId) => setCreated({ kind, parentId })}
      />
      {create && <create.CreateDialog entry={created} onClose={() => setCreated(undefined)} />}
    </>
  );
};
