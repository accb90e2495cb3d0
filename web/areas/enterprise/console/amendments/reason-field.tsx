import { Input } from 'antd';
import { useId } from 'react';
import { REASON_MAXIMUM } from '#contract/enterprise/limits.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { countUpTo } from '#web/kit/ui/antd/text-limit.ts';
import chips from '../mark-editor.module.css';
import { reasonError } from './reason-error.ts';
import styles from './reason-field.module.css';

interface ReasonFieldProps {
  value: string;
  onChange: (reason: string) => void;
  /** Reasons that a click fills in. */
  common: readonly TextKey[];
  /** Whether the operator has tried to continue. */
  asked: boolean;
}

/** The reason for an act on a certification, which the enterprise will read. */
export const ReasonField = ({ value, onChange, common, asked }: ReasonFieldProps) => {
  const id = useId();
  const fieldError = reasonError(value, asked);
  return (
    <div className={styles.reason}>
      <label className={styles.label} htmlFor={id}>
        {t('enterprise.amend.reason')}
      </label>
      <ul className={chips.common} aria-label={t('enterprise.review.commonOf', { name: t('enterprise.amend.reason') })}>
        {common.map((key) => (
          <li key={key}>
            <button type="button" onClick={() => onChange(t(key))}>
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
      <Input.TextArea
        id={id}
        value={value}
        {...countUpTo(REASON_MAXIMUM)}
        autoSize={{ minRows: 2, maxRows: 5 }}
        {...(fieldError !== undefined && { status: 'error' as const })}
        aria-invalid={fieldError !== undefined || undefined}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value)}
      />
      <p id={`${id}-hint`} className={fieldError === undefined ? styles.hint : styles.fault}>
        {fieldError ?? t('enterprise.amend.reasonHint')}
      </p>
    </div>
  );
};
