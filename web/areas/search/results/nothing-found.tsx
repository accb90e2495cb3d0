import { searchModes } from '#contract/search/modes.ts';
import { RESULTS_PAGE_SIZE } from '#contract/search/result-list.ts';
import { AheadLink } from '#web/kit/list/ahead-link.tsx';
import { changedQuery } from './changed-query.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import { kindName } from '../public/kind-view.ts';
import type { Results } from './load-results.ts';
import styles from './nothing-found.module.css';

const loadForm = () => import('./wish-form.tsx');

/** The form does nothing without script, and comes with its own. */
const WishPlace = ({ keyword }: { keyword: string }) => {
  const form = useLazyComponent(loadForm, true);
  return (
    <div id="wish">{form ? <form.WishForm key={keyword} keyword={keyword} /> : <div className={styles.wish} />}</div>
  );
};

const Picture = ({ name = 'empty' }: { name?: 'empty' | 'search-start' }) => (
  <Drawing src={`/static/drawings/site/${name}.svg`} width={480} height={300} />
);

/** Shown before anything is searched for. */
export const Start = () => (
  <div className={styles.empty}>
    <Picture name="search-start" />
    <h2>{t('search.start.title')}</h2>
    <p>{t('search.start.words')}</p>
  </div>
);

/** Explains why there are no results, and what users can do. */
export const NothingFound = ({ data }: { data: Results }) => {
  const { query, hotWords, overview, found } = data;
  const { keyword, kind, mode, pageNo } = query;
  const total = found?.groups[0]?.total ?? 0;
  if (kind !== undefined && total > 0)
    return (
      <div className={styles.empty}>
        <p>{t('search.empty.page', { pageNo, pages: Math.ceil(total / RESULTS_PAGE_SIZE) })}</p>
        <AheadLink className="button button-plain" to={changedQuery(query, { pageNo: 1 })}>
          {t('search.empty.firstPage')}
        </AheadLink>
      </div>
    );
  if (kind !== undefined && overview && overview.groups.length > 0)
    return (
      <div className={styles.empty}>
        <Picture />
        <p>{t('search.empty.kind', { kind: kindName(kind) })}</p>
        <AheadLink className="button button-plain" to={changedQuery(query, { kind: undefined })}>
          {t('search.empty.allKinds')}
        </AheadLink>
      </div>
    );
  return (
    <>
      <div className={styles.empty}>
        <Picture />
        <h2>{t('search.empty.title', { keyword })}</h2>
        <div className={styles.tips}>
          <p>{t('search.empty.tips')}</p>
          <ul>
            {mode === searchModes.title && (
              <li>
                <AheadLink to={changedQuery(query, { mode: searchModes.resource })}>{t('search.empty.full')}</AheadLink>
              </li>
            )}
            <li>{t('search.empty.shorter')}</li>
            <li>{t('search.empty.spelling')}</li>
            {hotWords.length > 0 && <li>{t('search.empty.hot')}</li>}
          </ul>
        </div>
      </div>
      <WishPlace keyword={keyword} />
    </>
  );
};
