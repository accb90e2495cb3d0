import { CheckCheck, MailOpen, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type Message } from '#contract/messages/calls.ts';
import { readStates } from '#contract/messages/kinds.ts';
import { t } from '#web/kit/texts.ts';
import type { CenterQuery } from '#contract/messages/center-list.ts';
import styles from './center-tools.module.css';
import type { ChosenMessages } from './chosen-messages.ts';
import type { MessageActions } from './message-actions.ts';

const ICON_PX = 16;

/** A checkbox that is indeterminate while only some messages are chosen. */
const ChooseAll = ({ chosen, listed, onToggle }: { chosen: number; listed: number; onToggle: () => void }) => {
  const box = useRef<HTMLInputElement>(null);
  const isPart = chosen > 0 && chosen < listed;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPart;
  }, [isPart]);
  return (
    <label className={styles.all}>
      <input ref={box} type="checkbox" checked={listed > 0 && chosen === listed} onChange={onToggle} />
      {t('messageCenter.chooseAll')}
    </label>
  );
};

/** Describes the search result. */
const foundText = ({ keyword, kind }: CenterQuery, total: number) => {
  if (keyword !== '') return t('messageCenter.found', { keyword, total });
  return kind === undefined
    ? t('messageCenter.count', { total })
    : t('messageCenter.foundKind', { kind: t(`messageCenter.kind.${kind}`), total });
};

interface CenterToolsProps {
  query: CenterQuery;
  messages: readonly Message[];
  total: number;
  unread: number;
  /** Set when only this many of the newest messages were searched and there are more. */
  searchedNewest: number | undefined;
  selection: ChosenMessages;
  actions: MessageActions;
}

/** Shows how many messages there are, and the actions for the chosen ones or for all. */
export const CenterTools = ({
  query,
  messages,
  total,
  unread,
  searchedNewest,
  selection,
  actions,
}: CenterToolsProps) => {
  const { chosen, toggleAll } = selection;
  const waiting = messages.filter(
    ({ messagePushId, read }) => read === readStates.unread && chosen.includes(messagePushId),
  );
  const isRunning = actions.running !== undefined;
  // Marking all as read would also mark messages outside the search result.
  const isNarrowed = query.keyword !== '' || query.kind !== undefined;
  return (
    <div className={styles.tools}>
      {messages.length > 0 && <ChooseAll chosen={chosen.length} listed={messages.length} onToggle={toggleAll} />}
      <p className={styles.count} role="status">
        {chosen.length > 0 ? t('messageCenter.chosen', { count: chosen.length }) : foundText(query, total)}
        {searchedNewest !== undefined && (
          <span className={styles.bound}>{t('messageCenter.searchedNewest', { count: searchedNewest })}</span>
        )}
      </p>
      {chosen.length > 0 && (
        <>
          <button
            type="button"
            className="button button-plain"
            disabled={isRunning || waiting.length === 0}
            onClick={() => void actions.mark(waiting.map(({ messagePushId }) => messagePushId))}
          >
            <MailOpen size={ICON_PX} aria-hidden="true" />
            {t('messageCenter.mark')}
          </button>
          <button
            type="button"
            className="button button-plain"
            disabled={isRunning}
            onClick={() => void actions.remove(chosen)}
          >
            <Trash2 size={ICON_PX} aria-hidden="true" />
            {t('messageCenter.delete')}
          </button>
        </>
      )}
      {!isNarrowed && (
        <button
          type="button"
          className="button button-plain"
          disabled={isRunning || unread === 0}
          onClick={() => void actions.markAll()}
        >
          <CheckCheck size={ICON_PX} aria-hidden="true" />
          {t('messageCenter.markAll')}
        </button>
      )}
    </div>
  );
};
