import { type ListQuery, readListQuery } from '#contract/catalogue/list-query.ts';
import { Pages } from '#web/kit/list/pages.tsx';
import { useListUrl } from '../list-url.ts';

export const Pager = ({ query, pages }: { query: ListQuery; pages: number }) => {
  const urlOf = useListUrl();
  return (
    <Pages
      pageNo={query.pageNo}
      pages={pages}
      urlOf={(pageNo, pending) => urlOf({ ...(pending ? readListQuery(pending) : query), pageNo })}
    />
  );
};
