import { readToken } from './token.ts';
import type { SessionKeeper } from './session-keeper.ts';
import { currentUser, setUser } from './user.ts';

interface SignedIn {
  sessionKeeper: SessionKeeper;
  startSignedIn(): Promise<void>;
}

let loading: Promise<SignedIn> | undefined;

/** What only somebody logged in needs comes when it is needed. */
const loadSignedIn = () => {
  if (loading) return loading;
  const asked = import('./signed-in.ts');
  // Chained to the import itself, this would keep Vite from telling that a script has failed.
  asked.catch(() => {
    loading = undefined;
  });
  loading = asked;
  return asked;
};

const isVisitor = () => readToken() === undefined && !currentUser();

/** The keeper of the session; undefined where nobody is logged in, and where its script cannot be had: calls go on without it. */
export const sessionNow = async () => {
  if (isVisitor()) return undefined;
  try {
    return (await loadSignedIn()).sessionKeeper;
  } catch {
    return undefined;
  }
};

/** Finds out who is there. Answers false where that was not possible: the page is a visitor's then. */
export const startSession = async (): Promise<boolean> => {
  try {
    if (isVisitor()) setUser(null);
    else await (await loadSignedIn()).startSignedIn();
    return true;
  } catch {
    setUser(undefined);
    return false;
  }
};

const follow = async () => {
  try {
    await (await sessionNow())?.follow();
  } catch {
    // The next call tells that there is no network.
  }
};

/** Another tab's cookies may come later than what it has put in the storage. */
const COOKIES_LATE_MS = 1000;

/** Follows what happens elsewhere: another tab logs in or out, or the way back leads to a page as it was left. */
export const followSession = () => {
  window.addEventListener('storage', ({ key }) => {
    if (key !== 'token' && key !== 'updateTime') return;
    void follow();
    setTimeout(() => void follow(), COOKIES_LATE_MS);
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void follow();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void follow();
  });
};
