import type { AbilityListQuery } from '#contract/catalogue/ability-list.ts';
import { AheadLink, type AheadLinkProps } from '#web/kit/list/ahead-link.tsx';
import { useChangedUrl } from './chosen-query.ts';

interface ListLinkProps extends Omit<AheadLinkProps, 'to'> {
  query: AbilityListQuery;
  /** Returns what the link changes of a query. */
  change: (query: AbilityListQuery) => Partial<AbilityListQuery>;
}

/** A link that changes the query of the list. Two quick choices add up. */
export const ListLink = ({ query, change, ...props }: ListLinkProps) => {
  const changedUrl = useChangedUrl(query);
  return <AheadLink {...props} to={(pending) => changedUrl(change, pending)} />;
};
