import { type FeedbackKind, feedbackKinds } from '#contract/documents/feedback.ts';

/** The values that a reader has typed into the dialog. */
export interface FeedbackValues {
  content: string;
  /** Null if no kind is chosen. */
  kind: FeedbackKind | null;
  quotation: string;
}

export const emptyFeedback: FeedbackValues = { content: '', kind: null, quotation: '' };

const textIn = (value: unknown) => (typeof value === 'string' ? value : '');

/** Reads stored values, possibly of another release. */
export const readFeedback = (kept: Partial<Record<keyof FeedbackValues, unknown>>): FeedbackValues => ({
  content: textIn(kept.content),
  kind: feedbackKinds.find((kind) => kind === kept.kind) ?? null,
  quotation: textIn(kept.quotation),
});
