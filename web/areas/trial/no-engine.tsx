import { useUser } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import styles from './no-engine.module.css';
import { NotifyMe } from './public/notify-me.tsx';

/** Explains that the ability has no engine yet, and offers to notify the user when it has. */
export const NoEngine = ({ abilityNo }: { abilityNo: number }) => {
  const user = useUser();
  return (
    <div className={styles.none}>
      <h3>{t('trial.none.title')}</h3>
      <p>{t('trial.none.words')}</p>
      <div className={styles.act}>
        <NotifyMe abilityNo={abilityNo} />
        {!user && <small>{t('trial.none.login')}</small>}
      </div>
    </div>
  );
};
