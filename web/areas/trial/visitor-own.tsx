import { useLocation } from 'react-router';
import { TRIAL_PICTURE_HOURS } from '#contract/trial/limits.ts';
import { useLoginUrl } from '#web/kit/shell/use-login-url.ts';
import { t } from '#web/kit/texts.ts';
import frame from './trial.module.css';

/** The place of own pictures for a visitor, and until the user is known: a link to log in, and what follows. */
export const VisitorOwn = () => {
  const login = useLoginUrl(`${useLocation().pathname}#trial`);
  return (
    <div className={frame.own}>
      <h3 className={frame.title}>{t('trial.own')}</h3>
      <a className={`button button-plain ${frame.login}`} href={login}>
        {t('trial.own.login')}
      </a>
      <p className={frame.hint}>{t('trial.own.hint', { hours: TRIAL_PICTURE_HOURS })}</p>
    </div>
  );
};
