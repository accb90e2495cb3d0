import type { ReactNode } from 'react';
import styles from './work-section.module.css';

interface WorkSectionProps {
  title: string;
  /** One sentence, or a link, beside the title. */
  lead?: ReactNode;
  /** The page's own heading; further sections stand below it. */
  first?: boolean;
  /** What can be done with the whole of it, at the end of its head. */
  act?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page of the account centre or the console. */
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
