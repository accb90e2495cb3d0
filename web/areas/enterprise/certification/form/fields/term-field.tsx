import { TYPED_DATE_MAXIMUM } from '#contract/enterprise/limits.ts';
import { t } from '#web/kit/texts.ts';
import { Field } from '#web/kit/form/field.tsx';
import { fieldName } from '#web/areas/enterprise/error-words.ts';
import { FieldPlace } from './field-place.tsx';
import styles from './term-field.module.css';
import type { ApplicationForm } from '../../use-application.ts';

/** The last day on which the licence is valid, or no end. */
export const TermField = ({ form: { values, messageAt, set, leave } }: { form: ApplicationForm }) => (
  <FieldPlace field="termUntil" className={styles.term}>
    <Field
      name="termUntil"
      label={fieldName('termUntil')}
      inputMode="numeric"
      autoComplete="off"
      maxLength={TYPED_DATE_MAXIMUM}
      hint={values.isLongTerm ? undefined : t('enterprise.hint.dateUntil')}
      value={values.isLongTerm ? '' : values.termUntil}
      disabled={values.isLongTerm}
      error={messageAt('termUntil')}
      onChange={({ target }) => set({ termUntil: target.value })}
      onBlur={() => leave('termUntil')}
    />
    <label className={styles.long}>
      <input
        type="checkbox"
        checked={values.isLongTerm}
        onChange={({ target }) => set({ isLongTerm: target.checked, termUntil: '' })}
      />
      {t('enterprise.field.isLongTerm')}
    </label>
  </FieldPlace>
);
