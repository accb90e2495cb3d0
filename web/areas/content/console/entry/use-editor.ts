import { useCallback, useEffect, useState } from 'react';
import type { EntryDetail } from '#contract/content/calls.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import type { Base, Edited, Unsaved } from './keeping/typed-store.ts';
import { useTypedStore } from './keeping/use-typed-store.ts';
import { type Path, withValue } from './payload-path.ts';

/** Whether this operator has to decide on a review. */
const isReviewing = ({ mayPublish, review, draftNo }: EntryDetail): boolean =>
  mayPublish && review?.state === 'open' && draftNo !== null;

/** Returns the content that the form shows first. A reviewer sees the version of the review. */
export const shownOf = (entry: EntryDetail): Payload =>
  isReviewing(entry) ? (entry.reviewPayload ?? entry.payload) : entry.payload;

/** The unsaved text that the server has. */
const typedOf = ({ typed }: EntryDetail): Unsaved | null => typed && { ...typed, no: typed.baseNo };

/** The payload that is edited. Input is stored on the server, for this operator only, until it is saved as a version. */
export const useEditor = (entry: EntryDetail) => {
  /** The earlier unsaved text, which is shown. A reviewer decides about it first. */
  const [restored] = useState(() => (isReviewing(entry) ? null : typedOf(entry)));
  const [leftover, setLeftover] = useState(() => (isReviewing(entry) ? typedOf(entry) : null));
  const [first] = useState<Edited>(() => ({
    payload: restored?.payload ?? shownOf(entry),
    isChanged: restored !== null,
  }));
  const [payload, setPayload] = useState(first.payload);
  /** Whether the form still has what was typed before the page was opened. */
  const [isRestored, setRestored] = useState(first.isChanged);
  /**
   * The revision on which the edited payload is based, for a restored text the one on which it was typed. Actions name
   * it, so that no editor overwrites others unknowingly.
   */
  const [base, setBase] = useState(restored?.revision ?? entry.revision);
  /** A reviewer has saved something since the page was opened, and continues with that. */
  const [hasSaved, setSaved] = useState(false);
  const { typedStore, kept, typing, setTyping, keptNo, newest, setNewest } = useTypedStore(
    entry,
    first,
    restored ?? entry,
  );

  const basedOn = useCallback(
    (next: Base) => {
      typedStore.rebase(next);
      setBase(next.revision);
    },
    [typedStore],
  );

  const change = useCallback(
    (path: Path, value: unknown) => {
      // Set at once: a field that leaves the page may save its text at the last moment.
      const next = withValue(typedStore.now().payload, path, value);
      typedStore.change(next);
      setPayload(next);
    },
    [typedStore],
  );

  /** Shows an earlier unsaved text, which is then kept like one that is typed. */
  const view = (unsaved: Unsaved) => {
    basedOn(unsaved);
    typedStore.change(unsaved.payload);
    setPayload(unsaved.payload);
  };
  useEffect(() => {
    const copy = typedStore.copy(entry);
    if (!copy) return;
    if (isReviewing(entry)) return setLeftover(copy);
    view(copy);
    setRestored(true);
    // oxlint-disable-next-line react/exhaustive-deps -- Once, before anything is typed.
  }, []);

  // The entry was loaded again. What is typed stays, and is then based on an older revision.
  useEffect(() => {
    setNewest((before) => Math.max(before, entry.revision));
    setTyping(entry.typing);
    if (typedStore.now().isChanged) return;
    const shown = hasSaved ? entry.payload : shownOf(entry);
    typedStore.load(shown);
    setPayload(shown);
    basedOn(entry);
    // oxlint-disable-next-line react/exhaustive-deps -- The other values come with the revision.
  }, [entry.revision]);

  /** Shows a payload that is saved, in place of what is typed. */
  const replace = useCallback(
    (next: Payload) => {
      typedStore.settle(next);
      setPayload(next);
      setRestored(false);
    },
    [typedStore],
  );

  /**
   * After an act of this operator: the typed text is based on what it led to. `saved` is the text that the act has saved.
   */
  const rebase = useCallback(
    (next: Base, saved?: Payload) => {
      basedOn(next);
      setNewest((before) => Math.max(before, next.revision));
      const now = typedStore.now();
      if (saved !== undefined && saved === now.payload) {
        typedStore.settle(saved);
        setRestored(false);
        setSaved(true);
      } else if (now.isChanged) {
        // Text that was typed during the act is not saved. What the server keeps of it has the new base, too.
        void typedStore.send();
      }
    },
    [basedOn, typedStore, setNewest],
  );

  const viewLeftover = () => {
    if (leftover === null) return;
    view(leftover);
    setLeftover(null);
  };
  const dropLeftover = () => {
    setLeftover(null);
    void typedStore.send();
  };

  const isChanged = kept !== 'same';
  /** The typed text may contain something that was purged since. */
  const isPurged = kept === 'purged' || (isChanged && base < entry.purgedRevision);
  /** Another editor has saved something since, and this operator has not decided which text to keep. */
  const isConflicted = isChanged && base !== entry.revision && !isPurged;
  return {
    payload,
    kept,
    keptNo,
    typing,
    newest,
    base,
    change,
    replace,
    rebase,
    markPurged: typedStore.markPurged,
    send: typedStore.send,
    sent: typedStore.sent,
    isChanged,
    isPurged,
    isConflicted,
    isRestored,
    hasLeftover: leftover !== null,
    /** The version of a review, while the form shows it unchanged. */
    askedNo: isReviewing(entry) && !hasSaved && !isChanged ? entry.review?.no : undefined,
    viewLeftover,
    dropLeftover,
    now: typedStore.now,
  };
};
export type Editor = ReturnType<typeof useEditor>;
