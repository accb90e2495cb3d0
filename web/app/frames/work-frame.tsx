import type { ReactNode } from 'react';
import type { WebsiteInfo } from '#contract/site/entities.ts';
import type { User } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { WorkBar } from './work-bar.tsx';
import { WorkContent } from './work-content.tsx';
import styles from './work-frame.module.css';
import { type WorkEntry, WorkMenu } from './work-menu.tsx';

const CONTENT = 'work-content';

interface WorkFrameProps {
  /** For tables that need more room than reading does. */
  wide?: boolean;
  website: WebsiteInfo;
  /** What stands behind the brand, and where it leads. */
  title: string;
  titlePath: string;
  user: User;
  /** Unread messages. */
  unread: number;
  /** The session is over: no entry leads anywhere, and nobody is there to log out. */
  ended?: boolean;
  /** Links in the bar, after the way back to the site. */
  links?: ReactNode;
  /** What the list of pages is called. */
  menuLabel: string;
  /** The pages, in groups that a line divides. */
  groups: readonly (readonly WorkEntry[])[];
  /** Stands above the list. */
  head?: ReactNode;
  /** Stands above the page. */
  crumbs?: ReactNode;
  children: ReactNode;
}

/** What stands around the pages where somebody works: a bar, the list of pages beside them, and the page itself. */
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
    <a href={`#${CONTENT}`} className={styles.skip}>
      {t('site.skip')}
    </a>
    <WorkBar website={website} title={title} titlePath={titlePath} user={ended ? undefined : user} unread={unread}>
      {links}
    </WorkBar>
    <div className={styles.body}>
      {!ended && <WorkMenu label={menuLabel} groups={groups} head={head} />}
      <div id={CONTENT} tabIndex={-1} className={styles.content}>
        <div className={`${styles.column} ${wide ? styles.wide : ''}`}>
          {crumbs}
          <WorkContent>{children}</WorkContent>
        </div>
      </div>
    </div>
  </div>
);
