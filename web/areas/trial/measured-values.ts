import type { Accuracy } from '#contract/trial/panel.ts';
import { t } from '#web/kit/texts.ts';

/** Returns what the sentences about measured accuracy name. */
export const measuredValues = (accuracy: Accuracy) => ({
  characterErrorRate: accuracy.characterErrorRate?.toFixed(2) ?? '',
  readings: accuracy.readings,
  readingsRight: accuracy.readingsRight,
  engineVersion: accuracy.engineVersion,
  measuredAt: accuracy.measuredAt,
  documents: accuracy.documents,
  conditions: accuracy.conditions.length,
  names: accuracy.conditions.join('、'),
  which: accuracy.allConditions ? t('trialPanel.facts.allConditions') : '',
  time: accuracy.unlimitedTime ? t('trialPanel.facts.unlimitedTime') : '',
});
