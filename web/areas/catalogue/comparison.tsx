import type { MetaArgs } from 'react-router';
import { useLoaderData, type ShouldRevalidateFunctionArgs } from 'react-router';
import { compareAbilities, queryAbilities } from '#contract/catalogue/calls.ts';
import { COMPARED_LEAST, COMPARED_MOST } from '#contract/catalogue/comparison.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/limits.ts';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/page.ts';
import { pageTitle } from '#web/shell/page-title.ts';
import { t } from '#web/texts.ts';
import styles from './comparison.module.css';
import { readAddress, useAddress, writeAddress } from './comparison-address.ts';
import { ComparisonBar } from './comparison-bar.tsx';
import { ComparisonEmpty } from './comparison-empty.tsx';
import { comparisonGroups } from './comparison-groups.ts';
import { countRows } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';

export const load = async ({ call, url }: LoadArgs) => {
  const { abilityNos } = readAddress(url.searchParams);
  const enough = abilityNos.length >= COMPARED_LEAST;
  const [{ list }, compared] = await Promise.all([
    call(queryAbilities, { pageNo: 1, pageSize: PAGE_SIZE_MAXIMUM }),
    enough ? call(compareAbilities, { abilityNos: abilityNos.join(',') }) : undefined,
  ]);
  const choices = list.map(({ abilityNo, abilityName, modelTypeCn }) => ({ abilityNo, abilityName, modelTypeCn }));
  const abilities = compared?.list ?? list.filter(({ abilityNo }) => abilityNos.includes(abilityNo));
  const found = new Set(abilities.map(({ abilityNo }) => abilityNo));
  return {
    choices,
    chosen: abilities.map(({ abilityNo, abilityName, cover }) => ({ abilityNo, abilityName, cover })),
    groups: compared && compared.list.length >= COMPARED_LEAST ? comparisonGroups(compared.list) : [],
    missing: abilityNos.filter((abilityNo) => !found.has(abilityNo)),
  };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);

/** Whether all rows show or only some is no matter of the server. */
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
  const title = names ? t('catalogue.comparison.titleOf', { names }) : t('catalogue.comparison.title');
  return [...pageTitle(matches, title), { name: 'robots', content: 'noindex' }];
};

export default () => {
  const { choices, chosen, groups, missing } = useLoaderData<typeof loader>();
  const { leftOut } = useAddress().shown;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className="page">
          <h1>{t('catalogue.comparison.title')}</h1>
          <p>{t('catalogue.comparison.lead')}</p>
        </div>
      </div>
      <div className={`page ${styles.body}`}>
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
