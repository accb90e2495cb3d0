import {
  TRIAL_PICTURE_HOURS,
  TRIAL_PICTURE_MAXIMUM_PIXELS,
  TRIAL_PICTURE_MINIMUM_SIDE,
} from '#contract/trial/limits.ts';
import { trialPictureBytes } from './picture/trial-picture-bytes.ts';
import { t } from '#web/kit/texts.ts';
import frame from './trial.module.css';

/** Explains which pictures can be tried, and how they are stored. */
export const OwnLimits = () => (
  <p className={frame.hint}>
    {t('trialPanel.own.limits', {
      size: trialPictureBytes() / 1_048_576,
      pixels: TRIAL_PICTURE_MAXIMUM_PIXELS / 10_000,
      side: TRIAL_PICTURE_MINIMUM_SIDE,
      hours: TRIAL_PICTURE_HOURS,
    })}
  </p>
);
