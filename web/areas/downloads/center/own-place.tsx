import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';

const load = () => import('./own-downloads.tsx');

/** The downloads of the user, loaded once a user is known to be logged in. */
export const OwnPlace = () => {
  const part = useLazyComponent(load, Boolean(useUser()));
  return part ? <part.OwnDownloads /> : null;
};
