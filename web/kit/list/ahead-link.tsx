import type { MouseEvent } from 'react';
import { Link, type LinkProps, useNavigate } from 'react-router';
import type { UrlAhead } from './changing.ts';
import { usePendingSearch } from './search-ahead.ts';

/** Returns whether a click leaves the link to the browser, such as one that opens another tab. */
const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button || metaKey || altKey || ctrlKey || shiftKey;

export interface AheadLinkProps extends Omit<LinkProps, 'to' | 'target' | 'download' | 'reloadDocument'> {
  to: UrlAhead;
}

/**
 * A link that changes the query of its page. Its `href` continues the shown query. A click continues the pending one,
 * so that choices add up even if they are made faster than the page renders. It takes no property with which a link leaves
 * the page, because the click stays within it.
 */
export const AheadLink = ({ to, onClick, ...props }: AheadLinkProps) => {
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
