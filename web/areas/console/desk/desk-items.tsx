import { useContext } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { getDesk } from '#contract/console/desk-calls.ts';
import { ConsolePages } from '#web/kit/console/console-pages.ts';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { isLongWait, waitedText } from '#web/kit/ui/relative-time.ts';
import styles from './desk.module.css';

type Item = AnswerOf<typeof getDesk>['items'][number];

const Row = ({ item: { place, path, title, notes, since }, now }: { item: Item; now: string }) => {
  const page = useContext(ConsolePages).find(({ waiting }) => waiting === place);
  return (
    <li>
      <Link to={path} className={styles.item}>
        {page && <page.Icon size={18} aria-hidden="true" />}
        <span className={styles.words}>
          <bdi className={styles.title}>{title}</bdi>
          <span className={styles.notes}>{notes.join(' · ')}</span>
        </span>
        <time dateTime={since} className={isLongWait(since, now) ? styles.overdue : styles.since}>
          {t('console.desk.waited', { time: waitedText(since, now) })}
        </time>
      </Link>
    </li>
  );
};

interface DeskItemsProps {
  title: TextKey;
  empty: TextKey;
  items: readonly Item[];
  /** In ISO 8601. */
  now: string;
}

/** Things that wait, each of which leads to its page. */
export const DeskItems = ({ title, empty, items, now }: DeskItemsProps) => (
  <div>
    <WorkSection title={t(title)}>
      {items.length === 0 ? (
        <p className={styles.none}>{t(empty)}</p>
      ) : (
        <ul className={styles.items}>
          {items.map((item) => (
            <Row key={item.path} item={item} now={now} />
          ))}
        </ul>
      )}
    </WorkSection>
  </div>
);
