import { t } from '#web/kit/texts.ts';
import { LinkTabs } from '#web/kit/ui/link-tabs.tsx';
import { type CenterQuery, centerList, type MessageType, messageTypes } from '#contract/messages/center-list.ts';
import styles from './center-bar.module.css';
import { CenterSearch } from './center-search.tsx';

/** The bar that chooses which messages are listed. */
export const CenterBar = ({ query, unread }: { query: CenterQuery; unread: number }) => {
  const titles: Record<MessageType, string> = {
    all: t('messageCenter.type.all'),
    unread: t('messageCenter.type.unread', { count: unread }),
  };
  return (
    <div className={styles.bar}>
      <div className={styles.types}>
        <LinkTabs
          label={t('messageCenter.types')}
          tabs={messageTypes.map((messageType) => ({
            path: (pending) => {
              const { keyword, kind } = pending ? centerList.read(pending) : query;
              return centerList.urlOf({ ...centerList.empty, keyword, kind, messageType });
            },
            text: titles[messageType],
            isCurrent: messageType === query.messageType,
          }))}
        />
      </div>
      <CenterSearch query={query} />
    </div>
  );
};
