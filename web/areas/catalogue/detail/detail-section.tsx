import type { ReactNode } from 'react';
import styles from './detail.module.css';

interface DetailSectionProps {
  /** Anchor of the section. */
  id: string;
  title: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** A section of an ability's page with its heading. */
export const DetailSection = ({ id, title, lead, children }: DetailSectionProps) => (
  <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
    <div className="page">
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </section>
);
