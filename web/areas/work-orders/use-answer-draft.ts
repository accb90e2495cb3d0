import { useLayoutEffect, useRef } from 'react';
import { type DraftPlace, useSessionDraft } from '#web/kit/form/session-draft.ts';
import { fileIdsIn, textIn } from './order-draft.ts';

/** What somebody is writing on an order. */
export interface AnswerDraft {
  text: string;
  fileIds: string[];
}

const empty: AnswerDraft = { text: '', fileIds: [] };

/** Reads a draft that was kept, by this release or another. */
export const readAnswer = (kept: Partial<Record<keyof AnswerDraft, unknown>>): AnswerDraft => ({
  text: textIn(kept.text),
  fileIds: fileIdsIn(kept.fileIds),
});

/** What of a draft is left once something was sent: what was added while that was on its way. */
export const leftOf = (draft: AnswerDraft, sent: AnswerDraft): AnswerDraft => ({
  text: draft.text.startsWith(sent.text) ? draft.text.slice(sent.text.length).trimStart() : draft.text,
  fileIds: draft.fileIds.filter((fileId) => !sent.fileIds.includes(fileId)),
});

/** An answer with its pictures, kept for this tab until it is sent. */
export const useAnswerDraft = (place: DraftPlace) => {
  const { values, change, discard } = useSessionDraft(place, empty, readAnswer);
  // Uploads and acts end later than they were begun: an effect that ran later would put back what one has changed.
  const latest = useRef(values);
  useLayoutEffect(() => {
    latest.current = values;
  });
  const set = (part: Partial<AnswerDraft>) => {
    latest.current = { ...latest.current, ...part };
    change(latest.current);
  };
  return {
    ...values,
    set,
    /** Takes out of it what was sent. */
    takeOut: (sent: AnswerDraft) => {
      const left = leftOf(latest.current, sent);
      if (left.text === '' && left.fileIds.length === 0) discard();
      else set(left);
    },
  };
};
