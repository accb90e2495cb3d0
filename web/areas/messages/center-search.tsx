import { Search, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { KEYWORD_MAXIMUM } from '#contract/limits.ts';
import { t } from '#web/texts.ts';
import { type CenterQuery, centerUrl, emptyCenterQuery } from './center-address.ts';
import styles from './center-search.module.css';

/** Searches within all or the unread messages; a form that also works before the script has come. */
export const CenterSearch = ({ query: { keyword, messageType } }: { query: CenterQuery }) => (
  <search className={styles.search}>
    <Form method="get" className={styles.form} key={keyword}>
      <input type="hidden" name="messageType" value={messageType} />
      <input
        type="search"
        name="keyword"
        defaultValue={keyword}
        maxLength={KEYWORD_MAXIMUM}
        placeholder={t('messages.search.placeholder')}
        aria-label={t('messages.search.label')}
        autoComplete="off"
        enterKeyHint="search"
      />
      {keyword !== '' && (
        <Link
          to={centerUrl({ ...emptyCenterQuery, messageType })}
          className={styles.clear}
          aria-label={t('messages.search.clear')}
        >
          <X size={18} aria-hidden="true" />
        </Link>
      )}
      <button type="submit" className={styles.submit} aria-label={t('messages.search.submit')}>
        <Search size={18} aria-hidden="true" />
      </button>
    </Form>
  </search>
);
