import { Alert } from 'antd';
import { certifiedFieldNames, certifiedOf } from '#contract/enterprise/amendment.ts';
import { reportedField } from '#contract/enterprise/check-correction.ts';
import { subjectKinds } from '#contract/enterprise/choices.ts';
import {
  ADDRESS_MAXIMUM,
  ENTERPRISE_NAME_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  TYPED_DATE_MAXIMUM,
} from '#contract/enterprise/limits.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { DraftNote } from '#web/kit/console/draft-note.tsx';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { PictureField } from '#web/kit/ui/pictures/picture-field.tsx';
import { CodeField } from '../../certification/form/fields/code-field.tsx';
import { FieldPlace, focusField } from '../../certification/form/fields/field-place.tsx';
import { RegionField } from '../../certification/form/fields/region-field.tsx';
import { TermField } from '../../certification/form/fields/term-field.tsx';
import { TextLine } from '../../certification/form/fields/text-line.tsx';
import { errorText, fieldName } from '../../error-words.ts';
import { LicenceOffers } from '../../licence-reading/licence-offers.tsx';
import styles from './correct-dialog.module.css';
import { reasonError } from './reason-error.ts';
import { ReasonField } from './reason-field.tsx';
import { useAmendment } from './use-amendment.ts';
import { useCorrection } from './use-correction.ts';

const WIDTH_PX = 720;
const common = ['enterprise.amend.reason.correct.1', 'enterprise.amend.reason.correct.2'] as const;

interface CorrectDialogProps {
  application: ApplicationDetail;
  refresh: () => void;
  onClose: () => void;
}

/** The certified fields as they are, to be corrected, with the reason. What is typed is kept as a draft. */
export const CorrectDialog = ({ application, refresh, onClose }: CorrectDialogProps) => {
  const correction = useCorrection(application);
  const { form, folded, names, reason, asked } = correction;
  const [newLicence = ''] = correction.fileIds;
  const { busy, formError, correct } = useAmendment({ application, refresh });
  const { values, messageAt, set } = form;
  const confirm = async () => {
    correction.ask();
    if (names.length === 0 || form.uploading) return;
    const faulty = correction.findError();
    if (faulty) return focusField(faulty);
    if (reasonError(reason, true) !== undefined) return;
    const done = await correct(certifiedOf(folded), reason.trim(), ({ code, message, data }) => {
      const field = certifiedFieldNames.find((name) => data?.field === `fields.${name}`);
      if (!field || field === 'licenceFileId') return false;
      form.showServerError(reportedField(field), code === '400' ? errorText(reportedField(field), 'wrong') : message);
      focusField(reportedField(field));
      return true;
    });
    if (!done) return;
    correction.discard();
    onClose();
  };

  return (
    <AntdDialog
      width={WIDTH_PX}
      title={t('enterprise.amend.correctTitle', { name: application.fields.enterpriseName })}
      okText={t('enterprise.amend.correctConfirm')}
      cancelText={t('enterprise.review.cancel')}
      busy={busy}
      onClose={onClose}
      onOk={() => void confirm()}
    >
      <DraftNote shown={correction.restored} onDiscard={correction.discard} />
      <p className={styles.lead}>{t('enterprise.amend.correctBody')}</p>
      <FieldPlace field="subjectKind">
        <ChoiceField
          label={fieldName('subjectKind')}
          options={subjectKinds}
          value={values.subjectKind}
          error={messageAt('subjectKind')}
          onChange={(subjectKind) => set({ subjectKind })}
        />
      </FieldPlace>
      <TextLine form={form} field="enterpriseName" maxLength={ENTERPRISE_NAME_MAXIMUM} />
      <CodeField form={form} />
      <TextLine form={form} field="legalPerson" maxLength={PERSON_NAME_MAXIMUM} />
      <RegionField form={form} />
      <TextLine form={form} field="address" maxLength={ADDRESS_MAXIMUM} />
      <div className={styles.pair}>
        <TextLine form={form} field="foundedOn" inputMode="numeric" maxLength={TYPED_DATE_MAXIMUM} />
        <TermField form={form} />
      </div>
      <PictureField
        use="licence"
        max={1}
        label={t('enterprise.amend.newLicence')}
        hint={t('enterprise.amend.newLicenceHint')}
        value={correction.fileIds}
        onChange={correction.setFileIds}
        onBusy={form.setUploading}
      />
      <LicenceOffers fileId={newLicence} values={values} onTake={set} />
      <ReasonField value={reason} onChange={correction.setReason} common={common} asked={asked} />
      <p role="status" className={asked && names.length === 0 ? styles.fault : styles.changed}>
        {names.length === 0
          ? t('enterprise.amend.correctNone')
          : t('enterprise.amend.correctCount', { count: names.length, names: names.join('、') })}
      </p>
      <DraftLine {...correction.line} />
      {formError !== undefined && <Alert type="warning" showIcon role="alert" title={formError} />}
    </AntdDialog>
  );
};
