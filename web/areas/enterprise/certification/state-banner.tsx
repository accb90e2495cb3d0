import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './state-banner.module.css';

export type Tone = 'plain' | 'success' | 'warning' | 'danger';

const SIGN_PX = 22;

interface StateBannerProps {
  tone: Tone;
  Icon: LucideIcon;
  title: string;
  children?: ReactNode;
}

/** Shows the state of a certification and what it means. */
export const StateBanner = ({ tone, Icon, title, children }: StateBannerProps) => (
  <div className={`${styles.banner} ${styles[tone]}`}>
    <Icon size={SIGN_PX} aria-hidden="true" className={styles.sign} />
    <div className={styles.words}>
      <h2>{title}</h2>
      {children}
    </div>
  </div>
);
