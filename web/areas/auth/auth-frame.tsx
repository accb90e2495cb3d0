import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { Brand } from '#web/kit/shell/brand.tsx';
import { defaultSite, type SiteData } from '#web/kit/shell/site-data.ts';
import { ThemeSwitch } from '#web/kit/shell/theme-switch.tsx';
import { t } from '#web/kit/texts.ts';
import { Drawing } from '#web/kit/ui/drawing.tsx';
import styles from './auth-frame.module.css';
import { usePreparedPasswords } from './use-prepared-passwords.ts';

interface AuthFrameProps {
  title: string;
  /** A sentence below the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The frame of every login page. It has no menu; the brand links to the home page. */
export const AuthFrame = ({ title, lead, children }: AuthFrameProps) => {
  const { website, agreementLinks } = (useRouteLoaderData('root') as SiteData | undefined) ?? defaultSite;
  usePreparedPasswords();
  return (
    <div className={styles.frame}>
      <div className={styles.column}>
        <div className={styles.panel}>
          <Drawing
            src="/static/drawings/site/auth-entrance.svg"
            width={1080}
            height={830}
            className={styles.picture}
            fill
          />
          <div className={styles.words}>
            <p className={styles.say}>{t('identity.frame.lead')}</p>
            <p className={styles.fact}>{t('identity.frame.fact')}</p>
          </div>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.bar}>
          <Brand website={website} regional={false} />
          <ThemeSwitch />
        </div>
        <section className={styles.content} aria-labelledby="auth-title">
          <h1 id="auth-title" className={styles.title}>
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          <noscript>
            <p className={styles.lead}>{t('site.needsScript')}</p>
          </noscript>
          {children}
        </section>
        <nav className={styles.terms} aria-label={t('identity.frame.terms')}>
          {agreementLinks.map(({ title: name, key }) => (
            <a key={key} href={`/duty/?${writeTermsQuery({ key, title: name })}`} target="_blank" rel="noreferrer">
              {name}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
};
