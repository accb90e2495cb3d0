import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDraftSaver } from './draft-saver.ts';
import { createServerDraftStore, type DraftPlace } from './server-draft-store.ts';
import { copyKeyOf } from './tab-copy.ts';

/**
 * The values of a form, kept until they are sent or discarded: neither a closed tab nor the end of the session loses
 * them, and the same user finds them again in another tab or on another device. Show a `DraftLine` near the form.
 *
 * `values` are `initial` until the page is hydrated. `read` converts a stored draft, possibly of another release, to
 * values; the default merges it into the initial ones. A draft holds no password and no code. `fileIds` in the values
 * names uploaded files, which are then kept, too.
 */
export const useDraft = <Values extends object>(
  place: DraftPlace,
  initial: Values,
  read: (kept: object) => Values = (kept) => ({ ...initial, ...kept }),
) => {
  const copyKey = copyKeyOf(place);
  const create = () => ({
    copyKey,
    saver: createDraftSaver({ store: createServerDraftStore(place, read), copyKey, initial, read, follows: true }),
  });
  const [held, setHeld] = useState(create);
  const current = held.copyKey === copyKey ? held : create();
  if (current !== held) setHeld(current);
  const { saver } = current;
  useEffect(() => saver.start(), [saver]);
  const { values, state, restored, replaced } = useSyncExternalStore(saver.subscribe, saver.shown, saver.shown);

  return {
    values,
    /** Whether the values come from a stored draft. */
    restored,
    /** Counts how often the values were replaced other than by `change`. A form that holds them itself takes them over. */
    replaced,
    /** What a `DraftLine` shows. */
    line: { state, onTakeTheirs: saver.takeTheirs, onKeepOurs: saver.keepOurs },
    change: saver.change,
    /** Returns the values at this moment, for what ends later than it began. */
    latest: () => saver.shown().values,
    /** Deletes the stored draft but keeps the values on the page. */
    forget: () => saver.discard(saver.shown().values),
    /** Deletes the draft and shows these values instead. */
    discard: (next: Values = initial) => saver.discard(next),
  };
};
