import type { ListQuery } from '#contract/catalogue/list-query.ts';
import { AheadLink, type AheadLinkProps } from '#web/kit/list/ahead-link.tsx';
import { useChangedUrl } from './chosen-query.ts';

interface ListLinkProps extends Omit<AheadLinkProps, 'to'> {
  query: ListQuery;
  /** Returns what the link changes of a query. */
  change: (query: ListQuery) => Partial<ListQuery>;
}

/** A link that changes the query of the list. Two quick choices add up. */
export const ListLink = ({ query, change, ...props }: ListLinkProps) => {
  const changedUrl = useChangedUrl(query);
  return <AheadLink {...props} to={(pending) => changedUrl(change, pending)} />;
};
