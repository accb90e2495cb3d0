import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router';
import type { AnyList, QueryOf } from '#contract/kit/list/define-list.ts';
import { usePendingSearch } from './search-ahead.ts';

/** Returns an address of the page: from the query of the pending navigation, otherwise from the shown one. */
export type UrlAhead = (pending?: URLSearchParams) => string;

/** Returns the address of a list with some other values. */
export const changing =
  <L extends AnyList>(list: L, shown: QueryOf<L>, values: Partial<QueryOf<L>>): UrlAhead =>
  (pending) =>
    list.urlOf({ ...(pending ? list.read(pending) : shown), ...values });

/** Returns whether a click follows the link in this tab. */
const isPlain = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * A link that changes the query of its page. Its `href` continues the shown query. A click continues the pending one,
 * so that choices add up even if they are made faster than the page renders.
 */
export const AheadLink = ({ to, onClick, ...props }: Omit<LinkProps, 'to'> & { to: UrlAhead }) => {
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const pending = isPlain(event) ? pendingSearch() : undefined;
    if (event.defaultPrevented || !pending) return;
    event.preventDefault();
    const { replace = false, preventScrollReset = false } = props;
    void navigate(to(pending), { replace, preventScrollReset });
  };
  return <Link {...props} to={to()} onClick={follow} />;
};
