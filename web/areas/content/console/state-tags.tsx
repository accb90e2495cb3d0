import { Tag } from 'antd';
import type { ListedEntry } from '#contract/content/calls.ts';
import type { EntryState } from '#contract/kit/content/actions.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './state-tags.module.css';

const hasDraft: readonly EntryState[] = ['unpublishedDraft', 'publishedDraft'];
const isPublished: readonly EntryState[] = ['published', 'publishedDraft'];

type Tagged = Pick<ListedEntry, 'state' | 'publishAt' | 'unpublishAt' | 'hasOffer'> & {
  factsChanged?: boolean;
};

/** The version of an entry that visitors see, whether it has a draft, and its plans. */
export const StateTags = ({ entry: { state, publishAt, unpublishAt, hasOffer, factsChanged } }: { entry: Tagged }) => (
  <span className={styles.tags}>
    {state === 'deleted' && <Tag color="error">{t('content.state.deleted')}</Tag>}
    {isPublished.includes(state) && <Tag color="success">{t('content.state.published')}</Tag>}
    {(state === 'unpublished' || state === 'unpublishedDraft') && <Tag>{t('content.state.unpublished')}</Tag>}
    {hasDraft.includes(state) && <Tag color="processing">{t('content.state.draft')}</Tag>}
    {publishAt !== null && <Tag color="warning">{t('content.publishesAt', { time: formatMinute(publishAt) })}</Tag>}
    {unpublishAt !== null && (
      <Tag color="warning">{t('content.unpublishesAt', { time: formatMinute(unpublishAt) })}</Tag>
    )}
    {factsChanged && <Tag color="warning">{t('content.factsChanged')}</Tag>}
    {hasOffer && <Tag color="warning">{t('content.hasOffer')}</Tag>}
  </span>
);
