import { Alert, Modal } from 'antd';
import { useState } from 'react';
import { certifiedFieldNames, certifiedOf, changedFields } from '#contract/enterprise/amendment.ts';
import type { ApplicationField } from '#contract/enterprise/application.ts';
import { foldApplication } from '#contract/enterprise/check-application.ts';
import { correctionFaults, toldField } from '#contract/enterprise/check-correction.ts';
import { subjectKinds } from '#contract/enterprise/choices.ts';
import {
  ADDRESS_MAXIMUM,
  ENTERPRISE_NAME_MAXIMUM,
  PERSON_NAME_MAXIMUM,
  TYPED_DATE_MAXIMUM,
} from '#contract/enterprise/limits.ts';
import type { ApplicationDetail } from '#contract/enterprise/review-calls.ts';
import { ChoiceField } from '#web/kit/form/choice-field.tsx';
import { asks } from '#web/kit/list/page-keys.ts';
import { t } from '#web/kit/texts.ts';
import { heldWhile } from '#web/kit/ui/antd/held-dialog.ts';
import { PictureField } from '#web/kit/ui/pictures/picture-field.tsx';
import { CodeField } from '../../certification/form/fields/code-field.tsx';
import { FieldPlace, focusField } from '../../certification/form/fields/field-place.tsx';
import { RegionField } from '../../certification/form/fields/region-field.tsx';
import { TermField } from '../../certification/form/fields/term-field.tsx';
import { TextLine } from '../../certification/form/fields/text-line.tsx';
import { useApplication } from '../../certification/use-application.ts';
import { faultText, faultTexts, fieldName } from '../../fault-words.ts';
import { LicenceOffers } from '../../licence-reading/licence-offers.tsx';
import styles from './correct-dialog.module.css';
import { ReasonField } from './reason-field.tsx';
import { useAmendment } from './use-amendment.ts';

const WIDTH_PX = 720;
const common = ['enterprise.amend.reason.correct.1', 'enterprise.amend.reason.correct.2'] as const;

interface CorrectDialogProps {
  application: ApplicationDetail;
  refresh: () => void;
  onClose: () => void;
}

/** The certified fields as they are, to be corrected, with the reason. */
export const CorrectDialog = ({ application, refresh, onClose }: CorrectDialogProps) => {
  const [base, setBase] = useState(application);
  const { regionName: _named, ...stored } = base.fields;
  const form = useApplication({ draft: stored, reasons: [], sent: undefined, firstStep: 0 });
  const [newLicence, setNewLicence] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const { busy, problem, correct } = useAmendment({ application, refresh });
  const { values, told, set } = form;
  // Another operator was faster: what is not changed here follows, and what is changed here stays.
  if (base.version !== application.version) {
    const now = certifiedOf(application.fields);
    set(
      Object.fromEntries(
        certifiedFieldNames.filter((name) => values[name] === base.fields[name]).map((name) => [name, now[name]]),
      ),
    );
    setBase(application);
  }

  const folded = foldApplication({ ...values, licenceFileId: newLicence || stored.licenceFileId });
  const changed = changedFields(stored, folded);
  const names = [...new Set(changed.map((field) => fieldName(toldField(field))))];
  const isMissing = asked && reason.trim() === '';

  /** Shows the errors of what has changed. What is unchanged is not checked again. */
  const findFaults = (): boolean => {
    const faulty = Object.entries(faultTexts(correctionFaults(stored, folded, form.today)));
    for (const [field, text] of faulty) form.refuse(field as ApplicationField, text);
    if (faulty[0]) focusField(faulty[0][0] as ApplicationField);
    return faulty.length > 0;
  };
  const confirm = async () => {
    setAsked(true);
    if (changed.length === 0 || form.uploading || findFaults() || reason.trim() === '') return;
    const done = await correct(certifiedOf(folded), reason.trim(), ({ code, message, data }) => {
      const field = certifiedFieldNames.find((name) => data?.field === `fields.${name}`);
      if (!field || field === 'licenceFileId') return false;
      form.refuse(toldField(field), code === '400' ? faultText(toldField(field), 'wrong') : message);
      focusField(toldField(field));
      return true;
    });
    if (done) onClose();
  };

  return (
    <Modal
      wrapProps={asks}
      open
      width={WIDTH_PX}
      title={t('enterprise.amend.correctTitle', { name: base.fields.enterpriseName })}
      okText={t('enterprise.amend.correctConfirm')}
      cancelText={t('enterprise.review.cancel')}
      {...heldWhile(busy, onClose)}
      onOk={() => void confirm()}
    >
      <p className={styles.lead}>{t('enterprise.amend.correctBody')}</p>
      <FieldPlace field="subjectKind">
        <ChoiceField
          label={fieldName('subjectKind')}
          options={subjectKinds}
          value={values.subjectKind}
          fault={told('subjectKind')}
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
        value={newLicence === '' ? [] : [newLicence]}
        onChange={([fileId = '']) => setNewLicence(fileId)}
        onBusy={form.setUploading}
      />
      <LicenceOffers fileId={newLicence} values={values} onTake={set} />
      <ReasonField value={reason} onChange={setReason} common={common} isMissing={isMissing} />
      <p role="status" className={asked && changed.length === 0 ? styles.fault : styles.changed}>
        {changed.length === 0
          ? t('enterprise.amend.correctNone')
          : t('enterprise.amend.correctCount', { count: names.length, names: names.join('、') })}
      </p>
      {problem !== undefined && <Alert type="warning" showIcon role="alert" title={problem} />}
    </Modal>
  );
};
