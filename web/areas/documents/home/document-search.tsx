import { Search } from 'lucide-react';
import { Form } from 'react-router';
import { DOCUMENT_SEARCH_PATH } from '#contract/documents/document-path.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import styles from './document-home.module.css';

const ICON_PX = 20;

/** Leads to the search of the document center. The form also works before the script has loaded. */
export const DocumentSearch = () => (
  <search>
    <Form method="get" action={DOCUMENT_SEARCH_PATH} className={styles.search}>
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
    </Form>
  </search>
);
