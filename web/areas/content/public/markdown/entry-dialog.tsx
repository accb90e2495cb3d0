import { Input } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { type ListedEntry, queryEntries } from '#contract/content/calls.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { kindName, kinds } from '../../console/kinds.ts';
import { StateTags } from '../../console/state-tags.tsx';
import styles from './markdown.module.css';

interface EntryDialogProps {
  onChoose: (entry: ListedEntry) => void;
  onClose: () => void;
}

/** Moves the focus from the search through the hits and back. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
  const next = stops[stops.indexOf(event.target as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

/** Finds an entry to link to. */
export const EntryDialog = ({ onChoose, onClose }: EntryDialogProps) => {
  const [keyword, setKeyword] = useState('');
  const { answer, isOld, failed } = useLiveAnswer(
    queryEntries,
    keyword.trim() === '' ? {} : { keyword: keyword.trim() },
  );
  // Singles are parts of pages.
  const found = (answer?.list ?? []).filter(({ kind }) => kinds.get(kind)?.shape !== 'single');
  const [only] = found;
  return (
    <AntdDialog title={t('content.markdown.entry')} footer={null} onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- The keys only move the focus. */}
      <div onKeyDown={moveFocus}>
        <Input
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('content.markdown.entrySearch')}
          aria-label={t('content.markdown.entrySearch')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
          onPressEnter={() => only && found.length === 1 && !isOld && onChoose(only)}
        />
        <div role="status">
          {failed && <p className={styles.note}>{t('content.markdown.entryFailed')}</p>}
          {!failed && answer && found.length === 0 && <p className={styles.note}>{t('content.markdown.entryNone')}</p>}
        </div>
        <ul className={styles.entries}>
          {found.map((entry) => (
            <li key={entry.entryId}>
              <button type="button" className={styles.entry} onClick={() => onChoose(entry)}>
                <span className={styles.entryTitle}>{entry.title}</span>
                <span className={styles.entryKind}>{kindName(entry.kind)}</span>
                <StateTags entry={entry} />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </AntdDialog>
  );
};
