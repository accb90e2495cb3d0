import { Link } from 'react-router';
import type { ChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { t } from '#web/kit/texts.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import { choiceName } from './chip-lookup-names.ts';
import { useChipLookupUrl } from './chip-lookup-url.ts';
import styles from '../empty-list.module.css';

const wordsOf = (lookup: ChipLookup) => {
  const values = { name: choiceName(lookup) };
  if (!lookup.runs) return [t('catalogue.chipLookup.empty.lacks'), t('catalogue.chipLookup.empty.lacksText', values)];
  const noDevice = lookup.deviceType === null;
  return [
    t('catalogue.chipLookup.empty.runs'),
    noDevice ? t('catalogue.chipLookup.empty.noDevice') : t('catalogue.chipLookup.empty.runsText', values),
  ];
};

/** Explains an empty list: nothing runs there, nothing is missing, or the page is past the last one. */
export const ChipLookupEmpty = ({ lookup, pages }: { lookup: ChipLookup; pages: number }) => {
  const urlOf = useChipLookupUrl();
  const past = pages > 0;
  const [title, text] = past
    ? [t('catalogue.empty.pageTitle'), t('catalogue.empty.page', { pageNo: lookup.pageNo, pages })]
    : wordsOf(lookup);
  const other = { ...lookup, runs: past ? lookup.runs : !lookup.runs, pageNo: 1 };
  return (
    <div className={styles.empty}>
      <Drawing src="/static/drawings/site/empty.svg" width={480} height={300} />
      <h3>{title}</h3>
      <p>{text}</p>
      <Link className="button button-plain" to={urlOf(other)} preventScrollReset>
        {past
          ? t('catalogue.empty.firstPage')
          : t(lookup.runs ? 'catalogue.chipLookup.empty.toLacks' : 'catalogue.chipLookup.empty.toRuns')}
      </Link>
    </div>
  );
};
