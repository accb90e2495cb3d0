import { enterpriseIndustries, sizeBands, subjectKinds } from '#contract/enterprise/choices.ts';
import {
  ADDRESS_MAXIMUM,
  ENTERPRISE_NAME_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  TYPED_DATE_MAXIMUM,
  WEBSITE_MAXIMUM,
} from '#contract/enterprise/limits.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';
import { t } from '#web/kit/texts.ts';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import { PictureField } from '#web/kit/ui/pictures/picture-field.tsx';
import { LazyPictureViewer } from '#web/kit/ui/pictures/lazy-picture-viewer.tsx';
import { SelectField } from '#web/kit/form/select-field.tsx';
import { CodeField } from './fields/code-field.tsx';
import styles from './enterprise-step.module.css';
import { fieldName } from '../../error-words.ts';
import { FieldPlace } from './fields/field-place.tsx';
import { RegionField } from './fields/region-field.tsx';
import { TermField } from './fields/term-field.tsx';
import { TextLine } from './fields/text-line.tsx';
import type { ApplicationForm } from '../use-application.ts';

const loadOffers = () => import('../../licence-reading/licence-offers.tsx');

/** The step with the data of the licence, next to its picture. */
export const EnterpriseStep = ({ form }: { form: ApplicationForm }) => {
  const { values, messageAt, set, setUploading } = form;
  const offers = useLazyComponent(loadOffers, values.licenceFileId !== '');
  return (
    <div className={styles.step}>
      <div>
        <FieldPlace field="subjectKind">
          <ChoiceField
            label={fieldName('subjectKind')}
            options={subjectKinds}
            value={values.subjectKind}
            error={messageAt('subjectKind')}
            onChange={(subjectKind) => set({ subjectKind })}
          />
        </FieldPlace>
        <FieldPlace field="licenceFileId">
          <PictureField
            use="licence"
            max={1}
            label={fieldName('licenceFileId')}
            value={values.licenceFileId === '' ? [] : [values.licenceFileId]}
            error={messageAt('licenceFileId')}
            onChange={([licenceFileId = '']) => set({ licenceFileId })}
            onBusy={setUploading}
          />
          <p className={styles.advice}>{t('enterprise.hint.licence')}</p>
        </FieldPlace>
        {offers && <offers.LicenceOffers fileId={values.licenceFileId} values={values} onTake={set} />}
      </div>
      <div className={styles.licence}>
        {values.licenceFileId === '' ? (
          <p className={styles.none}>{t('enterprise.form.noPreview')}</p>
        ) : (
          <LazyPictureViewer
            key={values.licenceFileId}
            fileId={values.licenceFileId}
            label={t('enterprise.form.preview')}
          />
        )}
      </div>
      <div>
        <TextLine
          form={form}
          field="enterpriseName"
          maxLength={ENTERPRISE_NAME_MAXIMUM}
          hint={t('enterprise.hint.enterpriseName')}
        />
        <CodeField form={form} />
        <TextLine form={form} field="legalPerson" maxLength={PERSON_NAME_MAXIMUM} />
        <RegionField form={form} />
        <TextLine form={form} field="address" maxLength={ADDRESS_MAXIMUM} />
        <div className={styles.pair}>
          <TextLine
            form={form}
            field="foundedOn"
            inputMode="numeric"
            maxLength={TYPED_DATE_MAXIMUM}
            hint={t('enterprise.hint.date')}
          />
          <TermField form={form} />
        </div>
        <FieldPlace field="sizeBand">
          <ChoiceField
            label={fieldName('sizeBand')}
            options={sizeBands}
            value={values.sizeBand}
            error={messageAt('sizeBand')}
            onChange={(sizeBand) => set({ sizeBand })}
          />
        </FieldPlace>
        <FieldPlace field="industry">
          <SelectField
            name="industry"
            label={fieldName('industry')}
            prompt={t('enterprise.choose')}
            options={enterpriseIndustries}
            value={values.industry === 0 ? '' : values.industry}
            error={messageAt('industry')}
            onChange={({ target }) => set({ industry: Number(target.value) })}
          />
        </FieldPlace>
        <TextLine
          form={form}
          field="website"
          inputMode="url"
          label={t('enterprise.field.websiteOptional')}
          maxLength={WEBSITE_MAXIMUM}
          hint={t('enterprise.hint.website')}
        />
      </div>
    </div>
  );
};
