import type { AbilityListQuery } from '#contract/catalogue/ability-list.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { useChangedUrl } from './chosen-query.ts';

export const Pager = ({ query, pages }: { query: AbilityListQuery; pages: number }) => {
  const changedUrl = useChangedUrl(query);
  return (
    <Pages pageNo={query.pageNo} pages={pages} urlOf={(pageNo, pending) => changedUrl(() => ({ pageNo }), pending)} />
  );
};
