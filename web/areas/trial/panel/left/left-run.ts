import type { OwnPicture } from '#contract/trial/calls.ts';
import type { TrialTicket } from '#contract/trial/tickets.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { currentUser, type User } from '#web/kit/session/user.ts';
import type { Subject } from '../use-subject.ts';

/** The key in the storage of the tab, which `left-mark.ts` repeats. It begins so that a logout removes it. */
const LEFT_RUN = 'session.trial';

const read = (): LeftRun | null => {
  try {
    return JSON.parse(sessionStorage.getItem(LEFT_RUN) ?? 'null');
  } catch {
    return null;
  }
};
/** Stores what was left; undefined removes it. */
const keep = (left: LeftRun | undefined) => {
  try {
    if (left) sessionStorage.setItem(LEFT_RUN, JSON.stringify(left));
    else sessionStorage.removeItem(LEFT_RUN);
  } catch {
    // Storage is blocked: the trial then ends with its page.
  }
};

/** A trial during which the page was left. */
export interface LeftRun {
  abilityNo: number;
  /** As `whoIs` returns it. */
  userId: string;
  /** What was tried; nothing of a file that was not sent yet. */
  sampleId?: string;
  picture?: Pick<OwnPicture, 'pictureId' | 'width' | 'height'>;
  address?: string;
  /** Absent if the server had not given one yet. It then cancels the trial. */
  ticket?: TrialTicket;
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
 * Takes the trial of this ability during which this tab's page was left. Nobody can take it again, and not another user.
 * It is stored only when the page is left, so a copy of the tab that the browser made before has none.
 */
export const takeLeftRun = (abilityNo: number, userId: string): LeftRun | undefined => {
  const left = read();
  if (!left || (left.userId === userId && left.abilityNo !== abilityNo)) return undefined;
  keep(undefined);
  return left.userId === userId ? left : undefined;
};

/** Stores the trial in progress when the page is left. Returns a function that stops that. */
export const storeWhenLeft = (running: () => LeftRun | undefined): (() => void) => {
  const onHide = () => {
    const left = running();
    if (left) keep(left);
  };
  // The page comes back as it was, and goes on by itself.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted && running()) keep(undefined);
  };
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  return () => {
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
  };
};

/** Knows the trial in progress. */
export const createRunning = (abilityNo: number) => {
  let now: LeftRun | undefined;
  return {
    now: () => now,
    begin(tried: Partial<LeftRun>) {
      now = { abilityNo, userId: whoIs(currentUser()) ?? '', ...tried };
    },
    hasTicket(ticket: TrialTicket) {
      if (now) now = { ...now, ticket };
    },
    end() {
      now = undefined;
    },
  };
};
