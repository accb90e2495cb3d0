import { History, Search } from 'lucide-react';
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { userIdOf } from '../session/user-id.ts';
import { t } from '../texts.ts';
import { Modal } from '../ui/modal.tsx';
import { early } from './early-input.ts';
import type { PaletteContext, PaletteGroup, PaletteItem, PaletteSource } from './palette-source.ts';
import { PaletteRows, rowId } from './palette-rows.tsx';
import styles from './palette.module.css';
import { recentChoices, rememberChoice } from './recent-choices.ts';
import { useFound } from './use-found.ts';

/** Rows that Page Up and Page Down move. */
const PAGE = 5;

interface PaletteProps {
  sources: readonly PaletteSource[];
  context: PaletteContext;
  placeholder: string;
  /** Returns where a path leads from this page: some pages have a version on the regional site. */
  urlOf: (path: string) => string;
  onClose: () => void;
}

/** Returns the recent choices as a group. */
const recentGroup = (userId: string): PaletteGroup => ({
  title: t('palette.recent'),
  items: recentChoices(userId).map((choice) => ({ ...choice, Icon: History })),
});

/** The rows that are on show before anything is typed, and afterwards. A path is shown once. */
const useShown = (
  { sources, context, urlOf }: Pick<PaletteProps, 'sources' | 'context' | 'urlOf'>,
  keyword: string,
  userId: string,
) => {
  const found = useFound(sources, keyword, context);
  const recent = useMemo(() => recentGroup(userId), [userId]);
  const seen = new Set<string>();
  const groups = [...(keyword === '' ? [recent] : []), ...found.groups]
    .map((group) => ({
      ...group,
      isOld: found.old.has(group),
      items: group.items
        .map((item) => ({ ...item, path: urlOf(item.path) }))
        .filter(({ path }) => !seen.has(path) && seen.add(path)),
    }))
    .filter(({ items }) => items.length > 0);
  return { ...found, groups };
};

/** The text in place of rows. */
const NothingFound = ({ keyword }: { keyword: string }) => (
  <div className={styles.words}>
    {keyword === '' ? (
      <p>{t('palette.start')}</p>
    ) : (
      <>
        <p>{t('palette.none', { keyword })}</p>
        <p className={styles.small}>{t('palette.none.words')}</p>
      </>
    )}
  </div>
);

/** One field that finds pages and things of all areas, worked by keyboard alone. */
export const Palette = ({ sources, context, placeholder, urlOf, onClose }: PaletteProps) => {
  const list = useId();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<string>();
  const keyword = typed.trim();
  const userId = context.user ? userIdOf(context.user) : '';
  const { groups, loading, failed, again } = useShown({ sources, context, urlOf }, keyword, userId);
  const items = groups.flatMap((group) => group.items);
  const at = Math.max(
    0,
    items.findIndex(({ path }) => path === chosen),
  );
  const active = items[at];
  const isOld = groups.some((group) => group.isOld && active !== undefined && group.items.includes(active));
  /** The keyword for which Enter was pressed before its rows had come. */
  const [entered, setEntered] = useState<string>();
  // In a layout effect, so that the field has the text before the next key comes.
  useLayoutEffect(() => {
    const text = early.text.slice(0, KEYWORD_MAXIMUM);
    if (text !== '') setTyped(text);
    if (early.isEntered) setEntered(text.trim());
    Object.assign(early, { text: '', isEntered: false });
  }, []);

  const pick = (item: PaletteItem) => {
    const { path, title, notes = [], isSearch = false, onPick } = item;
    onPick?.();
    if (!isSearch) rememberChoice(userId, { path, title, notes });
    onClose();
  };
  const open = (item: PaletteItem) => {
    pick(item);
    void navigate(item.path, { state: item.state });
  };
  const forget = (act: (() => void) | undefined) => {
    act?.();
    setChosen(undefined);
    again();
    field.current?.focus();
  };
  const openEntered = useEffectEvent(() => {
    if (entered === keyword && active) open(active);
    setEntered(undefined);
  });
  useEffect(() => {
    if (entered !== undefined && !loading) openEntered();
  }, [entered, loading]);
  const moves: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % items.length,
    ArrowUp: (at - 1 + items.length) % items.length,
    PageDown: Math.min(items.length - 1, at + PAGE),
    PageUp: Math.max(0, at - PAGE),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // A row of an earlier keyword is outdated: the rows of this one are still loading.
      const isEarly = isOld || (loading && active?.isFallback === true && chosen === undefined);
      if (active && !isEarly) open(active);
      else if (loading) setEntered(keyword);
    }
    if (event.key === 'Delete' && event.shiftKey && active?.forget) {
      event.preventDefault();
      forget(active.forget);
    }
    const to = items.length === 0 ? undefined : moves[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(items[to]?.path);
  };
  const count = items.filter(({ isFallback }) => !isFallback).length;
  const isEmpty = count === 0 && !loading && !failed;
  const forgetAll = groups.find((group) => group.forgetAll)?.forgetAll;
  return (
    <Modal label={t('palette.title')} className={styles.palette} onDismiss={onClose}>
      <div className={styles.field}>
        <Search size={20} aria-hidden="true" />
        <input
          ref={field}
          role="combobox"
          aria-label={t('palette.title')}
          aria-expanded={items.length > 0}
          aria-controls={list}
          aria-autocomplete="list"
          aria-activedescendant={active && rowId(list, at)}
          value={typed}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => {
            setTyped(target.value);
            setChosen(undefined);
            setEntered(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {t('palette.key.close')}
        </button>
      </div>
      <PaletteRows
        id={list}
        groups={groups}
        active={at}
        loading={loading}
        onPick={pick}
        onForget={(item) => forget(item.forget)}
      />
      {isEmpty && <NothingFound keyword={keyword} />}
      {failed && (
        <p className={styles.failed} role="alert">
          {t('palette.failed')}
          <button type="button" onClick={again}>
            {t('palette.again')}
          </button>
        </p>
      )}
      <div className={styles.foot}>
        {forgetAll && (
          <button type="button" className={styles.forgetAll} onClick={() => forget(forgetAll)}>
            {t('palette.forgetAll')}
          </button>
        )}
        <span role="status">
          {loading ? t('palette.loading') : keyword !== '' && count > 0 && t('palette.count', { count })}
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd>
          {t('palette.key.move')}
          <kbd>Enter</kbd>
          {t('palette.key.open')}
          <kbd>Esc</kbd>
          {t('palette.key.close')}
        </span>
      </div>
    </Modal>
  );
};
