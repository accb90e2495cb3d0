import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { t } from '../texts.ts';
import { MarkedText } from '../ui/marked-text.tsx';
import type { PaletteGroup, PaletteItem } from './palette-source.ts';
import styles from './palette.module.css';

const ICON_PX = 18;

interface OptionProps {
  item: PaletteItem;
  id: string;
  active: boolean;
  onPick: () => void;
  onForget: () => void;
}

const Option = ({ item, id, active, onPick, onForget }: OptionProps) => {
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) element.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const { path, title, marked, notes = [], lines = [], state, forget, Icon } = item;
  return (
    <Link
      ref={element}
      to={path}
      state={state}
      id={id}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={forget && 'Shift+Delete'}
      tabIndex={-1}
      className={`${styles.option} ${active ? styles.active : ''}`}
      onClick={onPick}
    >
      <Icon size={ICON_PX} aria-hidden="true" />
      {lines.length > 0 ? (
        <span className={styles.card}>
          <bdi className={styles.name}>{title}</bdi>
          {lines.map((line) => (
            <span key={line} className={styles.line}>
              {line}
            </span>
          ))}
        </span>
      ) : (
        <bdi className={styles.name}>{marked ? <MarkedText parts={marked} /> : title}</bdi>
      )}
      {notes.length > 0 && <span className={styles.notes}>{notes.join(' · ')}</span>}
      {forget && (
        // A list box has only options for a keyboard, which has a separate shortcut for this.
        <span
          className={styles.forget}
          aria-hidden="true"
          title={t('palette.forget', { keyword: title })}
          onClick={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onForget();
          }}
        >
          <X size={16} />
        </span>
      )}
    </Link>
  );
};

/** Returns the id of a row, which the field names as the active one. */
export const rowId = (list: string, index: number): string => `${list}-${index}`;

interface PaletteRowsProps {
  id: string;
  groups: readonly PaletteGroup[];
  /** The place of the active row. */
  active: number;
  loading: boolean;
  onPick: (item: PaletteItem) => void;
  onForget: (item: PaletteItem) => void;
}

/** The rows of the palette in their groups. */
export const PaletteRows = ({ id, groups, active, loading, onPick, onForget }: PaletteRowsProps) => {
  const items = groups.flatMap((group) => group.items);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t('palette.results')}
      aria-busy={loading}
      className={styles.list}
      hidden={items.length === 0}
    >
      {groups.map((group, place) => (
        <div key={`${place} ${group.title}`} role="group" aria-label={group.title}>
          {groups[place - 1]?.title !== group.title && (
            <p className={styles.title} aria-hidden="true">
              {group.title}
            </p>
          )}
          {group.items.map((item) => {
            const index = items.indexOf(item);
            return (
              <Option
                key={item.path}
                item={item}
                id={rowId(id, index)}
                active={index === active}
                onPick={() => onPick(item)}
                onForget={() => onForget(item)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
};
