import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import * as calls from '#contract/content/calls.ts';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { CHANGED_BY_OTHERS, STILL_USED, TEXT_PURGED, WRONG_FILM } from '#contract/kit/errors/portal.ts';
import { type Payload, type ValidationError, validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useFocusReturn } from '#web/kit/ui/antd/return-focus.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { leadToLine } from '../../public/markdown/line-event.ts';
import { controlId } from './fields/field-frame.tsx';
import type { Editor } from './use-editor.ts';

/** Every act has an answer of this form. */
type Performed = AnswerOf<typeof calls.publish>;

/** The question that an operator answers before an act. */
export type Question = { act: 'publish'; findings: number | undefined } | { act: 'unpublish' } | { act: 'delete' };

interface ActionsOptions {
  entry: calls.EntryDetail;
  kind: ContentKind;
  editor: Editor;
  problems: readonly ValidationError[];
  /** Leads to a field. */
  leadTo: (path: string) => void;
  /** Shows what has to be changed before the entry can be published. */
  onInvalid: () => void;
}

/**
 * The actions of an operator on an entry. After each one the entry is loaded again; if it fails, the typed text stays.
 */
export const useActions = ({ entry, kind, editor, problems, leadTo, onInvalid }: ActionsOptions) => {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [question, setQuestion] = useState<Question>();
  /** The draft that was saved by itself last. */
  const [autoNo, setAutoNo] = useState<number>();
  /** An automatic save that is under way; actions wait for it, since it leads to another revision. */
  const autoSaving = useRef<Promise<void>>(undefined);
  const { entryId } = entry;
  const keepFocus = useFocusReturn(busy);

  /** Returns whether the act was done. `saved` is the payload that it saves. */
  const act = async <C extends AnyCall>(
    call: C,
    request: Omit<RequestOf<C>, 'entryId' | 'revision'>,
    done: TextKey | ((answer: AnswerOf<C>) => string),
    saved?: Payload,
  ): Promise<boolean> => {
    keepFocus();
    setBusy(true);
    try {
      await autoSaving.current;
      await editor.sent();
      const { revision } = editor.now();
      const answer = await makeCall(call, { ...request, entryId, revision } as unknown as RequestOf<C>);
      editor.rebase((answer as Performed).revision, saved);
      showNotice(typeof done === 'string' ? t(done) : done(answer), 'success');
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
  const isUsed = entry.usedBy.length > 0;
  /** The current text of the editor: the last letters may not be rendered yet. */
  const typed = () => editor.now().payload;
  const written = (payload: Payload) => ({ payload: payload as Record<string, unknown> });
  const save = (payload = typed()) => act(calls.saveDraft, written(payload), 'content.done.saveDraft', payload);
  /** Leads to the first error, and to its line. Returns whether there is one. */
  const leadToError = (payload: Payload): boolean => {
    const all = payload === editor.payload ? problems : validationErrorsOf(kind.fields, payload);
    const [first] = all;
    if (!first) return false;
    showNotice(t('content.notPublished', { count: all.length }), 'danger');
    onInvalid();
    leadTo(first.path);
    if (first.line !== undefined) leadToLine(controlId(first.path), first.line);
    return true;
  };
  const publish = (payload = typed()) => {
    // A reviewer publishes the version of the request.
    const what = editor.askedNo === undefined ? written(payload) : { no: editor.askedNo };
    return act(calls.publish, what, 'content.done.publish', payload);
  };
  const performs = {
    publish: () => publish(),
    unpublish: () => act(calls.unpublish, { confirmed: isUsed }, 'content.done.unpublish'),
    delete: () => act(calls.deleteEntry, { confirmed: isUsed }, 'content.done.delete'),
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
        const answer = await makeCall(calls.saveDraft, request);
        editor.rebase(answer.revision, payload);
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

  return {
    busy,
    question,
    stopAsking: () => setQuestion(undefined),
    /** Runs the confirmed act. The question stays if it fails. */
    confirm: async () => {
      if (question && (await performs[question.act]())) setQuestion(undefined);
    },
    ask: (what: 'unpublish' | 'delete') => setQuestion({ act: what }),
    autoNo,
    autoSave,
    save: () => save(),
    /** Publishes at once, unless there is something to decide. */
    publish: async () => {
      const payload = typed();
      if (leadToError(payload)) return;
      keepFocus();
      setBusy(true);
      const findings = await import('./asking/count-findings.ts')
        .then(({ countFindings }) => countFindings(kind, payload))
        .catch(() => undefined);
      setBusy(false);
      if (kind.shape === 'single' || findings !== 0) setQuestion({ act: 'publish', findings });
      else await publish(payload);
    },
    /** Drops what is typed and the draft. */
    discard: async () => {
      const shown = entry.publishedPayload ?? entry.payload;
      if (entry.draftNo === null) editor.rebase(entry.revision);
      else if (!(await act(calls.discardDraft, {}, 'content.done.discardDraft'))) return;
      editor.replace(shown);
      await editor.send(null);
      await revalidate();
    },
    /** Shows what another editor has saved, instead of what is typed. */
    takeTheirs: async () => {
      editor.replace(entry.payload);
      editor.rebase(entry.revision);
      await editor.send(null);
    },
    /** Continues with what is typed, on top of what another editor has saved. */
    keepOurs: () => editor.rebase(entry.revision),
    restore: (no: number) => act(calls.restoreVersion, { no }, 'content.done.restore', editor.payload),
    purge: (no: number, reason: string) =>
      act(calls.purgeVersion, { no, reason }, ({ dropped }) =>
        dropped > 0 ? t('content.done.purgeTyped', { count: dropped }) : t('content.done.purge'),
      ),
    changeAddress: (slug: string) => act(calls.changeAddress, { slug }, 'content.done.address'),
    undelete: () => act(calls.undeleteEntry, {}, 'content.done.undelete'),
    /** The unsaved text is saved first, because a plan publishes a version. */
    schedule: async (what: 'publish' | 'unpublish', at: string | null) => {
      const isPublishing = what === 'publish' && at !== null;
      if (isPublishing && (leadToError(typed()) || (editor.now().isChanged && !(await save())))) return false;
      return act(
        what === 'publish' ? calls.schedulePublishing : calls.scheduleUnpublishing,
        { at },
        at === null ? 'content.done.unschedule' : 'content.done.schedule',
      );
    },
    askReview: (note: string) => act(calls.askReview, { note }, 'content.done.askReview'),
    returnReview: (answer: string) => act(calls.returnReview, { answer }, 'content.done.returnReview'),
    answerOffer: (digest: string, take: boolean) =>
      act(
        calls.answerOffer,
        { digest, take },
        take ? 'content.done.takeOffer' : 'content.done.refuseOffer',
        take ? editor.payload : undefined,
      ),
  };
};
export type Actions = ReturnType<typeof useActions>;
