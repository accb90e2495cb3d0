import { CircleAlert, CircleCheck } from 'lucide-react';
import type { Field } from '#contract/trial/recognition.ts';
import { t } from '#web/kit/texts.ts';
import styles from './results.module.css';

const ICON_PX = 14;

const wordsOf = ({ check, reason }: Field) => {
  if (check === 'passed') return reason ?? t('trialPanel.result.passed');
  return reason ? t('trialPanel.result.failedFor', { reason }) : t('trialPanel.result.failed');
};

/** Lists the results of the rules that fields have to satisfy, each once. Shows only broken rules if there are any. */
export const CheckWords = ({ fields }: { fields: readonly Field[] }) => {
  const failed = fields.filter(({ check }) => check === 'failed');
  const words = new Set((failed.length > 0 ? failed : fields.filter(({ check }) => check === 'passed')).map(wordsOf));
  const Icon = failed.length > 0 ? CircleAlert : CircleCheck;
  return [...words].map((line) => (
    <span key={line} className={failed.length > 0 ? styles.failed : styles.passed}>
      <Icon size={ICON_PX} aria-hidden="true" />
      <span>
        {line}
        {failed.length > 0 && <span className={styles.lowered}>{t('trialPanel.result.lowered')}</span>}
      </span>
    </span>
  ));
};

/** The same for a table row, which only has space for an icon. */
export const CheckSign = ({ fields }: { fields: readonly Field[] }) => {
  if (!fields.some(({ check }) => check)) return null;
  const failed = fields.some(({ check }) => check === 'failed');
  const words = t(failed ? 'trialPanel.result.failed' : 'trialPanel.result.passed');
  const Icon = failed ? CircleAlert : CircleCheck;
  return (
    <span className={failed ? styles.failedSign : styles.passedSign} title={words}>
      <Icon size={ICON_PX} aria-hidden="true" />
      <span className="sr-only">{words}</span>
    </span>
  );
};
