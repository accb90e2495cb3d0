import { EMAIL_MAXIMUM, PERSON_NAME_MAXIMUM } from '#contract/enterprise/limits.ts';
import { PHONE_MAXIMUM } from '#contract/auth/limits.ts';
import { t } from '#web/kit/texts.ts';
import styles from './contact-step.module.css';
import { TextLine } from './fields/text-line.tsx';
import type { ApplicationForm } from '../use-application.ts';

/** The step with the contact whom a reviewer calls. */
export const ContactStep = ({ form }: { form: ApplicationForm }) => (
  <div className={styles.step}>
    <TextLine
      form={form}
      field="contactName"
      autoComplete="name"
      maxLength={PERSON_NAME_MAXIMUM}
      hint={t('enterprise.hint.contact')}
    />
    <TextLine form={form} field="contactPhone" inputMode="tel" autoComplete="tel" maxLength={PHONE_MAXIMUM} />
    <TextLine form={form} field="contactEmail" inputMode="email" autoComplete="email" maxLength={EMAIL_MAXIMUM} />
  </div>
);
