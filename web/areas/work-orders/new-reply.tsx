import { ArrowDown } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import styles from './new-reply.module.css';

/** A button that scrolls a reader who is further up to the new entry. */
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
