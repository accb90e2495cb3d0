import { createRestTimer } from './rest-timer.ts';
import { keepCopy, readCopy } from './tab-copy.ts';

/** A draft on the server; its values are null if there is none. */
export interface ServerDraft<Values> {
  values: Values | null;
  version: number;
  savedAt: string | null;
}

export type DraftState<Values> =
  | { kind: 'none' | 'waiting' | 'saving' | 'over' }
  | { kind: 'saved'; at: string }
  /** `retries`: the next attempt follows by itself. */
  | { kind: 'failed'; message: string; retries: boolean }
  | { kind: 'conflict'; theirs: ServerDraft<Values> };

export interface ShownDraft<Values> {
  values: Values;
  state: DraftState<Values>;
  /** Whether the values come from a draft rather than from this page. */
  restored: boolean;
  /** Counts how often the values were replaced other than by the user's input. */
  replaced: number;
}

/** When the tab's copy of what was typed is written. */
const COPY_TIMES = { restMs: 300, atLatestMs: 1000 };

export interface DraftValuesOptions<Values> {
  /** The key under which the tab keeps its copy. */
  copyKey: string;
  initial: Values;
  /** Converts stored values, possibly of another release. */
  read: (kept: object) => Values;
  /** The draft on the server, if the page has just loaded it; `initial` has its values then. */
  known?: ServerDraft<Values>;
}

export const savedState = <Values>({ values, savedAt }: ServerDraft<Values>): DraftState<Values> =>
  values !== null && savedAt !== null ? { kind: 'saved', at: savedAt } : { kind: 'none' };

/** The values of a form, what the server has of them, and the tab's copy. Values are compared as JSON. */
export const createDraftValues = <Values extends object>({
  copyKey,
  initial,
  read,
  known,
}: DraftValuesOptions<Values>) => {
  const listeners = new Set<() => void>();
  let shown: ShownDraft<Values> = {
    values: initial,
    state: known ? savedState(known) : { kind: 'none' },
    restored: false,
    replaced: 0,
  };
  let text = JSON.stringify(initial);
  /** The values of a form into which nothing is typed, which need no draft. */
  let emptyText = text;
  /** The values that the server has, where no draft counts as empty; undefined if that is not known. */
  let keptText: string | undefined = text;
  /**
   * Whether the server still has to remove the draft. The values alone do not tell: a form that was sent keeps its
   * values on the page, and a save that was under way may end after it.
   */
  let owesRemoval = false;
  let version = known?.version ?? 0;
  /** The values sent since the last response: the server may have saved each of them. */
  const unsure = new Set<string>();

  const show = (part: Partial<ShownDraft<Values>>) => {
    shown = { ...shown, ...part };
    for (const listener of listeners) listener();
  };
  const replace = (values: Values, restored: boolean) => {
    text = JSON.stringify(values);
    show({ values, restored, replaced: shown.replaced + 1 });
  };
  const textOf = ({ values }: ServerDraft<Values>) => (values === null ? emptyText : JSON.stringify(values));
  const isSaved = () => text === keptText && !(owesRemoval && text === emptyText);
  const writeCopy = () => {
    copyTimer.stop();
    return keepCopy(
      copyKey,
      text === emptyText ? undefined : { values: shown.values, version, isSaved: isSaved(), unsure: [...unsure] },
    );
  };
  const copyTimer = createRestTimer(() => void writeCopy(), COPY_TIMES);

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    shown: () => shown,
    show,
    text: () => text,
    version: () => version,
    isSaved,
    isEmpty: () => text === emptyText,
    /** Whether the server may have a draft. */
    mayBeKept: () => version > 0 || unsure.size > 0,
    /** Whether these are the values of this page, or were sent from this tab. */
    isOurs: (theirs: ServerDraft<Values>) => unsure.has(textOf(theirs)) || textOf(theirs) === text,

    sending: () => void unsure.add(text),
    /** Records that the server has `sent` as its version `next`. `wasEmpty`: it was sent as that of an empty form. */
    saved: (sent: string, next: number, wasEmpty: boolean) => {
      version = next;
      keptText = sent;
      if (wasEmpty || sent !== emptyText) owesRemoval = false;
      unsure.clear();
    },
    /** Records what the server has, as the base of the next change. */
    rebase: (theirs: ServerDraft<Values>) => {
      version = theirs.version;
      keptText = textOf(theirs);
    },
    forgetUnsure: () => unsure.clear(),
    /** Keeps the values on the page, to be saved over the server's. */
    overrule: (theirs: ServerDraft<Values>) => {
      version = theirs.version;
      keptText = textOf(theirs);
      unsure.clear();
    },
    /** Shows the server's draft. */
    adopt: (theirs: ServerDraft<Values>) => {
      version = theirs.version;
      keptText = textOf(theirs);
      unsure.clear();
      owesRemoval = false;
      replace(theirs.values ?? initial, theirs.values !== null);
    },
    /** Takes over the user's input. Returns whether it differs. */
    change: (values: Values): boolean => {
      const next = JSON.stringify(values);
      if (next === text) return false;
      text = next;
      copyTimer.start();
      const isSettled = shown.state.kind === 'none' || shown.state.kind === 'saved';
      show({ values, ...(isSettled && !isSaved() && { state: { kind: 'waiting' } as const }) });
      return true;
    },
    /** Makes these the values of an empty form. `mayBeKept`: whether the server may have a draft. */
    empty: (values: Values, { mayBeKept }: { mayBeKept: boolean }) => {
      emptyText = JSON.stringify(values);
      replace(values, false);
      keptText = mayBeKept ? undefined : text;
      owesRemoval = mayBeKept;
      show({ state: { kind: 'none' } });
    },

    /** Stores the tab's copy. Returns false if storage is blocked or full. */
    writeCopy,
    /** Shows the tab's copy, unless the page has loaded the server's draft and the copy has nothing more. */
    restoreCopy: () => {
      const copy = readCopy(copyKey);
      if (!copy) return;
      const values = read(copy.values);
      if (known && (copy.isSaved || JSON.stringify(values) === text)) return;
      version = copy.version;
      for (const sent of copy.unsure) unsure.add(sent);
      replace(values, true);
      if (!known) keptText = copy.isSaved ? text : undefined;
    },
  };
};
