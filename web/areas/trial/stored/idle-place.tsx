import type { Sample } from '#contract/trial/panel.ts';
import { t } from '#web/kit/texts.ts';
import frame from '../trial.module.css';

/** The stage before a picture is chosen, without a stored result: how to begin. */
export const IdlePlace = ({ first }: { first: Sample | undefined }) => (
  <div className={frame.finder}>
    <p className={frame.call}>{t('trialPanel.idle.title')}</p>
    <p className={frame.hint}>{t('trialPanel.idle.hint')}</p>
    {first && (
      <button type="button" className={`button button-primary ${frame.first}`} data-sample={first.sampleId}>
        {t('trialPanel.idle.act', { name: first.name })}
      </button>
    )}
  </div>
);
