import type { AnswerOf } from '#contract/call.ts';
import type { getPanel } from '#contract/trial/panel.ts';
import {
  TRIAL_PICTURE_MAXIMUM_BYTES,
  TRIAL_PICTURE_MAXIMUM_PIXELS,
  TRIAL_PICTURE_MINIMUM_SIDE,
} from '#contract/trial/limits.ts';
import { t } from '#web/texts.ts';
import styles from './trial-facts.module.css';

/** Which engine answers, how well it was measured to read, and what a picture may be. */
export const TrialFacts = ({ panel: { engine, accuracy } }: { panel: AnswerOf<typeof getPanel> }) => {
  const figures = [
    [
      t('trial.facts.engine'),
      engine && `${engine.model} ${engine.version}${engine.kind === 'package' ? t('trial.facts.package') : ''}`,
    ],
    [t('trial.facts.rate'), accuracy?.characterErrorRate?.toFixed(2)],
    [
      t('trial.facts.right'),
      !!accuracy?.documents &&
        t('trial.facts.rightCount', { right: accuracy.documentsRight, documents: accuracy.documents }),
    ],
    [
      t('trial.facts.picture'),
      t('trial.facts.pictureWords', {
        size: TRIAL_PICTURE_MAXIMUM_BYTES / 1_048_576,
        side: TRIAL_PICTURE_MINIMUM_SIDE,
        pixels: TRIAL_PICTURE_MAXIMUM_PIXELS / 10_000,
      }),
    ],
  ] as const;
  return (
    <div className={styles.facts}>
      <dl className={styles.figures}>
        {figures.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {accuracy && (
        <p className={styles.note}>
          {t('trial.facts.measured', {
            version: accuracy.engineVersion,
            date: accuracy.measuredAt,
            levels: accuracy.levels.join('、'),
          })}
        </p>
      )}
    </div>
  );
};
