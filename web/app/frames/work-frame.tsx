import type { ReactNode } from 'react';
import type { WebsiteInfo } from '#contract/site/content.ts';
import type { User } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkContent } from './work-content.tsx';
import styles from './work-frame.module.css';
import { type WorkEntry, WorkMenu } from './work-menu.tsx';

interface WorkFrameProps {
  /** For tables that need more width than text. */
  wide?: boolean | 'full';
  website: WebsiteInfo;
  /** The title next to the brand, and its link. */
  title: string;
  titlePath: string;
  user: User;
  /** The number of unread messages. */
  unread: number;
  /** The session is over: all entries are disabled, and there is no one to log out. */
  ended?: boolean;
  /** Links in the bar, after the link back to the site. */
  links?: ReactNode;
  /** The accessible name of the menu. */
  menuLabel: string;
  /** The pages, in groups that a line separates. */
  groups: readonly (readonly WorkEntry[])[];
  /** Shown above the menu. */
  head?: ReactNode;
  /** Shown above the page. */
  crumbs?: ReactNode;
  children: ReactNode;
}

/** The frame of the account centre and the console: a bar, the menu next to the content, and the page itself. */
export const WorkFrame = ({
  wide = false,
  website,
  title,
  titlePath,
  user,
  unread,
  ended = false,
  links,
  menuLabel,
  groups,
  head,
  crumbs,
  children,
}: WorkFrameProps) => (
  <div className={styles.frame}>
    <a href="#main" className={styles.skip}>
      {t('site.skip')}
    </a>
    <WorkBar website={website} title={title} titlePath={titlePath} user={ended ? undefined : user} unread={unread}>
      {links}
    </WorkBar>
    <div className={styles.body}>
      {!ended && <WorkMenu label={menuLabel} groups={groups} head={head} />}
      <main id="main" tabIndex={-1} className={styles.content}>
        <div className={`${styles.column} ${wide ? styles.wide : ''} ${wide === 'full' ? styles.full : ''}`}>
          {crumbs}
          <WorkContent>{children}</WorkContent>
        </div>
      </main>
    </div>
  </div>
);
