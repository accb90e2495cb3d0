import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** Copies the login details for the user, and shows whether that worked. */
export const copyLogin = async (text: string) => {
  if (await copyText(text)) showNotice(t('subAccounts.act.copied'), 'success');
  else showNotice(t('subAccounts.act.copyFailed'), 'danger');
};
