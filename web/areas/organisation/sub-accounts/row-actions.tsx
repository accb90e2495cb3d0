import { Button } from 'antd';
import { Ellipsis } from 'lucide-react';
import { subAccountStatuses } from '#contract/organisation/statuses.ts';
import { t } from '#web/kit/texts.ts';
import { AntdMenu } from '#web/kit/ui/antd/antd-menu.tsx';
import { ICON_PX } from './icon-size.ts';
import styles from './row-actions.module.css';
import type { SubAccountRow } from './labels.ts';

export type RowAction = 'edit' | 'preview' | 'login' | 'reset' | 'disable' | 'enable';

/** The actions for one sub-account of the list. */
export const RowActions = ({ account, onAct }: { account: SubAccountRow; onAct: (act: RowAction) => void }) => {
  const { subAccountName: name, status } = account;
  const turn = status === subAccountStatuses.disabled ? 'enable' : 'disable';
  return (
    <div className={styles.actions}>
      <Button type="link" size="small" onClick={() => onAct('edit')}>
        {t('subAccounts.act.edit')}
      </Button>
      <Button type="link" size="small" onClick={() => onAct('preview')}>
        {t('subAccounts.act.preview')}
      </Button>
      <AntdMenu
        items={[
          { key: 'login', label: t('subAccounts.act.login') },
          { key: 'reset', label: t('subAccounts.act.reset') },
          { key: turn, label: t(`subAccounts.act.${turn}`), danger: turn === 'disable' },
        ]}
        onChoose={(key) => onAct(key as RowAction)}
      >
        <Button
          type="text"
          size="small"
          aria-label={t('subAccounts.act.moreOf', { name })}
          icon={<Ellipsis size={ICON_PX} aria-hidden="true" />}
        />
      </AntdMenu>
    </div>
  );
};
