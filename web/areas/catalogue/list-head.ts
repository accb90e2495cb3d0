import type { AbilitySummary } from '#contract/catalogue/ability.ts';
import { abilityPath, LIST_PATH } from '#contract/catalogue/ability-path.ts';
import { emptyListQuery, type ListQuery, writeListQuery } from '#contract/catalogue/list-query.ts';
import type { PageHead } from '#web/shell/page-head.ts';
import { t } from '#web/texts.ts';

interface ShownList {
  query: ListQuery;
  abilities: readonly AbilitySummary[];
}

/** Search engines know the pages of the whole list; what a search or a filter finds is for its reader alone. */
export const listHead = ({ query, abilities }: ShownList): PageHead => {
  const title = query.keyword === '' ? t('catalogue.title') : t('catalogue.titleOf', { keyword: query.keyword });
  const description = t('catalogue.lead');
  const search = writeListQuery({ ...emptyListQuery, pageNo: query.pageNo });
  if (writeListQuery(query) !== search || abilities.length === 0) return { title, description };
  return {
    title,
    description,
    path: search === '' ? LIST_PATH : `${LIST_PATH}?${search}`,
    data: (absolute) => ({
      '@type': 'ItemList',
      itemListElement: abilities.map(({ abilityNo, abilityName }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: abilityName,
        url: absolute(abilityPath(abilityNo)),
      })),
    }),
  };
};
