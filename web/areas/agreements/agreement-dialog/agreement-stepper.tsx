import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { UpdatedAgreement } from '#contract/agreements/calls.ts';
import { t } from '#web/kit/texts.ts';
import styles from './agreement-stepper.module.css';

/** The updated agreements in order. A click requests a step. */
export const AgreementStepper = ({
  agreements,
  read,
  step,
  onStep,
}: {
  agreements: readonly UpdatedAgreement[];
  read: readonly string[];
  step: number;
  onStep: (at: number) => void;
}) => {
  const current = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const button = current.current;
    const list = button?.closest('ol');
    // `scrollIntoView` would move the dialog too.
    if (button && list) list.scrollLeft = button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2;
  }, [step]);
  return (
    <nav aria-label={t('agreements.dialog.steps')}>
      <ol className={styles.steps}>
        {agreements.map(({ key, title }, at) => {
          const isRead = read.includes(title);
          return (
            <li key={key}>
              <button
                type="button"
                ref={at === step ? current : undefined}
                className={styles.step}
                aria-current={at === step ? 'step' : undefined}
                onClick={() => onStep(at)}
              >
                <span className={styles.number} aria-hidden="true">
                  {isRead ? <Check size={14} /> : at + 1}
                </span>
                {title}
                <span className="sr-only">
                  {t(isRead ? 'agreements.dialog.step.read' : 'agreements.dialog.step.unread')}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
