import type { ReactNode } from 'react';
import type { LinkInfo } from '#contract/site/content.ts';
import { showStatus } from '#contract/site/entities.ts';
import { t } from '#web/kit/texts.ts';
import { SiteLink } from '#web/kit/ui/site-link.tsx';
import styles from '#web/kit/shell/header.module.css';
import { requireLogin } from '#web/kit/shell/require-login.ts';
import { CONSULT_HASH } from '#web/kit/shell/consult/consult-hash.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';

type HeaderLinkKey = LinkInfo['headerLinks'][number]['key'];

interface HeaderLinksProps {
  headerLinks: LinkInfo['headerLinks'];
  /** Opens the consultation. Called only for logged-in users. */
  onConsult: () => void;
}

/** The configured links next to the menu, in their order. Logged-in users see neither login nor register. */
export const HeaderLinks = ({ headerLinks, onConsult }: HeaderLinksProps) => {
  const login = useLoginUrl();
  const links: Record<HeaderLinkKey, ReactNode> = {
    consult: (
      <button
        key="consult"
        type="button"
        className={styles.link}
        onClick={() => requireLogin(onConsult, CONSULT_HASH)}
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
