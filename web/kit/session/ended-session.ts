import { loginUrl } from '../shell/login-url.ts';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';
import { ENDED_SESSION, writeTabStorage, readTabStorage } from './tab-storage.ts';

const isPrivatePath = (path: string) => /^\/(account|console)(\/|$)/.test(path);

interface EndedSession {
  message: string;
  /** The address of the page that was left. */
  wanted: string;
  /** Whether what was typed there is kept. */
  kept: boolean;
  /** Whether it was the session of a sub-account. */
  isSub: boolean;
}

let remove: (() => void) | undefined;

const remember = (ended: EndedSession | undefined) =>
  writeTabStorage(ENDED_SESSION, ended ? JSON.stringify(ended) : null);

/** Removes the notice about the end of a session: a user has logged in. */
export const forgetEndedSession = () => {
  remove?.();
  remove = undefined;
  remember(undefined);
};

const show = ({ message, wanted, kept, isSub }: EndedSession) => {
  remove?.();
  remove = showNotice(
    kept ? t('identity.session.kept', { message }) : message,
    'danger',
    {
      text: t(kept ? 'identity.session.goOn' : 'identity.session.return'),
      href: loginUrl(wanted) + (isSub ? '&type=sub' : ''),
    },
    { stays: { onClose: forgetEndedSession } },
  );
};

/** Reports that a session has ended. On a private page, it offers the way back after a login. */
export const showEndedSession = (ended: Omit<EndedSession, 'wanted'>, { mayReturn }: { mayReturn: boolean }) => {
  const { href, pathname } = window.location;
  if (!mayReturn || !isPrivatePath(pathname)) {
    showNotice(ended.message, 'danger');
    return;
  }
  remember({ ...ended, wanted: href });
  show({ ...ended, wanted: href });
};

/** Shows the notice again after a reload, while no user is logged in. */
export const showEndedSessionAgain = () => {
  try {
    const ended = JSON.parse(readTabStorage(ENDED_SESSION) ?? 'null') as EndedSession | null;
    if (ended && !window.location.pathname.startsWith('/auth/')) show(ended);
  } catch {
    // Without storage there is nothing to show.
  }
};
