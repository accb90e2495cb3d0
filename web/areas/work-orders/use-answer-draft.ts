import { excerptOf } from '#web/kit/draft/draft-line.tsx';
import type { DraftPlace } from '#web/kit/draft/server-draft-store.ts';
import { useDraft } from '#web/kit/draft/use-draft.ts';
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

/** Keeps an answer with its pictures until it is sent. */
export const useAnswerDraft = (place: DraftPlace) => {
  const { values, line, latest, change, discard } = useDraft(place, empty, readAnswer);
  // Uploads and actions end later than they began, so that they must not work on the values of their beginning.
  const set = (part: Partial<AnswerDraft>) => change({ ...latest(), ...part });
  return {
    ...values,
    set,
    /** What a `DraftLine` shows. */
    line: { ...line, describe: ({ values: theirs }: { values: AnswerDraft | null }) => excerptOf(theirs?.text ?? '') },
    /** Removes what was sent from the draft. */
    takeOut: (sent: AnswerDraft) => {
      const left = leftOf(latest(), sent);
      if (left.text === '' && left.fileIds.length === 0) discard();
      else set(left);
    },
  };
};
