import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';
import { GetForm } from '#web/kit/form/get-form.tsx';
import { DOCUMENT_SEARCH_PATH } from '#contract/documents/document-path.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { whenIdle } from '#web/kit/start-up/when-idle.ts';
import { t } from '#web/kit/texts.ts';
import styles from './document-home.module.css';

const ICON_PX = 20;

/**
 * Links to the search of the document center. The form also works before the script has loaded. The page of the results
 * is loaded ahead, so that users only wait for the answer.
 */
export const DocumentSearch = () => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return (
    <search>
      <GetForm action={DOCUMENT_SEARCH_PATH} className={styles.search}>
        <Search size={ICON_PX} aria-hidden="true" className={styles.searchIcon} />
        <input
          type="search"
          name="keyword"
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('documents.search.placeholder')}
          aria-label={t('documents.search')}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button button-primary">
          {t('documents.search.submit')}
        </button>
      </GetForm>
      {isIdle && <PrefetchPageLinks page={DOCUMENT_SEARCH_PATH} />}
    </search>
  );
};
