import { Link } from 'react-router';
import { t } from '#web/texts.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { type CenterQuery, centerUrl, emptyCenterQuery } from './center-address.ts';

/** Why the list is empty, and the way out of it. */
const reasonOf = (query: CenterQuery, total: number) => {
  const { keyword, messageType } = query;
  if (total > 0)
    return { title: t('messages.empty.page'), way: t('messages.empty.toFirst'), query: { ...query, page: 1 } };
  if (keyword !== '')
    return {
      title: t('messages.empty.found', { keyword }),
      way: t('messages.empty.clear'),
      query: { ...emptyCenterQuery, messageType },
    };
  if (messageType === 'unread')
    return { title: t('messages.empty.unread'), way: t('messages.empty.toAll'), query: emptyCenterQuery };
  return { title: t('messages.empty.all') };
};

export const CenterEmpty = ({ query, total }: { query: CenterQuery; total: number }) => {
  const reason = reasonOf(query, total);
  return (
    <EmptyState searched={query.keyword !== ''} title={reason.title}>
      {reason.query && (
        <Link className="button button-plain" to={centerUrl(reason.query)}>
          {reason.way}
        </Link>
      )}
    </EmptyState>
  );
};
