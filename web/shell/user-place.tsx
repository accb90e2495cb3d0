import { useUser } from '#web/session/user.ts';
import { useLatePart } from '#web/start-up/late-part.ts';
import styles from './header.module.css';

const loadBox = () => import('./user-box.tsx');
const stayEmpty = () => {};

/** Keeps the room of the user box from the first paint on, where somebody is logged in. */
export const UserPlace = () => {
  const user = useUser();
  const part = useLatePart(loadBox, Boolean(user), stayEmpty);
  return <div className={styles.user}>{user && part && <part.UserBox user={user} />}</div>;
};
