import { useCallback, useEffect, useRef, useState } from 'react';
import { type EntryDetail, typeDraft } from '#contract/content/calls.ts';
import type { Payload } from '#contract/kit/content/problems.ts';
import { makeCall } from '#web/kit/call.ts';
import { type Path, withValue } from './payload-path.ts';

/** After the last key, before what was typed is sent. */
const KEEP_AFTER_MS = 1500;
/** How often an editor that is open shows that somebody is here, and learns who else is. */
const PRESENT_EVERY_MS = 20_000;

export type KeptState = 'same' | 'waiting' | 'keeping' | 'kept' | 'failed';

/**
 * The payload that is edited. What is typed is kept on the server for this operator alone, until it is saved as a
 * version.
 */
export const useEditor = (entry: EntryDetail) => {
  const { entryId, no } = entry;
  const [payload, setPayload] = useState<Payload>(entry.typed?.payload ?? entry.payload);
  const [kept, setKept] = useState<KeptState>(entry.typed ? 'kept' : 'same');
  const [typing, setTyping] = useState(entry.typing);
  /** The revision of the entry by now; another one than that of the page tells of a change by somebody else. */
  const [revision, setRevision] = useState(entry.revision);
  const latest = useRef<{ payload: Payload; isChanged: boolean }>({ payload, isChanged: entry.typed !== null });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = useCallback(
    async (typed: Payload | null): Promise<void> => {
      const sent = latest.current;
      if (typed !== null) setKept('keeping');
      try {
        const answer = await makeCall(typeDraft, { entryId, baseNo: no, payload: typed as Record<string, unknown> });
        setTyping(answer.typing);
        setRevision(answer.revision);
        if (typed !== null && sent === latest.current) setKept('kept');
      } catch {
        if (typed !== null) setKept('failed');
      }
    },
    [entryId, no],
  );

  const change = useCallback(
    (path: Path, value: unknown) => {
      setPayload((before) => {
        const next = withValue(before, path, value);
        latest.current = { payload: next, isChanged: true };
        return next;
      });
      setKept('waiting');
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(latest.current.payload), KEEP_AFTER_MS);
    },
    [send],
  );

  useEffect(() => {
    const present = setInterval(() => {
      if (document.visibilityState === 'visible' && latest.current.isChanged) void send(latest.current.payload);
    }, PRESENT_EVERY_MS);
    return () => {
      clearInterval(present);
      // Leaving the page sends what the timer would have sent.
      if (timer.current !== undefined && latest.current.isChanged) void send(latest.current.payload);
      clearTimeout(timer.current);
      timer.current = undefined;
    };
  }, [send]);

  // The entry was loaded again, after an act of this operator or of another one.
  useEffect(() => {
    setRevision(entry.revision);
    setTyping(entry.typing);
    if (!latest.current.isChanged) {
      latest.current = { payload: entry.payload, isChanged: false };
      setPayload(entry.payload);
    }
    // oxlint-disable-next-line react/exhaustive-deps -- The other values come with the revision.
  }, [entry.revision]);

  /** Replaces everything, by a version or by what is saved. */
  const replace = useCallback((next: Payload, isChanged: boolean) => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = { payload: next, isChanged };
    setPayload(next);
    setKept(isChanged ? 'waiting' : 'same');
  }, []);

  /** What is typed has become a version, or is not wanted. */
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = undefined;
    latest.current = { ...latest.current, isChanged: false };
    setKept('same');
  }, []);

  return { payload, kept, typing, revision, change, replace, settle, send, isChanged: kept !== 'same' };
};
export type Editor = ReturnType<typeof useEditor>;
