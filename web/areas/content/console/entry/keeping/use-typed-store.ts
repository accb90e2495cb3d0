import { startTransition, useEffect, useState } from 'react';
import { type EntryDetail, typeDraft } from '#contract/content/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { useOperatorId } from '#web/kit/console/operator.ts';
import { leavingOptions } from '#web/kit/draft/leaving-options.ts';
import { copyKeyOf } from '#web/kit/draft/tab-copy.ts';
import { type Base, createTypedStore, type Edited, type KeptState } from './typed-store.ts';

/** Keeps what is typed for this operator only, and shows others who edits here. */
export const useTypedStore = (entry: EntryDetail, first: Edited, base: Base) => {
  const { entryId } = entry;
  const userId = useOperatorId();
  const [typedStore] = useState(() =>
    createTypedStore({
      first,
      base,
      copyKey: copyKeyOf({ userId, kind: 'content', subject: entryId }),
      store: (typed, { revision, no }, isLeaving) => {
        const payload = typed as Record<string, unknown> | null;
        const options = isLeaving ? leavingOptions(JSON.stringify(payload).length) : {};
        return makeCall(typeDraft, { entryId, revision, baseNo: no, payload }, options);
      },
    }),
  );
  const [kept, setKept] = useState<KeptState>(first.isChanged ? 'kept' : 'same');
  const [typing, setTyping] = useState(entry.typing);
  /** How often what is typed was kept, which the preview shows. */
  const [keptNo, setKeptNo] = useState(0);
  /** The newest revision of the entry that is known. */
  const [newest, setNewest] = useState(entry.revision);
  useEffect(
    () =>
      typedStore.start({
        onKept: (state) => {
          if (state === 'waiting' || state === 'same' || state === 'purged') setKept(state);
          // The form is rendered in pieces, so that a key that is pressed meanwhile waits for none of it.
          else startTransition(() => setKept(state));
        },
        onAnswer: (answer) =>
          startTransition(() => {
            setTyping(answer.typing);
            setNewest((before) => Math.max(before, answer.revision));
            setKeptNo((before) => before + 1);
          }),
      }),
    [typedStore],
  );
  return { typedStore, kept, typing, setTyping, keptNo, newest, setNewest };
};
