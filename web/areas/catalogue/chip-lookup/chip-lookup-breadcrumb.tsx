import { Link } from 'react-router';
import { LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { type ChipLookup, isChosen } from '#contract/catalogue/chip-lookup.ts';
import { t } from '#web/kit/texts.ts';
import { useSiteUrl } from '#web/kit/ui/region.ts';
import { choiceName } from './chip-lookup-names.ts';
import { useChipLookupUrl } from './chip-lookup-url.ts';
import styles from './chip-lookup.module.css';

/** Breadcrumbs to the list and, from a chosen chip, to all chips. */
export const ChipBreadcrumb = ({ lookup }: { lookup: ChipLookup }) => {
  const siteUrl = useSiteUrl();
  const urlOf = useChipLookupUrl();
  const title = t('catalogue.chipLookup.title');
  return (
    <nav className={styles.breadcrumb} aria-label={t('catalogue.detail.breadcrumb')}>
      <Link to={siteUrl(LIST_PATH)}>{t('catalogue.title')}</Link>
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
