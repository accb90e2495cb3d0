import { enterpriseIndustries, labelOf, sizeBands, subjectKinds } from '#contract/enterprise/choices.ts';
import { hasRightSum } from '#contract/enterprise/credit-code.ts';
import { t } from '#web/texts.ts';
import { PictureViewer } from '#web/ui/pictures/picture-viewer.tsx';
import { AgreeField, type Terms } from './agree-field.tsx';
import styles from './confirm-step.module.css';
import { Facts } from './facts.tsx';
import { fieldName } from './fault-words.ts';
import type { FormValues } from './form-values.ts';
import { stepTitle } from './form-steps.tsx';
import { placesOf, useRegions } from './use-regions.ts';

interface ConfirmStepProps {
  values: FormValues;
  terms: readonly Terms[];
  agreed: boolean;
  agreedFault: string | undefined;
  onAgree: (agreed: boolean) => void;
  onChange: (step: number) => void;
}

/** Everything once more, before it is sent. */
export const ConfirmStep = ({ values, terms, agreed, agreedFault, onAgree, onChange }: ConfirmStepProps) => {
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
  const code = hasRightSum(values.creditCode)
    ? values.creditCode
    : `${values.creditCode}（${t('enterprise.field.asPrinted')}）`;
  return (
    <>
      <section className={styles.part}>
        <header className={styles.head}>
          <h3>{stepTitle(0)}</h3>
          {change(0)}
        </header>
        <div className={styles.beside}>
          <Facts
            facts={[
              [fieldName('subjectKind'), labelOf(subjectKinds, values.subjectKind)],
              [fieldName('enterpriseName'), values.enterpriseName],
              [fieldName('creditCode'), code],
              [fieldName('legalPerson'), values.legalPerson],
              [fieldName('regionCode'), region],
              [fieldName('address'), values.address],
              [fieldName('foundedOn'), values.foundedOn],
              [fieldName('termUntil'), values.isLongTerm ? t('enterprise.term.long') : values.termUntil],
              [fieldName('sizeBand'), labelOf(sizeBands, values.sizeBand)],
              [fieldName('industry'), labelOf(enterpriseIndustries, values.industry)],
              [fieldName('website'), values.website || t('enterprise.form.empty')],
            ]}
          />
          <PictureViewer fileId={values.licenceFileId} label={t('enterprise.form.preview')} />
        </div>
      </section>
      <section className={styles.part}>
        <header className={styles.head}>
          <h3>{stepTitle(1)}</h3>
          {change(1)}
        </header>
        <Facts
          facts={[
            [fieldName('contactName'), values.contactName],
            [fieldName('contactPhone'), values.contactPhone],
            [fieldName('contactEmail'), values.contactEmail],
          ]}
        />
      </section>
      <AgreeField terms={terms} agreed={agreed} fault={agreedFault} onAgree={onAgree} />
    </>
  );
};
