import { type RefObject, startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { type EntryDetail, typeDraft } from '#contract/content/calls.ts';
import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { TEXT_PURGED } from '#contract/kit/errors/portal.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { type Path, withValue } from './payload-path.ts';

/** After the last key, before what was typed is sent. */
const KEEP_AFTER_MS = 800;
/** How often an open editor reports that its user is here, and reads who else is. */
const PRESENT_EVERY_MS = 20_000;

/** `purged`: a version was purged since; what is typed stays on the page and is stored nowhere. */
export type KeptState = 'same' | 'waiting' | 'keeping' | 'kept' | 'failed' | 'purged';

/** Whether this operator has to decide on a review. */
const isReviewing = ({ mayPublish, review, draftNo }: EntryDetail): boolean =>
  mayPublish && review?.state === 'open' && draftNo !== null;

/** Returns the content that the form shows first. A reviewer sees the version of the review. */
export const shownOf = (entry: EntryDetail): Payload =>
  isReviewing(entry) ? (entry.reviewPayload ?? entry.payload) : entry.payload;

interface Edited {
  payload: Payload;
  isChanged: boolean;
}

/** Shows others that a user edits here, and sends what a timer still holds back when the page is left. */
const usePresence = (
  latest: RefObject<Edited>,
  timer: RefObject<ReturnType<typeof setTimeout> | undefined>,
  send: (typed: Payload) => Promise<void>,
) => {
  useEffect(() => {
    const sendChanged = () => {
      if (latest.current.isChanged) void send(latest.current.payload);
    };
    const present = setInterval(() => {
      if (document.visibilityState === 'visible') sendChanged();
    }, PRESENT_EVERY_MS);
    return () => {
      clearInterval(present);
      if (timer.current !== undefined) sendChanged();
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [latest, timer, send]);
};

/** The payload that is edited. Input is stored on the server, for this operator only, until it is saved as a version. */
export const useEditor = (entry: EntryDetail) => {
  const { entryId, no } = entry;
  /** The earlier unsaved text, which is shown. A reviewer decides about it first. */
  const [restored] = useState(() => (isReviewing(entry) ? undefined : entry.typed?.payload));
  const [leftover, setLeftover] = useState(() => (isReviewing(entry) ? entry.typed?.payload : undefined));
  const [payload, setPayload] = useState<Payload>(restored ?? shownOf(entry));
  const [kept, setKept] = useState<KeptState>(restored ? 'kept' : 'same');
  /** Whether the form still has what was typed before the page was opened. */
  const [isRestored, setRestored] = useState(restored !== undefined);
  const [typing, setTyping] = useState(entry.typing);
  /** How often what is typed was kept, which the preview shows. */
  const [keptNo, setKeptNo] = useState(0);
  /** The newest revision of the entry that is known. */
  const [newest, setNewest] = useState(entry.revision);
  /**
   * The revision on which the edited payload is based. Actions name it, so that no editor overwrites others
   * unknowingly.
   */
  const [base, setBase] = useState(entry.revision);
  const latest = useRef<Edited>({ payload, isChanged: restored !== undefined });
  /** A reviewer has saved something since the page was opened, and continues with that. */
  const [hasSaved, setSaved] = useState(false);
  /** The same as `base`, known at once. */
  const basedOn = useRef(base);
  const isOutdated = useRef(false);
  /** The latest sending of what is typed. */
  const sending = useRef<Promise<void>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const basedOnRevision = (revision: number) => {
    basedOn.current = revision;
    isOutdated.current = false;
    setBase(revision);
  };
  const markPurged = useCallback(() => {
    isOutdated.current = true;
    setKept('purged');
  }, []);

  const keep = useCallback(
    async (typed: Payload | null): Promise<void> => {
      const sent = latest.current;
      if (typed !== null && isOutdated.current) return;
      // The form is rendered in pieces, so that a key that is pressed meanwhile waits for none of it.
      if (typed !== null) startTransition(() => setKept('keeping'));
      try {
        const answer = await makeCall(typeDraft, {
          entryId,
          revision: basedOn.current,
          baseNo: no,
          payload: typed as Record<string, unknown>,
        });
        startTransition(() => {
          setTyping(answer.typing);
          setNewest((before) => Math.max(before, answer.revision));
          setKeptNo((before) => before + 1);
          if (typed !== null && sent === latest.current) setKept('kept');
        });
      } catch (error) {
        if (typed === null) return;
        if ((error as Partial<CallFailure>).code === TEXT_PURGED) markPurged();
        else startTransition(() => setKept('failed'));
      }
    },
    [entryId, no, markPurged],
  );
  const send = useCallback(
    (typed: Payload | null): Promise<void> => {
      sending.current = keep(typed);
      return sending.current;
    },
    [keep],
  );

  const change = useCallback(
    (path: Path, value: unknown) => {
      // Set at once: a field that leaves the page may save its text at the last moment.
      const next = withValue(latest.current.payload, path, value);
      latest.current = { payload: next, isChanged: true };
      setPayload(next);
      if (isOutdated.current) return;
      setKept('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        timer.current = undefined;
        void send(latest.current.payload);
      }, KEEP_AFTER_MS);
    },
    [send],
  );

  usePresence(latest, timer, send);

  // The entry was loaded again. What is typed stays, and is then based on an older revision.
  useEffect(() => {
    setNewest((before) => Math.max(before, entry.revision));
    setTyping(entry.typing);
    if (latest.current.isChanged) return;
    const shown = hasSaved ? entry.payload : shownOf(entry);
    latest.current = { payload: shown, isChanged: false };
    setPayload(shown);
    basedOnRevision(entry.revision);
    // oxlint-disable-next-line react/exhaustive-deps -- The other values come with the revision.
  }, [entry.revision]);

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };

  /** Shows a payload that is saved, in place of what is typed. */
  const replace = useCallback((next: Payload) => {
    stopTimer();
    latest.current = { payload: next, isChanged: false };
    setPayload(next);
    setKept('same');
    setRestored(false);
  }, []);

  /**
   * After an act of this operator: the typed text is based on its revision. `saved` is the text that the act has saved.
   */
  const rebase = useCallback((revision: number, saved?: Payload) => {
    basedOnRevision(revision);
    setNewest((before) => Math.max(before, revision));
    // Text that was typed during the act is not saved.
    if (saved === undefined || saved !== latest.current.payload) return;
    stopTimer();
    latest.current = { payload: saved, isChanged: false };
    setKept('same');
    setRestored(false);
    setSaved(true);
  }, []);

  const viewLeftover = () => {
    if (leftover === undefined) return;
    latest.current = { payload: leftover, isChanged: true };
    setPayload(leftover);
    setKept('kept');
    setLeftover(undefined);
  };
  const dropLeftover = () => {
    setLeftover(undefined);
    void send(null);
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
    markPurged,
    send,
    /** Ends when what is typed has been sent. A save that overtakes it would leave it behind as unsaved. */
    sent: () => sending.current,
    isChanged,
    isPurged,
    isConflicted,
    isRestored,
    hasLeftover: leftover !== undefined,
    /** The version of a review, while the form shows it unchanged. */
    askedNo: isReviewing(entry) && !hasSaved && !isChanged ? entry.review?.no : undefined,
    viewLeftover,
    dropLeftover,
    /** The present text and its revision, known at once. */
    now: () => ({ ...latest.current, revision: basedOn.current }),
  };
};
export type Editor = ReturnType<typeof useEditor>;
