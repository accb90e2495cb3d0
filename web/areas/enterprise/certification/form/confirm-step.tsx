import { t } from '#web/kit/texts.ts';
import { AgreeField, type Terms } from './fields/agree-field.tsx';
import { contactFacts, enterpriseFacts } from '../application-facts.ts';
import styles from './confirm-step.module.css';
import { Facts } from '../../facts.tsx';
import { FactsBesideLicence } from '../facts-beside-licence.tsx';
import type { FormValues } from '../../form-values.ts';
import { stepTitle } from './form-steps.tsx';
import { placesOf, useRegions } from './fields/use-regions.ts';

interface ConfirmStepProps {
  values: FormValues;
  terms: readonly Terms[];
  agreed: boolean;
  agreedError: string | undefined;
  onAgree: (agreed: boolean) => void;
  onChange: (step: number) => void;
}

/** Shows the whole application before it is sent. */
export const ConfirmStep = ({ values, terms, agreed, agreedError, onAgree, onChange }: ConfirmStepProps) => {
  const { province, city, district } = placesOf(useRegions().regions, values.regionCode);
  const region = [province, city, district].map((place) => place?.name ?? '').join(' ');
  const change = (step: number) => (
    <button
      type="button"
      className={styles.change}
      aria-label={t('enterprise.form.changeOf', { name: stepTitle(step) })}
      onClick={() => onChange(step)}
    >
      {t('enterprise.form.change')}
    </button>
  );
  return (
    <>
      <section className={styles.part}>
        <header className={styles.head}>
          <h3>{stepTitle(0)}</h3>
          {change(0)}
        </header>
        <FactsBesideLicence
          facts={enterpriseFacts(values, region)}
          fileId={values.licenceFileId}
          label={t('enterprise.form.preview')}
        />
      </section>
      <section className={styles.part}>
        <header className={styles.head}>
          <h3>{stepTitle(1)}</h3>
          {change(1)}
        </header>
        <Facts facts={contactFacts(values)} />
      </section>
      <AgreeField terms={terms} agreed={agreed} error={agreedError} onAgree={onAgree} />
    </>
  );
};
