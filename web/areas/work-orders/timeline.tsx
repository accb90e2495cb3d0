import { Headset, Lock, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderEntry } from '#contract/work-orders/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { actionText, doerText } from './order-labels.ts';
import { Pictures } from './pictures.tsx';
import styles from './timeline.module.css';

export type ShownEntry = OrderEntry & { internal?: boolean };

const ICON_PX = 16;
const icons = { customer: UserRound, operator: Headset, system: Settings };

const Sign = ({ entry: { by, internal } }: { entry: ShownEntry }) => {
  const Icon = internal ? Lock : icons[by];
  return (
    <span className={`${styles.sign} ${styles[internal ? 'internal' : by]}`} aria-hidden="true">
      <Icon size={ICON_PX} />
    </span>
  );
};

const Entry = ({ entry, rating }: { entry: ShownEntry; rating: ReactNode }) => (
  <li className={styles.entry}>
    <Sign entry={entry} />
    <div className={styles.body}>
      <p className={styles.head}>
        <bdi className={styles.name}>{doerText(entry)}</bdi>
        <span>{actionText(entry.by, entry.act)}</span>
        <time dateTime={entry.at}>{formatMinute(entry.at)}</time>
      </p>
      {entry.act === 'rate' && rating}
      {entry.text !== '' && (
        <p className={`${styles.text} ${entry.internal ? styles.internalText : styles[`${entry.by}Text`]}`}>
          {entry.text}
        </p>
      )}
      <Pictures fileIds={entry.fileIds} />
    </div>
  </li>
);

/** Shows what happened to an order, oldest first. `rating` is shown at the entry where it was given. */
export const Timeline = ({ entries, rating }: { entries: readonly ShownEntry[]; rating?: ReactNode }) => (
  <ol className={styles.timeline} aria-label={t('workOrders.timeline')}>
    {entries.map((entry) => (
      <Entry key={entry.entryId} entry={entry} rating={rating} />
    ))}
  </ol>
);
