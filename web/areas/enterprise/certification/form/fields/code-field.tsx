import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { CREDIT_CODE_LENGTH, foldCreditCode, hasRightSum, isCreditCode } from '#contract/enterprise/credit-code.ts';
import { TYPED_CODE_MAXIMUM } from '#contract/enterprise/limits.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import styles from './code-field.module.css';
import { FieldPlace } from './field-place.tsx';
import { fieldName } from '#web/areas/enterprise/error-words.ts';
import type { ApplicationForm } from '../../use-application.ts';

const hintOf = (code: string) => {
  if (hasRightSum(code))
    return (
      <span className={styles.right}>
        <CircleCheck size={14} aria-hidden="true" />
        {t('enterprise.hint.codeRight')}
      </span>
    );
  const left = CREDIT_CODE_LENGTH - code.length;
  return code !== '' && left > 0 ? t('enterprise.hint.codeLeft', { count: left }) : t('enterprise.hint.creditCode');
};

/**
 * The credit code, checked while it is typed. A wrong checksum is a warning that the user may override "as printed".
 */
export const CodeField = ({ form: { values, messageAt, set, leave } }: { form: ApplicationForm }) => {
  const id = useId();
  const code = foldCreditCode(values.creditCode);
  const fails = isCreditCode(code) && !hasRightSum(code);
  return (
    <FieldPlace field="creditCode" className={styles.code}>
      <Field
        name="creditCode"
        label={fieldName('creditCode')}
        value={values.creditCode}
        maxLength={TYPED_CODE_MAXIMUM}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        error={messageAt('creditCode')}
        hint={hintOf(code)}
        aria-describedby={fails ? `${id}-warning` : undefined}
        onChange={({ target }) => set({ creditCode: target.value, asPrinted: false })}
        onBlur={() => leave('creditCode')}
      />
      <div role="status">
        {fails && (
          <div id={`${id}-warning`} className={styles.warning}>
            <p className={styles.title}>
              <TriangleAlert size={18} aria-hidden="true" />
              {t('enterprise.sum.title')}
            </p>
            <p>{t('enterprise.sum.advice')}</p>
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={values.asPrinted}
                onChange={({ target }) => set({ asPrinted: target.checked })}
              />
              {t('enterprise.sum.confirm')}
            </label>
            {values.asPrinted && <p>{t('enterprise.sum.confirmed')}</p>}
          </div>
        )}
      </div>
    </FieldPlace>
  );
};
