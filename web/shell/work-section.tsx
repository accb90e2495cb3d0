import type { ReactNode } from 'react';
import styles from './work-section.module.css';

interface WorkSectionProps {
  title: string;
  /** One sentence, or a link, beside the title. */
  lead?: ReactNode;
  /** The page's own heading; further sections stand below it. */
  first?: boolean;
  children: ReactNode;
}

/** A titled part of a page of the account centre or the console. */
export const WorkSection = ({ title, lead, first = false, children }: WorkSectionProps) => (
  <section className={styles.section}>
    <header className={styles.head}>
      {first ? <h1>{title}</h1> : <h2>{title}</h2>}
      {lead && <div className={styles.lead}>{lead}</div>}
    </header>
    {children}
  </section>
);
