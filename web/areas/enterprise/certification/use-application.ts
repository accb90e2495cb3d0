import { useState } from 'react';
import type { Application, ApplicationField, Draft, ReviewedField } from '#contract/enterprise/application.ts';
import type { Reason } from '#contract/enterprise/calls.ts';
import { dayOf } from '#contract/kit/day-of.ts';
import { validateApplication, foldApplication } from '#contract/enterprise/check-application.ts';
import { t } from '#web/kit/texts.ts';
import { type FaultTexts, faultTexts } from '../fault-words.ts';
import { allFields, CONFIRM_STEP, fieldsOfStep, type FormValues, stepOf, valuesOf } from '../form-values.ts';
import { untouchedFields } from './form/untouched-fields.ts';

export interface Problem {
  field: ApplicationField;
  text: string;
}

interface Options {
  draft: Draft | null;
  /** What a reviewer has said of what was sent last. */
  reasons: readonly Reason[];
  sent: Application | undefined;
  /** On show at first. */
  firstStep: number;
}

/** What an applicant types, what is wrong with it, and which step is on show. */
export const useApplication = ({ draft, reasons, sent, firstStep }: Options) => {
  const [values, setValues] = useState<FormValues>(() => valuesOf(draft));
  const [step, setStep] = useState(firstStep);
  const [today] = useState(() => dayOf(new Date()));
  /** Fields that somebody has been to. */
  const [visited, setVisited] = useState<ReadonlySet<ApplicationField>>(new Set());
  /** What the server says of fields as they are. */
  const [refused, setRefused] = useState<FaultTexts>({});
  const [uploading, setUploading] = useState(false);
  /** Whether somebody has tried to go on with faults. */
  const [tried, setTried] = useState(false);

  const faults: FaultTexts = {
    ...faultTexts(validateApplication(foldApplication(values), today)),
    ...(uploading && { licenceFileId: t('enterprise.fault.uploading') }),
    ...refused,
  };
  const problemsOf = (fields: readonly ApplicationField[]): Problem[] =>
    fields.flatMap((field) => {
      const text = faults[field];
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

  /** Shows a step, or one before it that has faults, which are told; answers which one it is. */
  const arrive = (wanted: number): number => {
    const fields = fieldsOfStep.slice(0, wanted).flat();
    const [first] = problemsOf(fields);
    visit(...fields);
    setTried(first !== undefined);
    const shown = first ? stepOf(first.field) : wanted;
    setStep(shown);
    return shown;
  };

  return {
    values,
    step,
    /** The day in Shanghai. */
    today,
    uploading,
    setUploading,

    /** What stands below a field; a reviewer's reason until the field is changed. */
    told: (field: ApplicationField): string | undefined => {
      const reason = reasonOf(field);
      if (visited.has(field) && faults[field] !== undefined) return faults[field];
      return reason === undefined ? refused[field] : t('enterprise.review.reason', { reason });
    },

    /** The faults that the summary names: those of the steps that were tried. */
    problems: tried ? problemsOf(allFields.filter((field) => visited.has(field))) : [],

    set: (change: Partial<FormValues>) => {
      const fields = Object.keys(change) as ApplicationField[];
      setValues((before) => ({ ...before, ...change }));
      setRefused((before) => {
        const rest = { ...before };
        for (const field of fields) delete rest[field];
        return rest;
      });
    },

    /** Folds what was typed once its field is left, and says from then on what is wrong with it. */
    leave: (field: ApplicationField) => {
      setValues((before) => ({ ...before, [field]: foldApplication(before)[field] }));
      if (values[field] !== '') visit(field);
    },

    /** Takes other values for those that were typed. */
    replace: (theirs: Draft | null): FormValues => {
      const replaced = valuesOf(theirs);
      setValues(replaced);
      setRefused({});
      setTried(false);
      return replaced;
    },

    /** Marked fields that still say what the reviewer has found wrong. */
    untouched,

    arrive,

    /** Shows a step; one further on only where nothing before it is wrong. Answers whether it does. */
    go: (wanted: number): boolean => {
      if (wanted > step) return arrive(wanted) === wanted;
      setTried(false);
      setStep(wanted);
      return true;
    },

    /** Shows the step of a field, whatever is wrong. */
    show: (field: ApplicationField) => setStep(stepOf(field)),

    isWhole: () => arrive(CONFIRM_STEP) === CONFIRM_STEP,

    /** What the server finds wrong with a field. */
    refuse: (field: ApplicationField, text: string) => {
      setRefused((before) => ({ ...before, [field]: text }));
      visit(field);
      setTried(true);
      setStep(stepOf(field));
    },
  };
};

export type ApplicationForm = ReturnType<typeof useApplication>;
