import { WRONG_STATE } from '#contract/kit/errors/portal.ts';
import { businessError } from '../../http/call-error.ts';
import type { Caller } from '../../http/caller.ts';
import { expectPublishable, upgraded } from './payloads.ts';
import { type ActionsOptions, perform, type Seen, serviceOf } from './perform.ts';
import { createReviewStore } from './review-store.ts';

export const createReviewActions = (options: ActionsOptions) => ({
  /** Requests a review of the draft. Throws if the draft could not be published. */
  askReview: (seen: Seen, note: string, caller: Caller) =>
    perform(options, caller, 'askReview', seen, async ({ transaction, store, entry, served, author }) => {
      const no = entry.draftNo as number;
      const version = await store.findVersion(entry.entryId, no);
      if (version) await expectPublishable(transaction, served, upgraded(served.kind, version));
      await createReviewStore(transaction).ask(entry.entryId, no, author, note);
      return { entry, detail: { no: String(no) } };
    }),

  /** Returns the draft to its editor, with an answer. */
  returnReview: (seen: Seen, answer: string, caller: Caller) =>
    perform(
      options,
      caller,
      'returnReview',
      seen,
      async ({ transaction, entry, author }) => {
        const isOpen = await createReviewStore(transaction).answer(entry.entryId, 'returned', author, answer);
        if (!isOpen) throw businessError(serviceOf, WRONG_STATE);
        return { entry, detail: { no: String(entry.draftNo) } };
      },
      'askReview',
    ),
});
