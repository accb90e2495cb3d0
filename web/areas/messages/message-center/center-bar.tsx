import { Link } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { centerUrl, type CenterQuery, emptyCenterQuery, type MessageType, messageTypes } from '../center-address.ts';
import styles from './center-bar.module.css';
import { CenterSearch } from './center-search.tsx';

/** The bar that chooses which messages are listed. */
export const CenterBar = ({ query, unread }: { query: CenterQuery; unread: number }) => {
  const titles: Record<MessageType, string> = {
    all: t('messageCenter.type.all'),
    unread: t('messageCenter.type.unread', { count: unread }),
  };
  const { keyword, kind } = query;
  return (
    <div className={styles.bar}>
      <nav className={styles.types} aria-label={t('messageCenter.types')}>
        {messageTypes.map((messageType) => (
          <Link
            key={messageType}
            to={centerUrl({ ...emptyCenterQuery, keyword, kind, messageType })}
            aria-current={messageType === query.messageType ? 'page' : undefined}
          >
            {titles[messageType]}
          </Link>
        ))}
      </nav>
      <CenterSearch query={query} />
    </div>
  );
};
