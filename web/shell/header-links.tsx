import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type LinkInfo, showStatus } from '#contract/site/entities.ts';
import { type TextKey, t } from '#web/texts.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import styles from './header.module.css';
import { loginUrl } from './login-url.ts';

type HeaderLinkKey = LinkInfo['headerLinks'][number]['key'];

const links: Record<HeaderLinkKey, { text: TextKey; href: string; className: string | undefined }> = {
  consult: { text: 'site.header.consult', href: '/partner-consultation/', className: styles.link },
  document: { text: 'site.header.document', href: '/resource-center/document-center', className: styles.link },
  login: { text: 'site.header.login', href: '/auth/login', className: styles.link },
  register: {
    text: 'site.header.register',
    href: '/auth/register',
    className: `button button-primary ${styles.register}`,
  },
};

/** The page's own address is known in the browser alone: a page is rendered for whoever asks. */
const useLoginUrl = () => {
  const location = useLocation();
  const [url, setUrl] = useState(links.login.href);
  // The address changes with the location.
  useEffect(() => setUrl(loginUrl(window.location.href)), [location]);
  return url;
};

/** The links beside the menu that the configuration shows. */
export const HeaderLinks = ({ headerLinks }: { headerLinks: LinkInfo['headerLinks'] }) => {
  const login = useLoginUrl();
  return headerLinks
    .filter((link) => link.status === showStatus.show)
    .map(({ key }) => {
      const { text, href, className } = links[key];
      if (key === 'login')
        return (
          <a key={key} href={login} className={className}>
            {t(text)}
          </a>
        );
      return (
        <SiteLink key={key} href={href} className={className}>
          {t(text)}
        </SiteLink>
      );
    });
};
