import { useUser } from '#web/kit/session/user.ts';
import { useLazyComponent } from '#web/kit/start-up/lazy-component.ts';

const load = () => import('./own-downloads.tsx');

/** What the user has downloaded, loaded once it is known that somebody is logged in. */
export const OwnPlace = () => {
  const part = useLazyComponent(load, Boolean(useUser()));
  return part ? <part.OwnDownloads /> : null;
};
