import { Tag } from 'antd';
import type { QueryOf } from '#contract/kit/list/define-list.ts';
import type { Miss } from '#contract/search/console-calls.ts';
import type { missList } from '#contract/search/miss-list.ts';
import { type Column, RowLink } from '#web/kit/list/list-page.tsx';
import { t } from '#web/kit/texts.ts';
import { formatDay } from '#web/kit/ui/dates.ts';
import styles from './misses.module.css';

/** Whether a word still waits for an operator. */
export const MissState = ({ state }: { state: Miss['state'] }) => (
  <Tag color={state === 'open' ? 'warning' : 'success'}>{t(`misses.state.${state}`)}</Tag>
);

/** Shows how many wishes a word has, and how many of their authors wait for a message. */
export const wishesOf = ({ wishes, waiting }: Miss): string => {
  if (waiting > 0) return t('misses.wishesOf', { wishes, waiting });
  return wishes > 0 ? t('misses.wishesOnly', { wishes }) : '';
};

/** The columns of the list of searches without results. */
export const missColumns = (view: {
  list: typeof missList;
  query: QueryOf<typeof missList>;
}): readonly Column<typeof missList, Miss>[] => [
  {
    key: 'word',
    title: 'misses.word',
    cell: ({ missId, word }) => (
      <RowLink view={view} id={missId} className={styles.word}>
        <bdi>{word}</bdi>
      </RowLink>
    ),
  },
  { key: 'state', title: 'misses.state', width: 104, cell: ({ state }) => <MissState state={state} /> },
  { key: 'times', title: 'misses.times', width: 128, cell: ({ times }) => times },
  { key: 'misses', title: 'misses.misses', width: 112, cell: ({ misses }) => misses },
  { key: 'wishes', title: 'misses.wishes', width: 208, cell: wishesOf },
  {
    key: 'last',
    title: 'misses.last',
    width: 128,
    cell: ({ lastTime }) => <time dateTime={lastTime}>{formatDay(lastTime)}</time>,
  },
];
