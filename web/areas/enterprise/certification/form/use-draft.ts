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

/** Returns whether the application was sent meanwhile, so that there is nothing left to fill in. */
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
  /** The storage key under which this tab keeps unsaved changes when the user leaves. */
  place: string;
  /** Called with the draft that the previous page had not saved. */
  onKept: (draft: Draft) => void;
  /** Called when an application was sent from elsewhere. */
  onOver: () => void;
}

const textOf = (draft: Draft | null) => JSON.stringify(valuesOf(draft));

/**
 * Saves the form as a draft on the server, a moment after each change. Retries after a failure and reports a conflict.
 * A version that this tab sent itself, without a response, is not a conflict.
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
  /** The drafts sent since the last response: the server may have saved each of them. */
  const unsure = useRef(new Set<string>());
  const busy = useRef(false);
  const left = useRef(false);
  const stopped = useRef(false);

  /** Returns whether a draft was sent and saved. */
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
        // If this fails too, the next attempt finds the conflict again.
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
    // Once the form is unmounted, no timer saves what was typed during the request.
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

  // A change during a request waits for the next one.
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
      // Older browsers require it.
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
      // Saves the changes when the user goes to another page.
      left.current = true;
      now();
    };
  }, [save, place]);

  const isSettled = state.kind === 'none' || state.kind === 'saved';
  return {
    state: isSettled && text !== keptText ? ({ kind: 'waiting' } satisfies DraftState) : state,
    save,
    /** Stops saving while the application is being sent. */
    pause: () => {
      stopped.current = true;
    },
    goOn: () => {
      stopped.current = false;
    },
    /**
     * Ends a conflict with the version in `theirs`. `keptValues` are the form's new values, if it took over the other
     * draft.
     */
    settle: (theirs: SavedDraft, keptValues: FormValues | undefined) => {
      version.current = theirs.version;
      unsure.current.clear();
      if (keptValues) keep(JSON.stringify(keptValues));
      stopped.current = false;
      setState(theirs.savedAt ? { kind: 'saved', at: theirs.savedAt } : { kind: 'none' });
    },
  };
};
