import { useState } from 'react';
import type { Application, ApplicationField, Draft, ReviewedField } from '#contract/enterprise/application.ts';
import type { Reason } from '#contract/enterprise/calls.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { validateApplication, foldApplication } from '#contract/enterprise/check-application.ts';
import { t } from '#web/kit/texts.ts';
import { type ErrorTexts, errorTexts } from '../error-words.ts';
import { overlongTexts } from '../overlong-texts.ts';
import { allFields, CONFIRM_STEP, fieldsOfStep, type FormValues, stepOf, valuesOf } from '../form-values.ts';
import { untouchedFields } from './form/untouched-fields.ts';

export interface FieldError {
  field: ApplicationField;
  text: string;
}

interface Options {
  /** The values, and the function that changes them. */
  held: readonly [FormValues, (change: (before: FormValues) => FormValues) => void];
  /** The reviewer's comments on the application that was sent last. */
  reasons: readonly Reason[];
  sent: Application | undefined;
  /** The step that is shown first. */
  firstStep: number;
}

/** The values of the application form with their errors and the current step. */
export const useApplication = ({ held: [values, setValues], reasons, sent, firstStep }: Options) => {
  const [step, setStep] = useState(firstStep);
  const [today] = useState(() => dayOf(new Date()));
  /** Fields that the user has visited. */
  const [visited, setVisited] = useState<ReadonlySet<ApplicationField>>(new Set());
  /** Errors that the server found in the current values. */
  const [serverErrors, setServerErrors] = useState<ErrorTexts>({});
  const [uploading, setUploading] = useState(false);
  /** Whether the user tried to continue despite errors. */
  const [tried, setTried] = useState(false);

  const errors: ErrorTexts = {
    ...errorTexts(validateApplication(foldApplication(values), today)),
    ...(uploading && { licenceFileId: t('enterprise.fault.uploading') }),
    ...overlongTexts(values),
    ...serverErrors,
  };
  const fieldErrorsOf = (fields: readonly ApplicationField[]): FieldError[] =>
    fields.flatMap((field) => {
      const text = errors[field];
      return text === undefined ? [] : [{ field, text }];
    });
  const visit = (...fields: readonly ApplicationField[]) => setVisited((before) => new Set([...before, ...fields]));
  const untouched: readonly ReviewedField[] = sent
    ? untouchedFields(
        reasons.map(({ field }) => field),
        sent,
        values,
      )
    : [];
  const reasonOf = (field: ApplicationField) =>
    untouched.some((marked) => marked === field) ? reasons.find((reason) => reason.field === field)?.reason : undefined;

  /** Shows a step, or the first step before it that has errors, and displays them. Returns the step that it shows. */
  const arrive = (wanted: number): number => {
    const fields = fieldsOfStep.slice(0, wanted).flat();
    const [first] = fieldErrorsOf(fields);
    visit(...fields);
    setTried(first !== undefined);
    const shown = first ? stepOf(first.field) : wanted;
    setStep(shown);
    return shown;
  };

  return {
    values,
    step,
    /** The current day in Shanghai. */
    today,
    uploading,
    setUploading,

    /** Returns the message below a field; a reviewer's reason until the field is changed. */
    messageAt: (field: ApplicationField): string | undefined => {
      const reason = reasonOf(field);
      if (visited.has(field) && errors[field] !== undefined) return errors[field];
      return reason === undefined ? serverErrors[field] : t('enterprise.review.reason', { reason });
    },

    /** The errors in the summary: those of the steps that were tried. */
    fieldErrors: tried ? fieldErrorsOf(allFields.filter((field) => visited.has(field))) : [],

    set: (change: Partial<FormValues>) => {
      const fields = Object.keys(change) as ApplicationField[];
      setValues((before) => ({ ...before, ...change }));
      setServerErrors((before) => {
        const rest = { ...before };
        for (const field of fields) delete rest[field];
        return rest;
      });
    },

    /** Normalizes a field when it loses the focus, and shows its errors from then on. */
    leave: (field: ApplicationField) => {
      setValues((before) => ({ ...before, [field]: foldApplication(before)[field] }));
      if (values[field] !== '') visit(field);
    },

    /** Replaces the values of the form. */
    replace: (theirs: Draft | null): FormValues => {
      const replaced = valuesOf(theirs);
      setValues(() => replaced);
      setServerErrors({});
      setTried(false);
      return replaced;
    },

    /** Marked fields that still have the value that the reviewer marked as wrong. */
    untouched,

    arrive,

    /** Shows a step; a later one only if nothing before it has errors. Returns whether it shows the step. */
    go: (wanted: number): boolean => {
      if (wanted > step) return arrive(wanted) === wanted;
      setTried(false);
      setStep(wanted);
      return true;
    },

    /** Shows the step of a field, regardless of errors. */
    show: (field: ApplicationField) => setStep(stepOf(field)),

    isWhole: () => arrive(CONFIRM_STEP) === CONFIRM_STEP,

    /** Shows an error that the server found in a field. */
    showServerError: (field: ApplicationField, text: string) => {
      setServerErrors((before) => ({ ...before, [field]: text }));
      visit(field);
      setTried(true);
      setStep(stepOf(field));
    },
  };
};

export type ApplicationForm = ReturnType<typeof useApplication>;
