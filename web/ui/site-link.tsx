import type { AnchorHTMLAttributes } from 'react';
import { Link } from 'react-router';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A link as content names it: a path of ours stays inside the application, any other address opens in the same window. */
export const SiteLink = ({ href, ...rest }: SiteLinkProps) =>
  href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
