import { Check } from 'lucide-react';
import { t } from '#web/kit/texts.ts';
import styles from './form-steps.module.css';

const steps = ['enterprise.step.enterprise', 'enterprise.step.contact', 'enterprise.step.confirm'] as const;
export const stepTitle = (step: number) => t(steps[step] as (typeof steps)[number]);

/** Shows the progress in the form, with a link to each step. */
export const FormSteps = ({ step, onGo }: { step: number; onGo: (step: number) => void }) => (
  <ol className={styles.steps} aria-label={t('enterprise.steps')}>
    {steps.map((title, at) => (
      <li key={title} className={at < step ? styles.done : undefined}>
        <button
          type="button"
          className={styles.step}
          aria-current={at === step ? 'step' : undefined}
          onClick={() => onGo(at)}
        >
          <span className={styles.sign}>{at < step ? <Check size={16} aria-hidden="true" /> : at + 1}</span>
          {t(title)}
          {at < step && <span className="sr-only">{t('enterprise.step.done')}</span>}
        </button>
      </li>
    ))}
  </ol>
);
