import { Headset, Lock, Settings, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrderEntry } from '#contract/work-orders/calls.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { LinkedText } from '#web/kit/ui/linked-text.tsx';
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

/** The description and the files that an order was opened with. */
interface Opening {
  description: string;
  fileIds: readonly string[];
}

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
          <LinkedText>{entry.text}</LinkedText>
        </p>
      )}
      <Pictures fileIds={entry.fileIds} />
    </div>
  </li>
);

/** Returns the entry with what the order says at its beginning. */
const withOpening = (entry: ShownEntry, { description, fileIds }: Opening): ShownEntry =>
  entry.act === 'create' ? { ...entry, text: description, fileIds: [...fileIds] } : entry;

/**
 * Shows an order as a conversation, oldest first, which begins with its description. `rating` is shown at the entry
 * where it was given.
 */
export const Timeline = ({
  entries,
  opening,
  rating,
}: {
  entries: readonly ShownEntry[];
  opening: Opening;
  rating?: ReactNode;
}) => (
  <ol aria-label={t('workOrders.timeline')}>
    {entries.map((entry) => (
      <Entry key={entry.entryId} entry={withOpening(entry, opening)} rating={rating} />
    ))}
  </ol>
);
