import { readToken } from './token.ts';
import type { SessionTracker } from './session-tracker.ts';
import { currentUser, setUser } from './user.ts';

interface SignedIn {
  sessionTracker: SessionTracker;
  startSignedIn(): Promise<void>;
}

let loading: Promise<SignedIn> | undefined;

/** Loads the code for logged-in users on demand. */
const loadSignedIn = () => {
  if (loading) return loading;
  const asked = import('./signed-in.ts');
  // Chained directly to the import, the handler would keep Vite from reporting a script that failed to load.
  asked.catch(() => {
    loading = undefined;
  });
  loading = asked;
  return asked;
};

const isVisitor = () => readToken() === undefined && !currentUser();

/**
 * Returns the session tracker; undefined if no user is logged in or its script fails to load. Calls work without it.
 */
export const sessionNow = async () => {
  if (isVisitor()) return undefined;
  try {
    return (await loadSignedIn()).sessionTracker;
  } catch {
    return undefined;
  }
};

/** Finds out who is logged in. Returns false if that failed; the page then shows as to a visitor. */
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
    // The next call reports that there is no network.
  }
};

/** Another tab's cookies may arrive later than its changes to local storage. */
const COOKIES_LATE_MS = 1000;

/** Syncs the session when another tab logs in or out, and when the browser returns to a cached page. */
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
