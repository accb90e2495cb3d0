import { House } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { WebsiteInfo } from '#contract/site/content.ts';
import { MessageBox } from '#web/areas/messages/message-box/message-box.tsx';
import type { User } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { Brand } from '#web/kit/shell/brand.tsx';
import { ThemeSwitch } from '#web/kit/shell/theme-switch.tsx';
import { UserBox } from '../shell/user/user-box.tsx';
import styles from './work-bar.module.css';

interface WorkBarProps {
  website: WebsiteInfo;
  title: string;
  titlePath: string;
  /** Absent if the session is over. */
  user: User | undefined;
  unread: number;
  children?: ReactNode;
}

/** The bar with the title, the link back to the site and the logged-in user. */
export const WorkBar = ({ website, title, titlePath, user, unread, children }: WorkBarProps) => (
  <section className={styles.bar} aria-label={title}>
    <Brand website={website} regional={false} />
    <Link to={titlePath} className={styles.title}>
      {title}
    </Link>
    <div className={styles.actions}>
      <Link to="/" className={styles.link}>
        <House size={16} aria-hidden="true" />
        <span>{t('identity.account.home')}</span>
      </Link>
      {children}
      <ThemeSwitch />
      {user && <MessageBox user={user} unread={unread} />}
      {user && (
        <div className={styles.user}>
          <UserBox user={user} />
        </div>
      )}
    </div>
  </section>
);

/** A further link in the bar: an icon with its name, which narrow screens leave out. */
export const WorkBarLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: string }) => (
  <Link to={to} className={styles.link}>
    {icon}
    <span>{children}</span>
  </Link>
);
