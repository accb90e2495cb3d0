import { useLocation } from 'react-router';
import { useUser } from '#web/kit/session/user.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { loadPanel } from '../load-panel.ts';

/**
 * Notes in this tab that a visitor logs in to be notified; `panel/engine-wishes.ts` takes it up. The key is repeated
 * there, because a module that the panel shares with the page would be one more script of every visit.
 */
const noteWish = (abilityNo: number) => {
  try {
    sessionStorage.setItem('session.trial.wish', JSON.stringify({ abilityNo, at: Date.now() }));
  } catch {
    // Storage is blocked: the button has to be pressed once more after the login.
  }
};

/**
 * The button of an ability without an engine that subscribes to the notification when it has one. Visitors log in
 * first.
 */
export const NotifyMe = ({ abilityNo, brief = false }: { abilityNo: number; brief?: boolean }) => {
  const user = useUser();
  const login = useLoginUrl(`${useLocation().pathname}#trial`);
  const lazy = useLazyComponent(loadPanel, !!user);
  if (user && lazy) return <lazy.EngineSubscription abilityNo={abilityNo} brief={brief} />;
  return (
    <a className="button button-primary" href={login} onClick={() => noteWish(abilityNo)}>
      {t('trial.none.tell')}
    </a>
  );
};
