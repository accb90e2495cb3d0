import { askToBeTold, isToBeTold } from '#contract/trial/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { userIdOf } from '#web/kit/session/user-id.ts';
import { currentUser } from '#web/kit/session/user.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** The key in the storage of the tab, which `public/notify-me.tsx` repeats. A logout removes all that begin with `session.`. */
const WISH_KEY = 'session.trial.wish';
/** A visitor who logs in later than this may have forgotten that they pressed the button. */
const STORED_FOR_MS = 10 * 60_000;

/** Takes out whether a visitor has pressed the button of this ability a short time ago, to log in. */
export const takeWish = (abilityNo: number): boolean => {
  try {
    const wish = JSON.parse(sessionStorage.getItem(WISH_KEY) ?? 'null');
    sessionStorage.removeItem(WISH_KEY);
    return wish?.abilityNo === abilityNo && wish.at + STORED_FOR_MS > Date.now();
  } catch {
    // Storage is blocked.
    return false;
  }
};

/** Whether the user wants to be notified, by user and ability: all buttons of a page show the same. */
const known = new Map<string, boolean>();
const listeners = new Set<() => void>();

const keyOf = (abilityNo: number) => {
  const user = currentUser();
  return `${user ? userIdOf(user) : ''} ${abilityNo}`;
};

const note = (key: string, wanted: boolean) => {
  known.set(key, wanted);
  for (const listener of listeners) listener();
};

export const onWishes = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const isWished = (abilityNo: number): boolean => known.get(keyOf(abilityNo)) ?? false;

/** Subscribes to the notification or unsubscribes. Failures show a notice. */
export const wish = async (abilityNo: number, wanted: boolean): Promise<void> => {
  const key = keyOf(abilityNo);
  const answer = await makeCall(askToBeTold, { abilityNo, wanted }, { showMessage: true });
  note(key, answer.wanted);
  if (answer.wanted) showNotice(t('trial.none.told'), 'success');
};

/** Loads whether the user is subscribed, once, and fulfils a wish from before the login. */
export const loadWish = async (abilityNo: number): Promise<void> => {
  const key = keyOf(abilityNo);
  if (known.has(key)) return;
  // Until the answer comes, and if none comes, the user counts as not subscribed: subscribing twice does no harm.
  known.set(key, false);
  try {
    if (takeWish(abilityNo)) await wish(abilityNo, true);
    else note(key, (await makeCall(isToBeTold, { abilityNo: String(abilityNo) })).wanted);
  } catch {
    known.delete(key);
  }
};
