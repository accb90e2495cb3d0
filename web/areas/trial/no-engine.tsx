import { useLocation } from 'react-router';
import { useUser } from '#web/kit/session/user.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { loadPanel } from './load-panel.ts';
import styles from './no-engine.module.css';

/** Explains that the ability has no engine yet, and offers to notify the user when it has. */
export const NoEngine = ({ abilityNo }: { abilityNo: number }) => {
  const user = useUser();
  const login = useLoginUrl(`${useLocation().pathname}#trial`);
  const late = useLazyComponent(loadPanel, !!user);
  return (
    <div className={styles.none}>
      <h3>{t('trial.none.title')}</h3>
      <p>{t('trial.none.words')}</p>
      <div className={styles.act}>
        {user ? (
          late && <late.EngineSubscription abilityNo={abilityNo} />
        ) : (
          <>
            <a className="button button-primary" href={login}>
              {t('trial.none.tell')}
            </a>
            <small>{t('trial.none.login')}</small>
          </>
        )}
      </div>
    </div>
  );
};
