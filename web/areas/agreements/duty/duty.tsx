import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { getTerms } from '#contract/agreements/calls.ts';
import { type TermsQuery, readTermsQuery, writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, orNotFound, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { formatSecond, withoutMidnight } from '#web/kit/ui/dates.ts';
import styles from './duty.module.css';
import { Prose } from '#web/kit/ui/prose/prose.tsx';
import { TermsVersions } from './terms-versions.tsx';

const termsOf = (query: TermsQuery) => (query.key === undefined && query.title === undefined ? { key: '' } : query);

export const load = ({ call, url }: LoadArgs) => orNotFound(call(getTerms, termsOf(readTermsQuery(url.searchParams))));

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

export const handle: PageHandle = {
  noFooter: true,
  canonicalSearch: (search) => writeTermsQuery(readTermsQuery(search)),
  fewSearches: true,
};

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, {
    title: loaderData?.title,
    // Search engines index the current version.
    path: loaderData && `/duty?${writeTermsQuery({ key: loaderData.key })}`,
  });

/** A terms text with its outline and its versions. */
export default () => {
  const terms = useLoaderData<typeof loader>();
  return (
    <div className={`page ${styles.duty}`}>
      <nav className={styles.outline} aria-label={t('agreements.outline')}>
        <ol>
          {terms.headings.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <article className={styles.terms}>
        <h1>{terms.title}</h1>
        <p className={styles.version}>
          {t('agreements.version', {
            version: terms.version,
            time: withoutMidnight(formatSecond(terms.updateTime)),
          })}
        </p>
        <TermsVersions terms={terms} />
        <Prose html={terms.html} />
      </article>
    </div>
  );
};
