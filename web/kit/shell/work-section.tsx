import type { ReactNode } from 'react';
import styles from './work-section.module.css';

interface WorkSectionProps {
  title: string;
  /** One sentence, or a link, next to the title. */
  lead?: ReactNode;
  /** Whether this section has the page's main heading. */
  first?: boolean;
  /** Actions for the whole section, at the end of its header. */
  act?: ReactNode;
  children: ReactNode;
}

/** A titled section of a page of the account centre or the console. */
export const WorkSection = ({ title, lead, first = false, act, children }: WorkSectionProps) => (
  <section className={styles.section}>
    <header className={styles.head}>
      <div className={styles.words}>
        {first ? <h1>{title}</h1> : <h2>{title}</h2>}
        {lead && <div className={styles.lead}>{lead}</div>}
      </div>
      {act && <div className={styles.act}>{act}</div>}
    </header>
    {children}
  </section>
);
