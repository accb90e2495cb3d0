import { type MetaArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import type { AbilityDetail } from '#contract/catalogue/ability.ts';
import { compareAbilities, getAbility, queryAbilities } from '#contract/catalogue/calls.ts';
import { COMPARED_LEAST, COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type CallFailure, type LoadArgs, type MakeCall, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { loadMedia } from '#web/kit/ui/pictures/load-media.ts';
import { t } from '#web/kit/texts.ts';
import styles from './comparison.module.css';
import { readAddress, useAddress, writeAddress } from './comparison-address.ts';
import { ComparisonBar } from './comparison-bar.tsx';
import { ComparisonEmpty } from './comparison-empty.tsx';
import { comparisonGroups } from './comparison-groups.ts';
import { countRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { useFocusContent } from '#web/kit/ui/focus-content.ts';
import { cachedPage } from '#web/kit/list/cached-page.ts';
import { StaleNotice } from '#web/kit/list/stale-notice.tsx';

const NOT_OPEN = '10006';

/** Returns those of the abilities that are open. The comparison call does not accept a single ability. */
const findAbilities = async (call: MakeCall, abilityNos: readonly number[]): Promise<AbilityDetail[]> => {
  if (abilityNos.length >= COMPARED_LEAST)
    return (await call(compareAbilities, { abilityNos: abilityNos.join(',') })).list;
  try {
    return await Promise.all(abilityNos.map((abilityNo) => call(getAbility, { abilityNo: String(abilityNo) })));
  } catch (error) {
    if ((error as Partial<CallFailure>).code === NOT_OPEN) return [];
    throw error;
  }
};

export const load = async ({ call, url }: LoadArgs) => {
  const { abilityNos } = readAddress(url.searchParams);
  const [{ list }, abilities] = await Promise.all([
    call(queryAbilities, { pageNo: 1, pageSize: PAGE_SIZE_MAXIMUM }),
    findAbilities(call, abilityNos),
  ]);
  const found = new Set(abilities.map(({ abilityNo }) => abilityNo));
  return {
    choices: list.map(({ abilityNo, abilityName, modelTypeCn }) => ({ abilityNo, abilityName, modelTypeCn })),
    ...(await loadMedia(
      call,
      abilities.map(({ cover }) => cover),
    )),
    chosen: abilities.map(({ abilityNo, abilityName, cover, hasEngine }) => ({
      abilityNo,
      abilityName,
      cover,
      hasEngine,
    })),
    groups: abilities.length >= COMPARED_LEAST ? comparisonGroups(abilities) : [],
    missing: abilityNos.filter((abilityNo) => !found.has(abilityNo)),
  };
};

export const loader = serverLoad(load);
const cache = cachedPage<Awaited<ReturnType<typeof load>>>();
export const clientLoader = cache.orCached(browserLoad(load));

/** The server's data does not depend on whether all rows or only differences are shown. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const [now, next] = [currentUrl, nextUrl].map(({ searchParams }) => readAddress(searchParams));
  const onlyView = now?.diff !== next?.diff && String(now?.abilityNos) === String(next?.abilityNos);
  return onlyView ? false : defaultShouldRevalidate;
};

export const handle: PageHandle = { canonicalSearch: (search) => writeAddress(readAddress(search)) };

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const names = loaderData?.chosen.map(({ abilityName }) => abilityName).join('、');
  // Without a path, search engines do not index the page: everyone can compose one.
  return pageHead(matches, {
    title: names ? t('catalogue.comparison.titleOf', { names }) : t('catalogue.comparison.title'),
    description: names ? t('catalogue.comparison.description', { names }) : t('catalogue.comparison.lead'),
  });
};

export default () => {
  const data = useLoaderData<typeof loader>();
  const { choices, chosen, groups, missing } = data;
  const { leftOut } = useAddress().shown;
  cache.useShown(data);
  useFocusContent(data, groups.length > 0 ? 'comparison-bar' : 'comparison-empty');
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="page">
          <h1>{t('catalogue.comparison.title')}</h1>
          <p>{t('catalogue.comparison.lead')}</p>
        </div>
      </div>
      <div className={`page ${styles.body}`}>
        {cache.isStale(data) && <StaleNotice />}
        {(missing.length > 0 || leftOut) && (
          <div className={styles.notice}>
            {missing.length > 0 && <p>{t('catalogue.comparison.missing', { numbers: missing.join('、') })}</p>}
            {leftOut && <p>{t('catalogue.comparison.leftOut', { most: COMPARED_MOST })}</p>}
          </div>
        )}
        {groups.length > 0 ? (
          <>
            <ComparisonBar chosen={chosen} choices={choices} counts={countRows(groups)} />
            <ComparisonTable chosen={chosen} choices={choices} groups={groups} />
          </>
        ) : (
          <ComparisonEmpty chosen={chosen[0]} choices={choices} />
        )}
      </div>
    </div>
  );
};
