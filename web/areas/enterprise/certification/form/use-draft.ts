import { useCallback, useEffect, useRef, useState } from 'react';
import type { Draft } from '#contract/enterprise/application.ts';
import { getDraft, saveDraft, type SavedDraft } from '#contract/enterprise/calls.ts';
import { CHANGED_BY_OTHERS, WRONG_STATE } from '#contract/kit/errors/portal.ts';
import type { UserErrorCode } from '#contract/kit/errors/vocabulary.ts';
import { makeCall } from '#web/kit/call.ts';
import type { CallFailure } from '#web/kit/page.ts';
import { type FormValues, valuesOf } from '../../form-values.ts';
import { keepDraft, takeKeptDraft } from './kept-draft.ts';

const PAUSE_MS = 1200;
const RETRY_MS = 10_000;

/** The application was sent, from here or elsewhere: there is nothing to fill in any more. */
const overCodes: readonly string[] = ['PSP0080006' satisfies UserErrorCode, WRONG_STATE];
export const isOver = (error: unknown) => overCodes.includes((error as CallFailure).code);

export type DraftState =
  | { kind: 'none' | 'waiting' | 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; message: string }
  | { kind: 'conflict'; theirs: SavedDraft };

interface Options {
  values: FormValues;
  saved: SavedDraft;
  /** Where this tab keeps what is not saved when the page is left. */
  place: string;
  /** Told what the page before had not saved. */
  onKept: (draft: Draft) => void;
  /** Told when an application has been sent from elsewhere meanwhile. */
  onOver: () => void;
}

const textOf = (draft: Draft | null) => JSON.stringify(valuesOf(draft));

/**
 * Keeps what the form holds on the server, a moment after each change; a failure is tried again, a conflict is told. What
 * this tab has sent itself, without hearing that it arrived, is no conflict.
 */
export const useDraft = ({ values, saved, place, onKept, onOver }: Options) => {
  const [state, setState] = useState<DraftState>(
    saved.draft && saved.savedAt ? { kind: 'saved', at: saved.savedAt } : { kind: 'none' },
  );
  const version = useRef(saved.version);
  const text = JSON.stringify(values);
  const kept = useRef(text);
  const [keptText, setKeptText] = useState(text);
  const keep = useCallback((sent: string) => {
    kept.current = sent;
    setKeptText(sent);
  }, []);
  const latest = useRef({ values, text, onKept, onOver });
  /** Sent since the last answer: each of them may have arrived. */
  const unsure = useRef(new Set<string>());
  const busy = useRef(false);
  const left = useRef(false);
  const stopped = useRef(false);

  /** Answers whether something was sent that arrived. */
  const send = useCallback(async (): Promise<boolean> => {
    const sent = latest.current;
    if (busy.current || stopped.current || sent.text === kept.current) return false;
    busy.current = true;
    unsure.current.add(sent.text);
    setState({ kind: 'saving' });
    try {
      const answer = await makeCall(saveDraft, { draft: sent.values, version: version.current });
      version.current = answer.version;
      unsure.current.clear();
      keepDraft(place, undefined);
      keep(sent.text);
      setState(latest.current.text === sent.text ? { kind: 'saved', at: answer.savedAt } : { kind: 'waiting' });
      return true;
    } catch (error) {
      if (isOver(error)) {
        stopped.current = true;
        latest.current.onOver();
      } else if ((error as CallFailure).code === CHANGED_BY_OTHERS) {
        stopped.current = true;
        // Where even that fails, the next try finds the conflict anew.
        const theirs = await makeCall(getDraft, {}).catch(() => undefined);
        const theirText = theirs && textOf(theirs.draft);
        if (theirs && theirText !== undefined && unsure.current.has(theirText)) {
          version.current = theirs.version;
          unsure.current.clear();
          keep(theirText);
          stopped.current = false;
          setState(theirs.savedAt ? { kind: 'saved', at: theirs.savedAt } : { kind: 'waiting' });
        } else if (theirs) setState({ kind: 'conflict', theirs });
        else {
          stopped.current = false;
          setState({ kind: 'failed', message: (error as Error).message });
        }
      } else setState({ kind: 'failed', message: (error as Error).message });
      return false;
    } finally {
      busy.current = false;
    }
  }, [keep, place]);

  const save = useCallback(async (): Promise<void> => {
    const arrived = await send();
    // What was typed meanwhile has no timer to wait for where the form is gone.
    if (arrived && left.current) await send();
  }, [send]);

  useEffect(() => {
    latest.current = { values, text, onKept, onOver };
  });

  const takeUp = useRef(() => {
    const found = takeKeptDraft(place);
    if (!found || textOf(found.draft) === text) return;
    version.current = found.version;
    for (const sent of found.unsure) unsure.current.add(sent);
    onKept(found.draft);
  });
  useEffect(() => takeUp.current(), []);

  // What was typed while a saving was on its way waits for its own turn.
  useEffect(() => {
    if (text === keptText || state.kind === 'saving' || state.kind === 'conflict') return undefined;
    const timer = setTimeout(() => void save(), state.kind === 'failed' ? RETRY_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, keptText, state, save]);

  useEffect(() => {
    left.current = false;
    const now = () => void save();
    const leave = () => {
      now();
      const { values: draft, text: here } = latest.current;
      const isKept = here === kept.current;
      keepDraft(place, isKept ? undefined : { draft, version: version.current, unsure: [...unsure.current] });
    };
    const keepOpen = (event: BeforeUnloadEvent) => {
      if (stopped.current || latest.current.text === kept.current) return;
      event.preventDefault();
      // By this older browsers know.
      event.returnValue = true;
    };
    window.addEventListener('online', now);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', now);
    window.addEventListener('beforeunload', keepOpen);
    return () => {
      window.removeEventListener('online', now);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', now);
      window.removeEventListener('beforeunload', keepOpen);
      // Whoever goes to another page leaves nothing behind.
      left.current = true;
      now();
    };
  }, [save, place]);

  const isSettled = state.kind === 'none' || state.kind === 'saved';
  return {
    state: isSettled && text !== keptText ? ({ kind: 'waiting' } satisfies DraftState) : state,
    save,
    /** Saves no more while the application itself is on its way. */
    pause: () => {
      stopped.current = true;
    },
    goOn: () => {
      stopped.current = false;
    },
    /** Ends a conflict: `values` are those of the form from now on, and of the next version. */
    settle: (theirs: SavedDraft, keptValues: FormValues | undefined) => {
      version.current = theirs.version;
      unsure.current.clear();
      if (keptValues) keep(JSON.stringify(keptValues));
      stopped.current = false;
      setState(theirs.savedAt ? { kind: 'saved', at: theirs.savedAt } : { kind: 'none' });
    },
  };
};
