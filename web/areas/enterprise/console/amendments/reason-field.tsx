import { Input } from 'antd';
import { REASON_MAXIMUM } from '#contract/enterprise/limits.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
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
  const name = t('enterprise.amend.reason');
  return (
    <div className={styles.reason}>
      <ControlField
        label={name}
        error={reasonError(value, asked)}
        hint={t('enterprise.amend.reasonHint')}
        above={
          <ul className={chips.common} aria-label={t('enterprise.review.commonOf', { name })}>
            {common.map((key) => (
              <li key={key}>
                <button type="button" onClick={() => onChange(t(key))}>
                  {t(key)}
                </button>
              </li>
            ))}
          </ul>
        }
      >
        {(control) => (
          <Input.TextArea
            {...control}
            value={value}
            {...countUpTo(REASON_MAXIMUM)}
            autoSize={{ minRows: 2, maxRows: 5 }}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </ControlField>
    </div>
  );
};
