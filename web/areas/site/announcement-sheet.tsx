import type { ReactNode } from 'react';
import styles from './announcement-sheet.module.css';

interface AnnouncementSheetProps {
  titleId: string;
  title: string;
  /** Rendered by the server from markdown: nothing in it runs. */
  html: string;
  /** Buttons at its foot. */
  children: ReactNode;
}

/** What an announcement says, as its dialog shows it. */
export const AnnouncementSheet = ({ titleId, title, html, children }: AnnouncementSheetProps) => (
  <>
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
    {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, react/no-danger -- A keyboard has to scroll it; the server rendered it from markdown and lets nothing through that runs. */}
    <div
      className={styles.text}
      role="region"
      aria-labelledby={titleId}
      tabIndex={0}
      dangerouslySetInnerHTML={{ __html: html }}
    />
    {/* oxlint-enable jsx-a11y/no-noninteractive-tabindex, react/no-danger */}
    <div className={styles.foot}>{children}</div>
  </>
);
