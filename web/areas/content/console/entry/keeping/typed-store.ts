import type { Payload } from '#contract/kit/content/validation-errors.ts';
import { TEXT_PURGED } from '#contract/kit/errors/portal.ts';
import { watchPage } from '#web/kit/draft/draft-watch.ts';
import { LEAVING_MAXIMUM } from '#web/kit/draft/leaving-options.ts';
import { createRestTimer } from '#web/kit/draft/rest-timer.ts';
import { keepCopy, readCopy } from '#web/kit/draft/tab-copy.ts';
import type { CallFailure } from '#web/kit/page.ts';

/** When what was typed is sent. A text gets here a second after its key at the latest (`use-text-view.ts`). */
export const KEEP_TIMES = { restMs: 800, atLatestMs: 1500 };
/** How often an open editor reports that its user is here, and reads who else is. */
const PRESENT_EVERY_MS = 20_000;
/** For so long the next page may still be one that the server made before it stored the text. */
const LEAVING_MS = 30_000;

/** `purged`: a version was purged since; what is typed stays on the page and is stored nowhere. */
export type KeptState = 'same' | 'waiting' | 'keeping' | 'kept' | 'failed' | 'purged';

/** The revision of the entry and the version on which a text is based. */
export interface Base {
  revision: number;
  no: number;
}
/** A text that is not saved as a version. */
export interface Unsaved extends Base {
  payload: Payload;
}
export interface Edited {
  payload: Payload;
  isChanged: boolean;
}

interface TypedStoreOptions<Answer> {
  first: Edited;
  base: Base;
  /** The key under which the tab keeps its copy. */
  copyKey: string;
  /** Stores a text on the server; null removes it. `isLeaving`: the page may be gone before the response. */
  store: (payload: Payload | null, base: Base, isLeaving: boolean) => Promise<Answer>;
}

interface Listener<Answer> {
  onKept: (state: KeptState) => void;
  onAnswer: (answer: Answer) => void;
}

/**
 * Holds what is edited, and keeps it on the server while it is typed. When the page is left, the tab keeps what the
 * server may not have: a page that is loaded again reads the server's text before that arrives there.
 */
export const createTypedStore = <Answer>({ first, copyKey, store, ...options }: TypedStoreOptions<Answer>) => {
  let edited = first;
  let { base } = options;
  /** What the server has. */
  let held = first;
  let isPurged = false;
  let hasFailed = false;
  let listener: Listener<Answer> | undefined;
  /** The latest request, and one that waits for its turn. */
  let sending = Promise.resolve();
  let waiting: Promise<void> | undefined;

  const show = (state: KeptState) => listener?.onKept(state);
  const isUnkept = () => edited.isChanged && held !== edited;
  const dropCopy = () => void keepCopy(copyKey, undefined);
  const writeCopy = (): boolean => {
    const values = { payload: edited.payload, no: base.no, at: Date.now() };
    return !isPurged && keepCopy(copyKey, { values, version: base.revision, isSaved: !isUnkept(), unsure: [] });
  };
  /** When the browser began to leave the page: the next one does not have what is stored from then on. */
  let leftAt: number | undefined;
  const isLeaving = () => leftAt !== undefined && Date.now() - leftAt < LEAVING_MS;
  const beginToLeave = () => {
    leftAt = Date.now();
  };
  const markPurged = () => {
    isPurged = true;
    timer.stop();
    dropCopy();
    show('purged');
  };
  const rebase = (next: Base) => {
    base = { revision: next.revision, no: next.no };
    isPurged = false;
  };

  const keep = async (isLast: boolean): Promise<void> => {
    const sent = edited;
    if (sent.isChanged && isPurged) return;
    timer.stop();
    if (sent.isChanged) show('keeping');
    try {
      const answer = await store(sent.isChanged ? sent.payload : null, base, isLast);
      held = sent;
      hasFailed = false;
      if (sent === edited && sent.isChanged && isLeaving()) writeCopy();
      else if (sent === edited) dropCopy();
      listener?.onAnswer(answer);
      if (sent === edited && sent.isChanged) show('kept');
    } catch (error) {
      if (!sent.isChanged) return;
      hasFailed = true;
      if ((error as Partial<CallFailure>).code === TEXT_PURGED) markPurged();
      else show('failed');
    }
  };
  const send = (): Promise<void> => {
    waiting ??= sending.then(() => {
      waiting = undefined;
      return keep(false);
    });
    sending = waiting;
    return sending;
  };
  const timer = createRestTimer(() => void send(), KEEP_TIMES);
  const sendUnkept = () => {
    if (isUnkept()) void send();
  };

  return {
    /** The present text and its base, known at once. */
    now: () => ({ ...edited, ...base }),

    /** Keeps what is typed from now on. Returns the function that ends this, and keeps what is not kept yet. */
    start: (given: Listener<Answer>) => {
      listener = given;
      const present = setInterval(() => {
        if (document.visibilityState === 'visible' && edited.isChanged) void send();
      }, PRESENT_EVERY_MS);
      const stopWatching = watchPage({
        save: sendUnkept,
        onReturn: sendUnkept,
        leave: () => {
          if (!isUnkept()) return;
          writeCopy();
          void keep(true);
        },
        keep: () => edited.isChanged && (!isUnkept() || writeCopy()),
        isAtRisk: () => {
          if (!isUnkept()) return false;
          return isPurged || hasFailed || JSON.stringify(edited.payload).length > LEAVING_MAXIMUM;
        },
      });
      window.addEventListener('beforeunload', beginToLeave);
      return () => {
        window.removeEventListener('beforeunload', beginToLeave);
        stopWatching();
        clearInterval(present);
        timer.stop();
        beginToLeave();
        if (isUnkept()) writeCopy();
        sendUnkept();
      };
    },

    /** Returns what the tab has kept, unless it is of no use any more. `known`: what the server has. */
    copy: (known: {
      payload: Payload;
      typed: { revision: number } | null;
      purgedRevision: number;
    }): Unsaved | undefined => {
      const copy = readCopy(copyKey);
      if (!copy) return undefined;
      const { payload, no, at } = copy.values as Omit<Unsaved, 'revision'> & { at: number };
      const { version: revision } = copy;
      // What was typed before a purge may hold what was purged. A text on a later revision comes from another tab.
      // What the server has had for a while, it has given to the page, unless something later was typed elsewhere.
      const isOld =
        revision < Math.max(known.purgedRevision, known.typed?.revision ?? 0) ||
        (copy.isSaved && Date.now() - at > LEAVING_MS);
      if (!isOld && JSON.stringify(payload) !== JSON.stringify(known.payload)) return { payload, revision, no };
      dropCopy();
      return undefined;
    },

    /** Takes over a text that is not saved. */
    change: (payload: Payload) => {
      edited = { payload, isChanged: true };
      if (isPurged) return;
      show('waiting');
      timer.start();
    },

    /** Takes over what was loaded, while nothing is typed. */
    load: (payload: Payload) => {
      edited = { payload, isChanged: false };
    },

    /** Takes over a text that is saved. */
    settle: (payload: Payload) => {
      edited = { payload, isChanged: false };
      timer.stop();
      dropCopy();
      show('same');
    },

    /** What is edited is based on something else from now on. */
    rebase,
    markPurged,
    /**
     * Sends what is typed, or that nothing is. One request follows the other, so that no earlier text arrives last; the
     * one that waits for its turn sends what is typed by then.
     */
    send,
    /** Ends when what is typed has been sent. A save that overtakes it would leave it behind as unsaved. */
    sent: () => sending,
  };
};
