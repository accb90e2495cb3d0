import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { BADGE_MAXIMUM } from '#contract/messages/limits.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import type { User } from '#web/kit/session/user.ts';
import { useHoverPanels } from '#web/kit/shell/hover-panels.ts';
import { t } from '#web/kit/texts.ts';
import styles from './message-box.module.css';
import { MessageBoxPanel } from './message-box-panel.tsx';
import { useUnreadMessages } from './unread-messages.ts';

const PANEL = 'message-panel';

const Box = ({ counted }: { counted: number | undefined }) => {
  const { box, isRetrying, retry, refresh, showRead } = useUnreadMessages(counted !== undefined);
  const trigger = useRef<HTMLButtonElement>(null);
  const panels = useHoverPanels<'messages'>({ opensOnFocus: false });
  const { key } = useLocation();
  const { close } = panels;
  // Closes the panel on every navigation.
  useEffect(close, [close, key]);
  const open = panels.open === 'messages';
  useEffect(() => {
    if (open) refresh();
  }, [open, refresh]);
  const retryFromPanel = () => {
    // The button goes with its answer. The focus stays in the box, or the panel would close.
    trigger.current?.focus();
    retry();
  };
  const unread = counted ?? (typeof box === 'object' ? box.unread : 0);
  const count = unread > BADGE_MAXIMUM ? `${BADGE_MAXIMUM}+` : String(unread);
  return (
    <div className={styles.box} {...panels.item('messages')}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-label={unread > 0 ? t('messages.box.unread', { count }) : t('messages.box.none')}
        aria-expanded={open}
        aria-controls={PANEL}
        {...panels.trigger('messages')}
      >
        <Bell size={20} aria-hidden="true" />
        {unread > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {count}
          </span>
        )}
      </button>
      <div id={PANEL} className={styles.reach} hidden={!open}>
        <MessageBoxPanel box={box} isRetrying={isRetrying} onRetry={retryFromPanel} onOpen={showRead} />
      </div>
    </div>
  );
};

interface MessageBoxProps {
  user: User;
  /** The number of unread messages, if the page knows it. */
  unread?: number;
}

/** Shows users with the message center permission the number of unread messages, and the newest in a panel. */
export const MessageBox = ({ user, unread }: MessageBoxProps) =>
  user.permissionCodes.includes('messageCenter') ? <Box key={userIdOf(user)} counted={unread} /> : null;
