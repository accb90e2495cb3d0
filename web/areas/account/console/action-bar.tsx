import { Button } from 'antd';
import type { AccountDetail } from '#contract/account/console-accounts.ts';
import { t } from '#web/kit/texts.ts';
import type { DialogAction } from './account-sheet.tsx';
import { isDanger } from './action-dialog.tsx';
import styles from './account-sheet.module.css';

interface ActBarProps {
  account: AccountDetail;
  onAct: (act: DialogAction) => void;
}

const isInDialog = (act: AccountDetail['acts'][number]): act is DialogAction => act !== 'showPhone';

/** The actions that the server allows on the account. */
export const ActionBar = ({ account: { acts }, onAct }: ActBarProps) => {
  const open = acts.filter(isInDialog);
  if (open.length === 0) return <p className={styles.none}>{t('accounts.noActs')}</p>;
  return (
    <div className={styles.actions}>
      {open.map((act) => (
        <Button key={act} danger={isDanger(act)} onClick={() => onAct(act)}>
          {t(`audit.act.account.${act}`)}
        </Button>
      ))}
    </div>
  );
};
