import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';

interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  children: ReactNode;
}

/** A link from the content: a path stays inside the application, any other address opens in the same window. */
export const SiteLink = ({ href, children, ...rest }: SiteLinkProps) =>
  href.startsWith('/') ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  );
