import { ArrowDown } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import styles from './new-reply.module.css';

/** Leads a reader who is further up to what has just come. */
export const NewReply = ({ unseen, toNewest }: { unseen: boolean; toNewest: () => void }) => (
  <div className={styles.place} role="status">
    {unseen && (
      <button type="button" className={styles.button} onClick={toNewest}>
        {t('workOrders.newReply')}
        <ArrowDown size={16} aria-hidden="true" />
      </button>
    )}
  </div>
);
