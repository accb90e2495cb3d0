import { Input, type InputRef, Modal } from 'antd';
import { useRef, useState } from 'react';
import { type ListedEntry, queryEntries } from '#contract/content/calls.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { useLiveAnswer } from '#web/kit/console/live-answer.ts';
import { asks } from '#web/kit/list/page-keys.ts';
import { t } from '#web/kit/texts.ts';
import { kindName } from '../../console/kinds.ts';
import { StateTags } from '../../console/state-tags.tsx';
import styles from './markdown.module.css';

interface EntryDialogProps {
  onChoose: (entry: ListedEntry) => void;
  onClose: () => void;
}

/** Finds an entry to link to. */
export const EntryDialog = ({ onChoose, onClose }: EntryDialogProps) => {
  const input = useRef<InputRef>(null);
  const [keyword, setKeyword] = useState('');
  const { answer, failed } = useLiveAnswer(queryEntries, keyword.trim() === '' ? {} : { keyword: keyword.trim() });
  return (
    <Modal
      open
      title={t('content.markdown.entry')}
      footer={null}
      onCancel={onClose}
      afterOpenChange={(isOpen) => isOpen && input.current?.focus()}
    >
      <div {...asks}>
        <Input
          ref={input}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('content.markdown.entrySearch')}
          aria-label={t('content.markdown.entrySearch')}
          value={keyword}
          onChange={({ target }) => setKeyword(target.value)}
        />
        <div role="status">
          {failed && <p className={styles.note}>{t('content.markdown.entryFailed')}</p>}
          {!failed && answer?.list.length === 0 && <p className={styles.note}>{t('content.markdown.entryNone')}</p>}
        </div>
        <ul className={styles.entries}>
          {(answer?.list ?? []).map((entry) => (
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
    </Modal>
  );
};
