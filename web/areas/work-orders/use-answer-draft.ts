import { useLayoutEffect, useRef } from 'react';
import { type DraftPlace, useSessionDraft } from '#web/kit/form/session-draft.ts';
import { fileIdsIn, textIn } from './order-draft.ts';

/** The draft of an answer to an order. */
export interface AnswerDraft {
  text: string;
  fileIds: string[];
}

const empty: AnswerDraft = { text: '', fileIds: [] };

/** Reads a stored draft, of this release or another. */
export const readAnswer = (kept: Partial<Record<keyof AnswerDraft, unknown>>): AnswerDraft => ({
  text: textIn(kept.text),
  fileIds: fileIdsIn(kept.fileIds),
});

/** Returns what remains of a draft after sending: what was added during the request. */
export const leftOf = (draft: AnswerDraft, sent: AnswerDraft): AnswerDraft => ({
  text: draft.text.startsWith(sent.text) ? draft.text.slice(sent.text.length).trimStart() : draft.text,
  fileIds: draft.fileIds.filter((fileId) => !sent.fileIds.includes(fileId)),
});

/** Keeps an answer with its pictures for this tab until it is sent. */
export const useAnswerDraft = (place: DraftPlace) => {
  const { values, change, discard } = useSessionDraft(place, empty, readAnswer);
  // A layout effect, since uploads and actions end later than they began: a later effect would undo changes made
  // meanwhile.
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
    /** Removes what was sent from the draft. */
    takeOut: (sent: AnswerDraft) => {
      const left = leftOf(latest.current, sent);
      if (left.text === '' && left.fileIds.length === 0) discard();
      else set(left);
    },
  };
};
