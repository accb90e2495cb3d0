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

/** Returns whether a click leaves the link to the browser, such as one that opens another tab. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button || metaKey || altKey || ctrlKey || shiftKey;

/**
 * A link that changes the query of its page. Its `href` continues the shown query. A click continues the pending one,
 * so that choices add up even if they are made faster than the page renders.
 */
export const AheadLink = ({ to, onClick, ...props }: Omit<LinkProps, 'to'> & { to: UrlAhead }) => {
  const navigate = useNavigate();
  const pendingSearch = usePendingSearch();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (onClick) onClick(event);
    const pending = pendingSearch();
    if (!pending || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    void navigate(to(pending), props);
  };
  return <Link {...props} to={to()} onClick={follow} />;
};
