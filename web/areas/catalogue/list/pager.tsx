import type { ListQuery } from '#contract/catalogue/list-query.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { useChangedUrl } from './chosen-query.ts';

export const Pager = ({ query, pages }: { query: ListQuery; pages: number }) => {
  const changedUrl = useChangedUrl(query);
  return (
    <Pages pageNo={query.pageNo} pages={pages} urlOf={(pageNo, pending) => changedUrl(() => ({ pageNo }), pending)} />
  );
};
