import { type FormEvent, useState } from 'react';
import type { Reason, SavedDraft, SentFields } from '#contract/enterprise/calls.ts';
import { useSearchParams } from 'react-router';
import { t } from '#web/kit/texts.ts';
import { DraftLine } from '#web/kit/draft/draft-line.tsx';
import { FormError } from '#web/kit/form/form-error.tsx';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import type { Terms } from './fields/agree-field.tsx';
import styles from './certification-form.module.css';
import { ConfirmStep } from './confirm-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { EnterpriseStep } from './enterprise-step.tsx';
import { FormErrors } from './form-errors.tsx';
import { FormSteps, stepTitle } from './form-steps.tsx';
import { differingFields } from './differing-fields.ts';
import { CONFIRM_STEP, valuesOf } from '../../form-values.ts';
import { stepIn, useStepAddress } from './step-address.ts';
import { UntouchedDialog } from './untouched-dialog.tsx';
import { type FieldError, useApplication } from '../use-application.ts';
import { useDraft } from './use-draft.ts';
import { useEarlyInput } from './use-early-input.ts';
import { useFormFocus } from './use-form-focus.ts';
import { useSubmission } from './use-submission.ts';

interface CertificationFormProps {
  saved: SavedDraft;
  /** The storage key under which this tab keeps unsaved changes. */
  place: string;
  /** The application that was sent last, and the reviewer's comments on it. */
  sent: SentFields | undefined;
  remainTimes: number;
  reasons: readonly Reason[];
  terms: readonly Terms[];
  /** Called once the application is sent, from here or elsewhere. */
  onSent: () => void;
}

/** The application form, in steps. It keeps what is typed even if a call fails. */
export const CertificationForm = ({
  saved,
  place,
  sent,
  remainTimes,
  reasons,
  terms,
  onSent,
}: CertificationFormProps) => {
  const [search] = useSearchParams();
  const held = useState(() => valuesOf(saved.draft));
  const form = useApplication({ held, reasons, sent, firstStep: stepIn(search) });
  const { values, step, fieldErrors, untouched } = form;
  const draft = useDraft({ values, saved, place, onReplace: form.replace, onOver: onSent });
  /** Whether the dialog is open that asks for confirmation before fields marked by a reviewer are sent unchanged. */
  const [asking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [agreedError, setAgreedError] = useState<string>();
  const { stepHeading, errorHeading, focus } = useFormFocus();
  const { sending, formError, clearFormError, send } = useSubmission({
    values,
    draft,
    onFieldError: (field, fieldError) => {
      form.showServerError(field, fieldError);
      focus('problems');
    },
    onSent,
  });

  useStepAddress({
    step,
    onArrive: (to, isFirst) => {
      const shown = form.arrive(to);
      clearFormError();
      if (!isFirst) focus(shown === to ? 'step' : 'problems');
      return shown;
    },
  });

  const whole = useEarlyInput(values, form.set);

  const go = (to: number) => {
    clearFormError();
    focus(form.go(to) ? 'step' : 'problems');
    void draft.save();
  };
  const goToField = ({ field }: FieldError) => {
    form.show(field);
    focus(field);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    clearFormError();
    if (step < CONFIRM_STEP) return go(step + 1);
    if (!form.isWhole()) return focus('problems');
    if (!agreed) {
      setAgreedError(t('enterprise.fault.agreed'));
      return focus('agreed');
    }
    if (untouched.length > 0) return setAsking(true);
    void send();
  };

  return (
    <form ref={whole} noValidate onSubmit={onSubmit}>
      <FormSteps step={step} onGo={go} />
      <FormErrors fieldErrors={fieldErrors} heading={errorHeading} onGo={goToField} />
      <h2 ref={stepHeading} tabIndex={-1} className="sr-only">
        {stepTitle(step)}
      </h2>
      {step !== 1 && (
        <p className={styles.lead}>
          {t(step === 0 ? 'enterprise.step.enterpriseLead' : 'enterprise.step.confirmLead')}
        </p>
      )}
      {step === 0 && <EnterpriseStep form={form} />}
      {step === 1 && <ContactStep form={form} />}
      {step === CONFIRM_STEP && (
        <ConfirmStep
          values={values}
          terms={terms}
          agreed={agreed}
          agreedError={agreed ? undefined : agreedError}
          onAgree={setAgreed}
          onChange={go}
        />
      )}
      <FormError>{formError}</FormError>
      <div className={styles.foot}>
        <div className={styles.buttons}>
          <SubmitButton sending={sending} progress={t('enterprise.form.submitting')}>
            {t(step === CONFIRM_STEP ? 'enterprise.form.submit' : 'enterprise.form.next')}
          </SubmitButton>
          {step > 0 && (
            <button type="button" className="button button-plain" onClick={() => go(step - 1)}>
              {t('enterprise.form.back')}
            </button>
          )}
        </div>
        <DraftLine
          state={draft.state}
          onTakeTheirs={draft.takeTheirs}
          onKeepOurs={draft.keepOurs}
          describe={(theirs) => differingFields(values, theirs)}
          hint={t('enterprise.draft.none')}
        />
      </div>
      {asking && (
        <UntouchedDialog
          fields={untouched}
          remainTimes={remainTimes}
          onSend={() => void send()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
};
