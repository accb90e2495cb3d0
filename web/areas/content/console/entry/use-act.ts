import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type EntryDetail, type publish, saveDraft } from '#contract/content/calls.ts';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, STILL_USED, TEXT_PURGED, WRONG_FILM } from '#contract/kit/errors/portal.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useFocusReturn } from '#web/kit/ui/antd/return-focus.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { Editor } from './use-editor.ts';

/** Every act has an answer of this form. */
type Performed = AnswerOf<typeof publish>;

interface ActOptions {
  entry: EntryDetail;
  editor: Editor;
  /** Leads to a field. */
  leadTo: (path: string) => void;
  /** Shows what has to be changed before the entry can be published. */
  onInvalid: () => void;
}

/** Makes the calls that change an entry, one at a time. Then the entry is loaded again. */
export const useAct = ({ entry, editor, leadTo, onInvalid }: ActOptions) => {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** The draft that was saved automatically last. */
  const [autoNo, setAutoNo] = useState<number>();
  /** An automatic save that is under way; actions wait for it, since it leads to another revision. */
  const autoSaving = useRef<Promise<void>>(undefined);
  const { entryId } = entry;
  const keepFocus = useFocusReturn(busy);

  /** What is typed is based on the draft from then on, or on what is published. */
  const baseAfter = ({ revision, draftNo, publishedNo }: Performed) => ({
    revision,
    no: draftNo ?? publishedNo ?? entry.no,
  });
  /**
   * Returns whether the act was done. `done` is the notice, without which another act follows at once; `saved` is the
   * payload that the act saves.
   */
  const act = async <C extends AnyCall>(
    call: C,
    request: Omit<RequestOf<C>, 'entryId' | 'revision'>,
    done: TextKey | ((answer: AnswerOf<C>) => string | undefined),
    saved?: Payload,
  ): Promise<boolean> => {
    keepFocus();
    setBusy(true);
    try {
      await autoSaving.current;
      await editor.sent();
      const { revision } = editor.now();
      const answer = await makeCall(call, { ...request, entryId, revision } as unknown as RequestOf<C>);
      editor.rebase(baseAfter(answer as Performed), saved);
      const notice = typeof done === 'string' ? t(done) : done(answer);
      if (notice !== undefined) showNotice(notice, 'success');
      await revalidate();
      return true;
    } catch (error) {
      const { code, message, data } = error as CallFailure & Error & { data?: { field?: string } | null };
      if (code === STILL_USED && data?.field === 'children') showNotice(t('content.hasChildren'), 'danger');
      else if (code !== STILL_USED) showNotice(message, 'danger');
      if (data?.field !== undefined && (code === '10003' || code === WRONG_FILM)) {
        onInvalid();
        leadTo(data.field);
      }
      if (code === TEXT_PURGED) editor.markPurged();
      // Something new links to it: the question names it.
      if (code === CHANGED_BY_OTHERS || code === STILL_USED) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Saves what is typed as a draft automatically. A failure changes nothing: what is typed is kept. */
  const autoSave = async (): Promise<void> => {
    const { payload, isChanged, revision } = editor.now();
    const isFree = !busy && autoSaving.current === undefined && !editor.isPurged && revision === editor.newest;
    if (!isChanged || !isFree || entry.state === 'deleted') return;
    if (JSON.stringify(payload) === JSON.stringify(entry.payload)) return;
    const saving = async () => {
      try {
        await editor.sent();
        const request = { entryId, revision, payload: payload as Record<string, unknown>, automatic: true };
        const answer = await makeCall(saveDraft, request);
        editor.rebase(baseAfter(answer), payload);
        setAutoNo(answer.draftNo ?? undefined);
      } catch (error) {
        if ((error as Partial<CallFailure>).code === TEXT_PURGED) editor.markPurged();
      }
    };
    autoSaving.current = saving();
    await autoSaving.current;
    autoSaving.current = undefined;
    await revalidate();
  };

  return { act, autoSave, autoNo, busy, setBusy, keepFocus };
};
