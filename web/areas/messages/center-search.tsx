import { Search, X } from 'lucide-react';
import { Form, Link, useNavigate } from 'react-router';
import { KEYWORD_MAXIMUM } from '#contract/limits.ts';
import { messageKinds } from '#contract/messages/kinds.ts';
import { t } from '#web/texts.ts';
import { type CenterQuery, centerUrl, emptyCenterQuery, readCenterQuery } from './center-address.ts';
import styles from './center-search.module.css';

const kinds = Object.values(messageKinds);

/** Searches within all or the unread messages, of one kind or of all; a form that also works before the script has come. */
export const CenterSearch = ({ query: { keyword, kind, messageType } }: { query: CenterQuery }) => {
  const navigate = useNavigate();
  return (
    <search className={styles.search}>
      <Form method="get" className={styles.form} key={`${keyword} ${kind ?? ''}`}>
        <input type="hidden" name="messageType" value={messageType} />
        <select
          name="kind"
          defaultValue={kind ?? ''}
          aria-label={t('messageCenter.kinds')}
          onChange={({ target }) => {
            const chosen = readCenterQuery(new URLSearchParams({ kind: target.value })).kind;
            void navigate(centerUrl({ ...emptyCenterQuery, messageType, keyword, kind: chosen }));
          }}
        >
          <option value="">{t('messageCenter.kind.all')}</option>
          {kinds.map((value) => (
            <option key={value} value={value}>
              {t(`messageCenter.kind.${value}`)}
            </option>
          ))}
        </select>
        <input
          type="search"
          name="keyword"
          defaultValue={keyword}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('messageCenter.search.placeholder')}
          aria-label={t('messageCenter.search.label')}
          autoComplete="off"
          enterKeyHint="search"
        />
        {keyword !== '' && (
          <Link
            to={centerUrl({ ...emptyCenterQuery, messageType, kind })}
            className={styles.clear}
            aria-label={t('messageCenter.search.clear')}
          >
            <X size={18} aria-hidden="true" />
          </Link>
        )}
        <button type="submit" className={styles.submit} aria-label={t('messageCenter.search.submit')}>
          <Search size={18} aria-hidden="true" />
        </button>
      </Form>
    </search>
  );
};
