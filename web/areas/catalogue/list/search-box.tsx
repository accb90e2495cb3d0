import { Search, X } from 'lucide-react';
import { Form, Link } from 'react-router';
import { emptyListQuery, filterNames, type ListQuery } from '#contract/catalogue/list-query.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useListUrl } from '../list-url.ts';
import styles from './search-box.module.css';

/** Searches within the chosen filters. The form also works before the script has loaded. */
export const SearchBox = ({ query, hotWords }: { query: ListQuery; hotWords: readonly string[] }) => {
  const urlOf = useListUrl();
  return (
    <search className={styles.search}>
      <Form method="get" action={urlOf(emptyListQuery)} className={styles.form} key={query.keyword}>
        <Search size={18} aria-hidden="true" className={styles.icon} />
        <input
          type="search"
          name="keyword"
          defaultValue={query.keyword}
          maxLength={KEYWORD_MAXIMUM}
          placeholder={t('catalogue.search.placeholder')}
          aria-label={t('catalogue.search.label')}
          autoComplete="off"
          enterKeyHint="search"
        />
        {filterNames.map(
          (name) =>
            query[name].length > 0 && <input key={name} type="hidden" name={name} value={query[name].join(',')} />,
        )}
        {query.sortType !== null && <input type="hidden" name="sortType" value={query.sortType} />}
        {query.keyword !== '' && (
          <Link
            to={urlOf({ ...query, keyword: '', pageNo: 1 })}
            className={styles.clear}
            aria-label={t('catalogue.search.clear')}
          >
            <X size={18} aria-hidden="true" />
          </Link>
        )}
        <button type="submit" className="button button-primary">
          {t('catalogue.search.submit')}
        </button>
      </Form>
      {hotWords.length > 0 && (
        <p className={styles.hot}>
          <span>{t('catalogue.search.hot')}</span>
          {hotWords.map((word) => (
            <Link key={word} to={urlOf({ ...emptyListQuery, keyword: word })}>
              {word}
            </Link>
          ))}
        </p>
      )}
    </search>
  );
};
