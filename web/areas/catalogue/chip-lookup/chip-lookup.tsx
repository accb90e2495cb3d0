import type { MetaArgs } from 'react-router';
import { useLoaderData } from 'react-router';
import { queryChipAbilities } from '#contract/catalogue/calls.ts';
import { canonicalChipLookup, type ChipLookup, isChosen, readChipLookup } from '#contract/catalogue/chip-lookup.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';
import { ChipBreadcrumb } from './chip-lookup-breadcrumb.tsx';
import { ChipChooser } from './chip-lookup-chooser.tsx';
import { loadCounts } from './chip-lookup-counts.ts';
import { chipLookupHead } from './chip-lookup-head.ts';
import styles from './chip-lookup.module.css';
import { MisfitNotice } from './chip-lookup-misfits.tsx';
import { ChipLookupResult } from './chip-lookup-result.tsx';
import { ChipLookupStart } from './chip-lookup-start.tsx';
import { useChosenLookup } from './chip-lookup-url.ts';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { cachedPage } from '#web/kit/list/cached-page.ts';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';

const requestOf = ({ chipId, deviceType, firmwareType, runs, pageNo }: ChipLookup) => ({
  ...(chipId === null ? deviceType !== null && { deviceType } : { chipId }),
  ...(firmwareType !== null && { firmwareType }),
  runs,
  pageNo,
  // Users scan and print the whole list.
  pageSize: PAGE_SIZE_MAXIMUM,
});

export const load = async ({ call, url }: LoadArgs) => {
  const { lookup, misfits } = readChipLookup(url.searchParams);
  return isChosen(lookup)
    ? { lookup, misfits, found: await call(queryChipAbilities, requestOf(lookup)) }
    : { lookup, misfits, counts: await loadCounts(call) };
};

export const loader = serverLoad(load);
const cache = cachedPage<Awaited<ReturnType<typeof load>>>();
export const clientLoader = cache.orCached(browserLoad(load));

export const handle: PageHandle = { canonicalSearch: canonicalChipLookup };

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) =>
  pageHead(matches, loaderData ? chipLookupHead(loaderData.lookup, loaderData.found) : {});

export default () => {
  const data = useLoaderData<typeof loader>();
  const { lookup, misfits, found, counts } = data;
  cache.useShown(data);
  useFocusContent(data, found ? 'chip-result' : 'all-chips');
  const chosen = useChosenLookup(lookup);
  return (
    <>
      <header className={styles.head}>
        <div className="page">
          <ChipBreadcrumb lookup={lookup} />
          <h1>{t('catalogue.chipLookup.title')}</h1>
          <p>{t('catalogue.chipLookup.lead')}</p>
        </div>
      </header>
      <div className={`page ${styles.body}`}>
        <MisfitNotice misfits={misfits} />
        <ChipChooser lookup={chosen} withChips={found !== undefined} />
        {cache.isStale(data) && <StaleNotice />}
        {found ? <ChipLookupResult lookup={lookup} found={found} /> : <ChipLookupStart counts={counts} />}
      </div>
    </>
  );
};
