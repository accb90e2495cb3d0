import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import { abilityPath, LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { industryTypes } from '#contract/catalogue/industries.ts';
import { abilityList, type AbilityListQuery } from '#contract/catalogue/ability-list.ts';
import type { PageHead } from '#web/kit/shell/page-head.ts';
import { t } from '#web/kit/texts.ts';

interface ShownList {
  query: AbilityListQuery;
  abilities: readonly AbilitySummary[];
  pageSize: number;
}

const titleOf = ({ keyword, industryTypes: chosen, pageNo }: AbilityListQuery) => {
  const industry = chosen.length === 1 && industryTypes.find(({ value }) => value === chosen[0]);
  let title = t('catalogue.title');
  if (industry) title = t('catalogue.titleOfIndustry', { industry: industry.label });
  if (keyword !== '') title = t('catalogue.titleOf', { keyword });
  return pageNo > 1 ? t('catalogue.titleOfPage', { title, pageNo }) : title;
};

/**
 * Search engines index the pages of the whole list and of each industry, but no results of searches or other filters.
 */
export const listHead = ({ query, abilities, pageSize }: ShownList): PageHead => {
  const head = { title: titleOf(query), description: t('catalogue.lead') };
  const known = { ...abilityList.empty, pageNo: query.pageNo, industryTypes: query.industryTypes.slice(0, 1) };
  const search = abilityList.write(known);
  if (abilityList.write(query) !== search || abilities.length === 0) return head;
  return {
    ...head,
    path: search === '' ? LIST_PATH : `${LIST_PATH}?${search}`,
    data: (absolute) => ({
      '@type': 'ItemList',
      itemListElement: abilities.map(({ abilityNo, abilityName }, at) => ({
        '@type': 'ListItem',
        position: (query.pageNo - 1) * pageSize + at + 1,
        name: abilityName,
        url: absolute(abilityPath(abilityNo)),
      })),
    }),
  };
};
