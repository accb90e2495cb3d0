import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as calls from '#contract/content/calls.ts';
import type { AnyCall, RequestOf } from '#contract/kit/call.ts';
import type { ContentKind } from '#contract/kit/content/define-content.ts';
import { type Payload, type ValidationError, validationErrorsOf } from '#contract/kit/content/validation-errors.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { leadToLine } from '../../public/markdown/line-event.ts';
import { controlId } from './fields/field-frame.tsx';
import { useAct } from './use-act.ts';
import type { Editor } from './use-editor.ts';

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
  const { act, autoSave, autoNo, busy, setBusy, keepFocus } = useAct({ entry, editor, leadTo, onInvalid });
  const [question, setQuestion] = useState<Question>();
  const isUsed = entry.usedBy.length > 0;
  /** The current text of the editor: the last letters may not be rendered yet. */
  const typed = () => editor.now().payload;
  const written = (payload: Payload) => ({ payload: payload as Record<string, unknown> });
  const save = (payload = typed()) => act(calls.saveDraft, written(payload), 'content.done.saveDraft', payload);
  /**
   * Performs an act that shows something else in place of what is typed. That becomes a version first, which the
   * history then has.
   */
  const replaceBy = async <C extends AnyCall>(
    call: C,
    request: Omit<RequestOf<C>, 'entryId' | 'revision'>,
    done: TextKey,
  ): Promise<boolean> => {
    const { payload, isChanged } = editor.now();
    let no: number | null = null;
    const saveFirst = () =>
      act(calls.saveDraft, { ...written(payload), automatic: true }, ({ draftNo }) => void (no = draftNo), payload);
    if (isChanged && !(await saveFirst())) return false;
    return act(call, request, () => (no === null ? t(done) : t('content.typedKept', { done: t(done), no })), payload);
  };
  /** Leads to the first error, and to its line, with a notice. Returns whether there is one. */
  const leadToError = (payload: Payload, refused: 'content.notPublished' | 'content.notAsked'): boolean => {
    const all = payload === editor.payload ? problems : validationErrorsOf(kind.fields, payload);
    const [first] = all;
    if (!first) return false;
    showNotice(t(refused, { count: all.length }), 'danger');
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
      if (leadToError(payload, 'content.notPublished')) return;
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
      if (entry.draftNo !== null && !(await act(calls.discardDraft, {}, 'content.done.discardDraft'))) return;
      editor.replace(shown);
      if (entry.draftNo === null) editor.rebase(entry);
      await editor.send();
      await revalidate();
    },
    /** Shows what another editor has saved, instead of what is typed. */
    takeTheirs: async () => {
      editor.replace(entry.payload);
      editor.rebase(entry);
      await editor.send();
    },
    /** Continues with what is typed, on top of what another editor has saved. */
    keepOurs: () => editor.rebase(entry),
    restore: (no: number) => replaceBy(calls.restoreVersion, { no }, 'content.done.restore'),
    purge: (no: number, reason: string) =>
      act(calls.purgeVersion, { no, reason }, ({ dropped }) =>
        dropped > 0 ? t('content.done.purgeTyped', { count: dropped }) : t('content.done.purge'),
      ),
    changeAddress: (slug: string) => act(calls.changeAddress, { slug }, 'content.done.address'),
    undelete: () => act(calls.undeleteEntry, {}, 'content.done.undelete'),
    /** The unsaved text is saved first, because a plan publishes a version. */
    schedule: async (what: 'publish' | 'unpublish', at: string | null) => {
      const isPublishing = what === 'publish' && at !== null;
      if (isPublishing && (leadToError(typed(), 'content.notPublished') || (editor.now().isChanged && !(await save()))))
        return false;
      return act(
        what === 'publish' ? calls.schedulePublishing : calls.scheduleUnpublishing,
        { at },
        at === null ? 'content.done.unschedule' : 'content.done.schedule',
      );
    },
    /** Whether what is typed has no errors. Leads to the first one. */
    mayAskReview: () => !leadToError(typed(), 'content.notAsked'),
    /** The unsaved text is saved first, because a review is about a version. */
    askReview: async (note: string) => {
      const { payload, isChanged } = editor.now();
      const saveFirst = () => act(calls.saveDraft, written(payload), () => undefined, payload);
      if (isChanged && !(await saveFirst())) return false;
      return act(calls.askReview, { note }, 'content.done.askReview');
    },
    returnReview: (answer: string) => act(calls.returnReview, { answer }, 'content.done.returnReview'),
    answerOffer: (digest: string, take: boolean) =>
      take
        ? replaceBy(calls.answerOffer, { digest, take }, 'content.done.takeOffer')
        : act(calls.answerOffer, { digest, take }, 'content.done.refuseOffer'),
  };
};
export type Actions = ReturnType<typeof useActions>;
