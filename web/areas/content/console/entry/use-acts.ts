import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as calls from '#contract/content/calls.ts';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { CHANGED_BY_OTHERS, STILL_USED, TEXT_PURGED } from '#contract/kit/errors/portal.ts';
import type { Payload, Problem } from '#contract/kit/content/problems.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import type { Editor } from './use-editor.ts';

/** Every act answers so. */
type Performed = AnswerOf<typeof calls.publish>;

interface ActsOptions {
  entry: calls.EntryDetail;
  editor: Editor;
  problems: readonly Problem[];
  /** Leads to a field. */
  leadTo: (path: string) => void;
}

/** What an operator can do with an entry. After each act the entry is loaded again; what is typed stays if one fails. */
export const useActs = ({ entry, editor, problems, leadTo }: ActsOptions) => {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  /** The act for which the operator is asked about the entries that refer to this one. */
  const [breaking, setBreaking] = useState<'unpublish' | 'delete'>();
  const seen = { entryId: entry.entryId, revision: editor.base };

  /** Returns whether the act was done. `saved` is the payload that it saves. */
  const act = async <C extends AnyCall>(
    call: C,
    request: RequestOf<C>,
    done: TextKey | ((answer: AnswerOf<C>) => string),
    saved?: Payload,
  ): Promise<boolean> => {
    setBusy(true);
    try {
      const answer = await makeCall(call, request);
      editor.rebase((answer as Performed).revision, saved);
      showNotice(typeof done === 'string' ? t(done) : done(answer), 'success');
      await revalidate();
      return true;
    } catch (error) {
      const { code, message, data } = error as CallFailure & Error & { data?: { field?: string } | null };
      if (code === STILL_USED && data?.field === 'children') showNotice(t('content.hasChildren'), 'danger');
      else if (code === STILL_USED) setBreaking(call === (calls.deleteEntry as AnyCall) ? 'delete' : 'unpublish');
      else showNotice(message, 'danger');
      if (data?.field !== undefined && code === '10003') leadTo(data.field);
      if (code === TEXT_PURGED) editor.refuse();
      if (code === CHANGED_BY_OTHERS) await revalidate();
      return false;
    } finally {
      setBusy(false);
    }
  };
  const written = { ...seen, payload: editor.payload as Record<string, unknown> };

  return {
    busy,
    breaking,
    stopBreaking: () => setBreaking(undefined),
    save: () => act(calls.saveDraft, written, 'content.done.saveDraft', editor.payload),
    publish: async () => {
      const [first] = problems;
      if (first) {
        showNotice(t('content.problems', { count: problems.length }), 'danger');
        return leadTo(first.path);
      }
      await act(calls.publish, written, 'content.done.publish', editor.payload);
      return undefined;
    },
    /** Drops what is typed and the draft. */
    discard: async () => {
      const shown = entry.publishedPayload ?? entry.payload;
      if (entry.draftNo === null) editor.rebase(entry.revision);
      else if (!(await act(calls.discardDraft, seen, 'content.done.discardDraft'))) return;
      editor.replace(shown);
      await editor.send(null);
      await revalidate();
    },
    /** Shows what somebody else has saved, in place of what is typed. */
    takeTheirs: async () => {
      editor.replace(entry.payload);
      editor.rebase(entry.revision);
      await editor.send(null);
    },
    /** Goes on with what is typed, on top of what somebody else has saved. */
    keepOurs: () => editor.rebase(entry.revision),
    restore: (no: number) => act(calls.restoreVersion, { ...seen, no }, 'content.done.restore', editor.payload),
    purge: (no: number, reason: string) =>
      act(calls.purgeVersion, { ...seen, no, reason }, ({ dropped }) =>
        dropped > 0 ? t('content.done.purgeTyped', { count: dropped }) : t('content.done.purge'),
      ),
    unpublish: (confirmed: boolean) => act(calls.unpublish, { ...seen, confirmed }, 'content.done.unpublish'),
    remove: (confirmed: boolean) => act(calls.deleteEntry, { ...seen, confirmed }, 'content.done.delete'),
    changeAddress: (slug: string) => act(calls.changeAddress, { ...seen, slug }, 'content.done.address'),
    undelete: () => act(calls.undeleteEntry, seen, 'content.done.undelete'),
    schedule: (what: 'publish' | 'unpublish', at: string | null) =>
      act(
        what === 'publish' ? calls.schedulePublishing : calls.scheduleUnpublishing,
        { ...seen, at },
        at === null ? 'content.done.unschedule' : 'content.done.schedule',
      ),
    askReview: (note: string) => act(calls.askReview, { ...seen, note }, 'content.done.askReview'),
    returnReview: (answer: string) => act(calls.returnReview, { ...seen, answer }, 'content.done.returnReview'),
    answerOffer: (digest: string, take: boolean) =>
      act(
        calls.answerOffer,
        { ...seen, digest, take },
        take ? 'content.done.takeOffer' : 'content.done.refuseOffer',
        take ? editor.payload : undefined,
      ),
  };
};
export type Acts = ReturnType<typeof useActs>;
