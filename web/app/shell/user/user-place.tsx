import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import styles from '#web/kit/shell/header.module.css';

const loadBox = () => import('./user-box.tsx');
const loadMessages = () => import('#web/areas/messages/message-box/message-box.tsx');

/** Reserves the space of the message box and the user box from the first paint on, for logged-in users. */
export const UserPlace = () => {
  const user = useUser();
  const part = useLazyComponent(loadBox, Boolean(user));
  const messages = useLazyComponent(loadMessages, Boolean(user));
  return (
    <>
      {user?.permissionCodes.includes('messageCenter') !== false && (
        <div className={styles.messages}>{user && messages && <messages.MessageBox user={user} />}</div>
      )}
      <div className={styles.user}>{user && part && <part.UserBox user={user} />}</div>
    </>
  );
};
