import { useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { AntdDrawer } from '#web/kit/ui/antd/antd-drawer.tsx';
import { EditForm } from './edit-form.tsx';
import type { SubAccountRow } from '../labels.ts';

interface EditDrawerProps {
  open: boolean;
  /** Undefined: a new one. */
  account: SubAccountRow | undefined;
  groups: readonly string[];
  enterpriseNo: string;
  onClose: () => void;
  onCreated: (account: { loginName: string; phone: string }) => void;
}

/** Where a sub-account is made or changed. */
export const EditDrawer = ({ open, account, onClose, onCreated, ...rest }: EditDrawerProps) => {
  const [unsaved, setUnsaved] = useState(false);
  const [shown, setShown] = useState(account);
  // What is closed stays to be seen until it has slid away.
  if (open && account !== shown) setShown(account);
  const close = () => {
    setUnsaved(false);
    onClose();
  };
  return (
    <AntdDrawer
      open={open}
      title={shown ? t('subAccounts.form.edit', { name: shown.subAccountName }) : t('subAccounts.form.create')}
      unsaved={unsaved}
      onClose={close}
    >
      <EditForm
        key={shown?.subAccountId ?? 'new'}
        account={shown}
        {...rest}
        onTouch={() => setUnsaved(true)}
        onSaved={close}
        onCreated={(created) => {
          setUnsaved(false);
          onCreated(created);
        }}
      />
    </AntdDrawer>
  );
};
