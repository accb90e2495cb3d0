import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageHandle } from '../page.ts';
import { isOffline, whenOnline } from '../start-up/offline.ts';
import { goHomeBy } from './go-home.ts';
import { showLoginRequired } from './load-login-notice.ts';
import { HOME, redirectOf } from './redirect.ts';
import { useUser } from './user.ts';
import { userIdOf } from './user-id.ts';

/** Redirects users who may not see the current page, as the server does. Returns whether it does. */
export const useGuard = (handle: PageHandle): boolean => {
  const user = useUser();
  const navigate = useNavigate();
  const redirect = redirectOf(handle, user);
  useEffect(
    () =>
      goHomeBy(() => {
        if (!isOffline()) void navigate('/');
      }),
    [navigate],
  );
  useEffect(
    () => (redirect === undefined ? undefined : whenOnline(() => void navigate(redirect, { replace: true }))),
    [navigate, redirect],
  );

  const { pathname, search, hash } = useLocation();
  const wanted = pathname + search + hash;
  const id = user ? userIdOf(user) : undefined;
  const shownTo = useRef(id);
  useEffect(() => {
    // A user who was logged in has left on purpose or has already been notified.
    if (redirect === HOME && shownTo.current === undefined) showLoginRequired(window.location.origin + wanted);
    // oxlint-disable-next-line react/exhaustive-deps -- One notice for a redirect, which names the page.
  }, [redirect]);
  useEffect(() => {
    const before = shownTo.current;
    shownTo.current = id;
    // Another tab has logged in as a different user, and the page holds data of the previous one.
    if (handle.private && before !== undefined && id !== undefined && before !== id) window.location.reload();
  }, [handle.private, id]);
  return redirect !== undefined;
};
