import type { OwnPicture } from '#contract/trial/calls.ts';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { currentUser, type User } from '#web/kit/session/user.ts';
import type { Subject } from '../use-subject.ts';

/** The server keeps the end of a trial as long. */
const STORED_FOR_MS = 10 * 60_000;

/** The key in the storage of the tab, which `left-mark.ts` repeats. A logout removes all that begin with `session.`. */
const keyOf = (abilityNo: number) => `session.trial.${abilityNo}`;

/** Takes out what is stored. */
const take = (abilityNo: number): StoredRun | null => {
  const key = keyOf(abilityNo);
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    sessionStorage.removeItem(key);
    return stored;
  } catch {
    // Storage is blocked.
    return null;
  }
};
const store = (left: StoredRun) => {
  try {
    sessionStorage.setItem(keyOf(left.abilityNo), JSON.stringify(left));
  } catch {
    // Storage is blocked: the trial then ends with its page.
  }
};

/** A trial during which the page was left. */
export interface LeftRun {
  abilityNo: number;
  /** One of these was tried. All are absent for a file that was not sent yet. */
  sampleId?: string;
  picture?: Pick<OwnPicture, 'pictureId' | 'width' | 'height'>;
  address?: string;
  /** The labels that were searched for; absent for all. */
  labels?: readonly string[];
  /** Absent if the server had not given one yet. It then cancels the trial. */
  ticket?: TrialTicket;
}

interface StoredRun extends LeftRun {
  /** As `whoIs` returns it. */
  userId: string;
  /** When the page was left. */
  at: number;
}

/** Returns the ID of a user; empty for a visitor, undefined while unknown. */
export const whoIs = (user: User | null | undefined): string | undefined =>
  user ? userIdOf(user) : user === null ? '' : undefined;

/** Describes what is tried on the stage. */
export const leftSubject = (subject: Subject): Pick<LeftRun, 'sampleId' | 'picture' | 'address'> => {
  if (subject.kind === 'sample') return { sampleId: subject.sample.sampleId };
  if (subject.kind === 'address') return { address: subject.address };
  if (subject.kind === 'file') return {};
  const { pictureId, width, height } = subject.picture;
  return { picture: { pictureId, width, height } };
};

/**
 * Takes the trial of this ability during which this tab's page was left a short time ago. It cannot be taken again, nor
 * by another user. It is stored only when the page is left, so a copy of the tab that the browser made before has none.
 */
export const takeLeftRun = (abilityNo: number, userId: string): LeftRun | undefined => {
  const stored = take(abilityNo);
  if (!stored || stored.userId !== userId || stored.at + STORED_FOR_MS < Date.now()) return undefined;
  const { userId: _userId, at: _at, ...left } = stored;
  return left;
};

/** Stores the trial in progress when the page is left. Returns a function that stops that. */
export const storeWhenLeft = (running: () => LeftRun | undefined): (() => void) => {
  const onHide = () => {
    const left = running();
    const userId = whoIs(currentUser());
    if (left && userId !== undefined) store({ ...left, userId, at: Date.now() });
  };
  // The page comes back in its former state, and continues by itself.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    const left = running();
    if (persisted && left) take(left.abilityNo);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
};

/** Holds the trial in progress. */
export const createRunning = (abilityNo: number) => {
  let now: LeftRun | undefined;
  return {
    now: () => now,
    begin(tried: Partial<LeftRun>) {
      now = { ...tried, abilityNo };
    },
    hasTicket(ticket: TrialTicket) {
      if (now) now = { ...now, ticket };
    },
    end() {
      now = undefined;
    },
  };
};
