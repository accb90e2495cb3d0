import { CHANGED_BY_OTHERS } from '#contract/kit/errors/portal.ts';
import {
  createDraftValues,
  type DraftState,
  type DraftValuesOptions,
  savedState,
  type ServerDraft,
} from './draft-values.ts';
import { watchPage } from './draft-watch.ts';
import { createRestTimer } from './rest-timer.ts';

/** When what was typed is sent. */
const SAVE_TIMES = { restMs: 1200, atLatestMs: 5000 };
const RETRY_MS = 10_000;

/** Where a draft is kept on the server. Each function throws a `CallFailure`. */
export interface DraftStore<Values> {
  read(): Promise<ServerDraft<Values>>;
  /** Throws PTL0001 if the draft has another version. `leaving`: the page may be gone before the response. */
  save(values: Values, version: number, leaving: boolean): Promise<{ version: number; savedAt: string }>;
  /** Removes a draft that has become empty. Without it, such a draft is saved like any other. */
  remove?(version: number, leaving: boolean): Promise<{ version: number }>;
}

interface DraftOptions<Values> extends DraftValuesOptions<Values> {
  store: DraftStore<Values>;
  /** Takes over what was changed elsewhere when the user returns to this tab. */
  follows?: boolean;
  /** Returns whether an error means that there is nothing left to fill in: the state is `over` then. */
  isOver?: (error: unknown) => boolean;
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;
/** Whether the same request may succeed later: there was no response, or the server could not. */
const isPassing = (error: unknown) => {
  const { status } = error as { status?: number };
  return status === 0 || status === 429 || (status ?? 0) >= 500;
};

/** The next save: once typing rests, or after a time. None while `isBlocked`. */
const createSaveTimers = (save: () => void, isBlocked: () => boolean) => {
  const typing = createRestTimer(save, SAVE_TIMES);
  let next: ReturnType<typeof setTimeout> | undefined;
  const stopWaiting = () => {
    clearTimeout(next);
    next = undefined;
  };
  const cancel = () => {
    typing.stop();
    stopWaiting();
  };
  return {
    cancel,
    scheduleRest: () => {
      stopWaiting();
      if (isBlocked()) typing.stop();
      else typing.start();
    },
    /** Further calls do not put it off. */
    scheduleIn: (waitMs: number) => {
      typing.stop();
      if (isBlocked()) return stopWaiting();
      next ??= setTimeout(() => {
        next = undefined;
        save();
      }, waitMs);
    },
  };
};

/**
 * Keeps the values of a form: at once in this tab, and a moment after each change on the server. Retries after a
 * failure, and reports a conflict with a change made elsewhere. What this tab itself has sent, without a response, is
 * no conflict.
 */
export const createDraftSaver = <Values extends object>({
  store,
  follows = false,
  isOver = () => false,
  ...options
}: DraftOptions<Values>) => {
  const draft = createDraftValues(options);
  const stateNow = () => draft.shown().state;
  let isRead = options.known !== undefined;
  let busy = false;
  let stopped = false;
  let left = false;
  const isBlocked = () => draft.isSaved() || busy || stopped || stateNow().kind === 'conflict';
  const { cancel, scheduleRest, scheduleIn } = createSaveTimers(() => void save(), isBlocked);
  /** Shows the state once a request has ended, and continues with the values typed since. */
  const settle = (state: DraftState<Values>) => {
    draft.writeCopy();
    const isFinal = draft.isSaved() || state.kind === 'conflict' || state.kind === 'failed';
    draft.show({ state: isFinal ? state : { kind: 'waiting' } });
    if (left) return;
    // What is rejected now would be rejected again until it changes. What was sent or cleared must not come back.
    if (state.kind === 'failed') {
      if (state.retries) scheduleIn(RETRY_MS);
    } else if (draft.isEmpty()) scheduleIn(0);
    else scheduleRest();
  };

  /** Takes the server's draft into account. */
  const reconcile = (theirs: ServerDraft<Values>) => {
    const isOurs = draft.isOurs(theirs);
    if (isOurs || theirs.version === draft.version() || (theirs.values === null && !draft.isSaved())) {
      if (isOurs) draft.forgetUnsure();
      draft.rebase(theirs);
      settle(savedState(theirs));
    } else if (draft.isSaved() || draft.isEmpty()) {
      draft.adopt(theirs);
      settle(savedState(theirs));
    } else settle({ kind: 'conflict', theirs });
  };

  /** Sends the values. Returns how to continue. */
  const exchange = async (leaving: boolean): Promise<() => void> => {
    if (!isRead) {
      const theirs = await store.read();
      isRead = true;
      return () => reconcile(theirs);
    }
    const { values } = draft.shown();
    const sent = draft.text();
    const wasEmpty = draft.isEmpty();
    const remove = wasEmpty ? store.remove : undefined;
    draft.sending();
    draft.show({ state: { kind: 'saving' } });
    if (remove) {
      const { version } = await remove(draft.version(), leaving);
      draft.saved(sent, version, wasEmpty);
      return () => settle({ kind: 'none' });
    }
    const { version, savedAt } = await store.save(values, draft.version(), leaving);
    draft.saved(sent, version, wasEmpty);
    return () => settle({ kind: 'saved', at: savedAt });
  };
  /** Returns the draft that others have saved, if that is why a request failed. */
  const readAfter = async (error: unknown): Promise<ServerDraft<Values> | undefined> => {
    try {
      return codeOf(error) === CHANGED_BY_OTHERS ? await store.read() : undefined;
    } catch {
      // The next attempt finds the conflict again.
      return undefined;
    }
  };
  const fail = (error: unknown) => {
    if (isOver(error)) {
      stopped = true;
      draft.show({ state: { kind: 'over' } });
    } else if (!draft.isSaved())
      settle({ kind: 'failed', message: (error as Error).message, retries: isPassing(error) });
    // Without unsaved values, a draft that cannot be read is no news.
    else if (stateNow().kind === 'saving') draft.show({ state: { kind: 'none' } });
  };
  const save = async (leaving = false): Promise<void> => {
    if (busy || stopped || stateNow().kind === 'conflict' || (isRead && draft.isSaved())) return;
    busy = true;
    cancel();
    let answered = true;
    const goOn = await exchange(leaving).catch(async (error: unknown) => {
      const theirs = await readAfter(error);
      answered = theirs !== undefined;
      return () => (theirs ? reconcile(theirs) : fail(error));
    });
    busy = false;
    goOn();
    // Once the form is closed, no timer saves what was typed during the request.
    if (answered && left) await save(leaving);
  };
  const refresh = () => {
    if (busy || stopped || !draft.isSaved()) return void save();
    isRead = false;
    void save();
  };
  const endConflict = (take: (theirs: ServerDraft<Values>) => void) => {
    const state = stateNow();
    if (state.kind !== 'conflict') return;
    take(state.theirs);
    settle(savedState(state.theirs));
  };
  const now = () => void save();

  return {
    subscribe: draft.subscribe,
    shown: draft.shown,

    /** Restores the draft and saves it from now on. Returns the function that ends this, and saves what is unsaved. */
    start: () => {
      left = false;
      draft.restoreCopy();
      if (isRead) scheduleRest();
      else now();
      const stop = watchPage({
        save: now,
        leave: () => {
          void save(true);
          // The copy says what was sent, in case its response is lost with the page.
          draft.writeCopy();
        },
        onReturn: follows ? refresh : now,
        keep: () => !draft.isEmpty() && (draft.writeCopy() || draft.isSaved()),
        isAtRisk: () => !stopped && !draft.isSaved() && ['failed', 'conflict'].includes(stateNow().kind),
      });
      return () => {
        stop();
        left = true;
        cancel();
        now();
        draft.writeCopy();
      };
    },

    save: () => save(),

    change: (values: Values) => {
      if (!draft.change(values)) return;
      const state = stateNow();
      if (state.kind === 'failed' && state.retries) scheduleIn(RETRY_MS);
      else scheduleRest();
    },

    /** Removes the draft, and shows these values as those of an empty form. */
    discard: (values: Values) => {
      const mayBeKept = draft.mayBeKept() || busy || !isRead;
      draft.empty(values, { mayBeKept });
      draft.writeCopy();
      if (mayBeKept) now();
    },

    /** Ends a conflict with the draft that was saved elsewhere. */
    takeTheirs: () => endConflict(draft.adopt),
    /** Ends a conflict with the values on the page. */
    keepOurs: () => endConflict(draft.overrule),

    /** Saves nothing while the form is being sent. */
    pause: () => {
      stopped = true;
    },
    goOn: () => {
      stopped = false;
      scheduleRest();
    },
  };
};
