import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { ApplicationField } from '#contract/enterprise/application.ts';
import { type Reason, type SavedDraft, type SentFields, submitCertification } from '#contract/enterprise/calls.ts';
import { useSearchParams } from 'react-router';
import { isNetworkFailure, makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { FormProblem } from '#web/kit/form/form-problem.tsx';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { randomString } from '#web/kit/ui/random-string.ts';
import { SubmitButton } from '#web/kit/form/submit-button.tsx';
import type { Terms } from './fields/agree-field.tsx';
import styles from './certification-form.module.css';
import { ConfirmStep } from './confirm-step.tsx';
import { ContactStep } from './contact-step.tsx';
import { DraftLine } from './draft-line.tsx';
import { EnterpriseStep } from './enterprise-step.tsx';
import { faultText } from '../../fault-words.ts';
import { focusField } from './fields/field-place.tsx';
import { FormProblems } from './form-problems.tsx';
import { FormSteps, stepTitle } from './form-steps.tsx';
import { allFields, CONFIRM_STEP, textFields } from '../../form-values.ts';
import { stepIn, useStepAddress } from './step-address.ts';
import { UntouchedDialog } from './untouched-dialog.tsx';
import { type Problem, useApplication } from '../use-application.ts';
import { isOver, useDraft } from './use-draft.ts';

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

/** Returns the field that an error is about, if it is one of the form's. */
const fieldOf = (error: unknown): ApplicationField | undefined => {
  const { field } = (error as { data?: { field?: string } | null }).data ?? {};
  return allFields.find((name) => name === field);
};

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
  const form = useApplication({ draft: saved.draft, reasons, sent, firstStep: stepIn(search) });
  const { values, step, problems, untouched } = form;
  const draft = useDraft({ values, saved, place, onKept: form.replace, onOver: onSent });
  /** Whether the dialog is open that asks before fields marked by a reviewer are sent unchanged. */
  const [asking, setAsking] = useState(false);
  const [agreed, setAgreed] = useState(false);
  const [agreedFault, setAgreedFault] = useState<string>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const intent = useRef({ key: '', of: '' });
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const problemHeading = useRef<HTMLHeadingElement>(null);
  /** The element that gets the focus once the page shows it. */
  const [wanted, setWanted] = useState<{ to: 'step' | 'problems' | 'agreed' | ApplicationField }>();

  useEffect(() => {
    if (!wanted) return;
    if (wanted.to === 'step') stepHeading.current?.focus();
    else if (wanted.to === 'problems') problemHeading.current?.focus();
    else if (wanted.to === 'agreed') document.querySelector<HTMLInputElement>('input[name="agreed"]')?.focus();
    else focusField(wanted.to);
  }, [wanted]);

  useStepAddress({
    step,
    onArrive: (to, isFirst) => {
      const shown = form.arrive(to);
      setProblem(undefined);
      if (!isFirst) setWanted({ to: shown === to ? 'step' : 'problems' });
      return shown;
    },
  });

  // Takes over what was typed before the script had loaded.
  const whole = useRef<HTMLFormElement>(null);
  const early = useRef(() => {
    const typed = textFields.flatMap((field) => {
      const input = whole.current?.elements.namedItem(field);
      return input instanceof HTMLInputElement && input.value !== values[field] ? [[field, input.value]] : [];
    });
    if (typed.length > 0) form.set(Object.fromEntries(typed));
  });
  useEffect(() => early.current(), []);

  const go = (to: number) => {
    setProblem(undefined);
    setWanted({ to: form.go(to) ? 'step' : 'problems' });
    void draft.save();
  };
  const goToField = ({ field }: Problem) => {
    form.show(field);
    setWanted({ to: field });
  };

  /** Returns the same key for the same content, so that a retry after a lost response does not send it twice. */
  const keyOf = (content: string) => {
    if (intent.current.of !== content) intent.current = { key: randomString(), of: content };
    return intent.current.key;
  };
  const send = async () => {
    setSending(true);
    draft.pause();
    try {
      await makeCall(
        submitCertification,
        { ...values, agreed: true },
        { idempotencyKey: keyOf(JSON.stringify(values)) },
      );
      showNotice(t('enterprise.form.submitted'), 'success');
      onSent();
    } catch (error) {
      if (isOver(error)) {
        showNotice((error as Error).message, 'danger');
        onSent();
        return;
      }
      draft.goOn();
      const field = isNetworkFailure(error) ? undefined : fieldOf(error);
      if (field) {
        form.refuse(
          field,
          (error as { code: string }).code === '400' ? faultText(field, 'wrong') : (error as Error).message,
        );
        setWanted({ to: 'problems' });
      } else setProblem(t('enterprise.form.notSent', { message: (error as Error).message }));
    } finally {
      setSending(false);
    }
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setProblem(undefined);
    if (step < CONFIRM_STEP) return go(step + 1);
    if (!form.isWhole()) return setWanted({ to: 'problems' });
    if (!agreed) {
      setAgreedFault(t('enterprise.fault.agreed'));
      return setWanted({ to: 'agreed' });
    }
    if (untouched.length > 0) return setAsking(true);
    void send();
  };

  return (
    <form ref={whole} noValidate onSubmit={onSubmit}>
      <FormSteps step={step} onGo={go} />
      <FormProblems problems={problems} heading={problemHeading} onGo={goToField} />
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
          agreedFault={agreed ? undefined : agreedFault}
          onAgree={setAgreed}
          onChange={go}
        />
      )}
      <FormProblem>{problem}</FormProblem>
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
          values={values}
          onTakeTheirs={() => {
            if (draft.state.kind !== 'conflict') return;
            draft.settle(draft.state.theirs, form.replace(draft.state.theirs.draft));
          }}
          onKeepOurs={() => {
            if (draft.state.kind === 'conflict') draft.settle(draft.state.theirs, undefined);
          }}
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
