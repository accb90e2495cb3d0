import { type GetRef, Input } from 'antd';
import { useEffect, useRef, useState } from 'react';
import type { ReviewedField } from '#contract/enterprise/application.ts';
import { REASON_MAXIMUM } from '#contract/enterprise/limits.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { t } from '#web/kit/texts.ts';
import { fieldName } from '../error-words.ts';
import styles from './mark-editor.module.css';
import { commonReasonsOf } from './marks.ts';

export const reasonId = (field: ReviewedField) => `reason-${field}`;

interface MarkEditorProps {
  field: ReviewedField;
  reason: string;
  onChange: (reason: string) => void;
}

/** Edits what is wrong with a field: a common reason or the reviewer's own words. */
export const MarkEditor = ({ field, reason, onChange }: MarkEditorProps) => {
  const name = fieldName(field);
  const input = useRef<GetRef<typeof Input.TextArea>>(null);
  const error = overlongText(reason, REASON_MAXIMUM);
  const [isNew] = useState(reason === '');
  // The reviewer continues with the reason after marking a field.
  useEffect(() => {
    if (isNew) input.current?.focus();
  }, [isNew]);
  return (
    <div className={styles.editor}>
      <ul className={styles.common} aria-label={t('enterprise.review.commonOf', { name })}>
        {commonReasonsOf(field).map((key) => (
          <li key={key}>
            <button type="button" onClick={() => onChange(t(key))}>
              {t(key)}
            </button>
          </li>
        ))}
      </ul>
      <Input.TextArea
        ref={input}
        id={reasonId(field)}
        autoSize={{ minRows: 1, maxRows: 4 }}
        value={reason}
        count={{ max: REASON_MAXIMUM }}
        {...(error !== undefined && {
          status: 'error' as const,
          'aria-invalid': true,
          'aria-describedby': `${reasonId(field)}-fault`,
        })}
        aria-label={t('enterprise.review.reasonOf', { name })}
        placeholder={t('enterprise.review.reasonHint')}
        onChange={({ target }) => onChange(target.value)}
      />
      {error !== undefined && (
        <p id={`${reasonId(field)}-fault`} className={styles.fault}>
          {error}
        </p>
      )}
    </div>
  );
};
