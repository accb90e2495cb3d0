import type { ReactNode } from 'react';
import styles from './announcement-sheet.module.css';

interface AnnouncementSheetProps {
  titleId: string;
  title: string;
  /** Rendered by the server from Markdown, without scripts. */
  html: string;
  /** Buttons below the text. */
  children: ReactNode;
}

/** The content of the announcement dialog. */
export const AnnouncementSheet = ({ titleId, title, html, children }: AnnouncementSheetProps) => (
  <>
    <h2 id={titleId} className={styles.title}>
      {title}
    </h2>
    {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, react/no-danger -- Keyboard users scroll it; the server removes everything executable from the HTML. */}
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
