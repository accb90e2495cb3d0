import { t } from '#web/kit/texts.ts';
import { copyText } from '#web/kit/ui/copy-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** Copies what is handed on of a login, and says whether that was possible. */
export const copyLogin = async (text: string) => {
  if (await copyText(text)) showNotice(t('subAccounts.act.copied'), 'success');
  else showNotice(t('subAccounts.act.copyFailed'), 'danger');
};
