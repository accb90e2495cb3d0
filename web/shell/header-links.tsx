import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type LinkInfo, showStatus } from '#contract/site/entities.ts';
import { t } from '#web/texts.ts';
import { SiteLink } from '#web/ui/site-link.tsx';
import styles from './header.module.css';
import { loginUrl } from './login-url.ts';
import { requireLogin } from './require-login.ts';

type HeaderLinkKey = LinkInfo['headerLinks'][number]['key'];

/** The page's own address is known in the browser alone: a page is rendered for whoever asks. */
const useLoginUrl = () => {
  const location = useLocation();
  const [url, setUrl] = useState('/auth/login');
  // The address changes with the location.
  useEffect(() => setUrl(loginUrl(window.location.href)), [location]);
  return url;
};

interface HeaderLinksProps {
  headerLinks: LinkInfo['headerLinks'];
  /** Opens the consultation, for somebody who is logged in. */
  onConsult: () => void;
}

/** What the configuration shows beside the menu, in its order; who is logged in sees neither login nor register. */
export const HeaderLinks = ({ headerLinks, onConsult }: HeaderLinksProps) => {
  const login = useLoginUrl();
  const links: Record<HeaderLinkKey, ReactNode> = {
    consult: (
      <button
        key="consult"
        type="button"
        className={styles.link}
        onClick={() => requireLogin(onConsult)}
        aria-haspopup="dialog"
      >
        {t('site.header.consult')}
      </button>
    ),
    document: (
      <SiteLink key="document" href="/resource-center/document-center" className={styles.link}>
        {t('site.header.document')}
      </SiteLink>
    ),
    login: (
      <a key="login" href={login} className={`${styles.link} ${styles.visitors}`}>
        {t('site.header.login')}
      </a>
    ),
    register: (
      <SiteLink
        key="register"
        href="/auth/register"
        className={`button button-primary ${styles.register} ${styles.visitors}`}
      >
        {t('site.header.register')}
      </SiteLink>
    ),
  };
  return headerLinks.filter(({ status }) => status === showStatus.show).map(({ key }) => links[key]);
};
