import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { type CenterQuery, centerList } from '#contract/messages/center-list.ts';

/** Returns why the list is empty, and a link that helps. */
const reasonOf = (query: CenterQuery, total: number) => {
  const { keyword, kind, messageType } = query;
  if (total > 0)
    return {
      title: t('messageCenter.empty.page'),
      way: t('messageCenter.empty.toFirst'),
      query: { ...query, page: 1 },
    };
  if (keyword !== '')
    return {
      title: t('messageCenter.empty.found', { keyword }),
      way: t('messageCenter.empty.clear'),
      query: { ...centerList.empty, messageType, kind },
    };
  if (kind !== undefined)
    return {
      title: t('messageCenter.empty.kind'),
      way: t('messageCenter.empty.allKinds'),
      query: { ...centerList.empty, messageType },
    };
  if (messageType === 'unread')
    return { title: t('messageCenter.empty.unread'), way: t('messageCenter.empty.toAll'), query: centerList.empty };
  return { title: t('messageCenter.empty.all') };
};

export const CenterEmpty = ({ query, total }: { query: CenterQuery; total: number }) => {
  const reason = reasonOf(query, total);
  return (
    <EmptyState searched={query.keyword !== '' || query.kind !== undefined} title={reason.title}>
      {reason.query && (
        <Link className="button button-plain" to={centerList.urlOf(reason.query)}>
          {reason.way}
        </Link>
      )}
    </EmptyState>
  );
};
