import { Link } from 'react-router';
import { type ChipLookup, isChosen } from '#contract/catalogue/chip-lookup.ts';
import { emptyListQuery } from '#contract/catalogue/list-query.ts';
import { t } from '#web/kit/texts.ts';
import { choiceName } from './chip-lookup-names.ts';
import { useChipLookupUrl } from './chip-lookup-url.ts';
import styles from './chip-lookup.module.css';
import { useListUrl } from '../list-url.ts';

/** Breadcrumbs to the list and, from a chosen chip, to all chips. */
export const ChipBreadcrumb = ({ lookup }: { lookup: ChipLookup }) => {
  const listUrl = useListUrl();
  const urlOf = useChipLookupUrl();
  const title = t('catalogue.chipLookup.title');
  return (
    <nav className={styles.breadcrumb} aria-label={t('catalogue.detail.breadcrumb')}>
      <Link to={listUrl(emptyListQuery)}>{t('catalogue.title')}</Link>
      {isChosen(lookup) && (
        <>
          <span aria-hidden="true">/</span>
          <Link to={urlOf({})}>{title}</Link>
        </>
      )}
      <span aria-hidden="true">/</span>
      <span aria-current="page">{isChosen(lookup) ? choiceName(lookup) : title}</span>
    </nav>
  );
};
