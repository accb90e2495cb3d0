import { writeTabStorage, readTabStorage } from '#web/kit/session/tab-storage.ts';
import { emptyFeedback, type FeedbackValues, readFeedback } from './feedback-values.ts';

const nameOf = (docId: string) => `documentFeedback.${docId}`;

/** Returns what a visitor has typed in this tab about a document, before or without a login; undefined if nothing. */
export const visitorText = (docId: string): FeedbackValues | undefined => {
  try {
    const kept: unknown = JSON.parse(readTabStorage(nameOf(docId)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? readFeedback(kept) : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps it, so that a login and a reload do not lose it. Undefined forgets it. */
export const keepVisitorText = (docId: string, values: FeedbackValues | undefined) => {
  const isEmpty = !values || JSON.stringify(values) === JSON.stringify(emptyFeedback);
  writeTabStorage(nameOf(docId), isEmpty ? null : JSON.stringify(values));
};
