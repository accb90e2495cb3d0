import { t } from '#web/texts.ts';
import { showNotice } from '#web/ui/notice.tsx';
import { readCookie, removeCookie } from './cookies.ts';

const COOKIE = 'loginNotice';

/** Tells once what the server could not: that the ticket in the address logged nobody in. */
export const tellLoginNotice = () => {
  if (readCookie(COOKIE) === undefined) return;
  removeCookie(COOKIE);
  showNotice(t('identity.session.ticketFailed'), 'danger');
};
