import { ADD_PATH } from '#contract/work-orders/add-path.ts';
import type { TextKey } from '#web/kit/texts.ts';

/** The kinds of work orders that the contacts of the site answer. */
const CONSULTATIONS = ['consultation', 'cooperation', 'fault'];

/** Returns the sentence that says why a login is needed for the page that it leads to, if there is one. */
export const loginReason = (wanted: string): TextKey | undefined => {
  const { pathname, searchParams, hash } = new URL(wanted, 'https://portal.invalid');
  if (hash === '#consult') return 'identity.login.reason.consult';
  if (pathname.replace(/\/$/, '') === ADD_PATH)
    return CONSULTATIONS.includes(searchParams.get('kind') ?? '')
      ? 'identity.login.reason.consult'
      : 'identity.login.reason.order';
  if (!pathname.includes('/domain-case-detail/')) return undefined;
  if (hash === '#trial') return 'identity.login.reason.trial';
  return hash === '#chips' ? 'identity.login.reason.download' : undefined;
};
