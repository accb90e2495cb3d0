import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { t } from '#web/kit/texts.ts';
import styles from './folded-facts.module.css';

/** The facts of an order: a column where there is room, otherwise folded behind a button, so that they hide nothing. */
export const FoldedFacts = ({ className = '', children }: { className?: string | undefined; children: ReactNode }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className={className}>
      <h2 className={styles.title}>{t('workOrders.facts')}</h2>
      <button
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t('workOrders.facts')}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <div id={id} className={`${styles.facts} ${open ? styles.open : ''}`}>
        {children}
      </div>
    </div>
  );
};
