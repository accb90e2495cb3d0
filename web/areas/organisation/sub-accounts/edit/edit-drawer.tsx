import { useState } from 'react';
import { t } from '#web/kit/texts.ts';
import { AntdDrawer } from '#web/kit/ui/antd/antd-drawer.tsx';
import { EditForm } from './edit-form.tsx';
import type { SubAccountRow } from '../labels.ts';

interface EditDrawerProps {
  open: boolean;
  /** `undefined` for a new sub-account. */
  account: SubAccountRow | undefined;
  groups: readonly string[];
  enterpriseNo: string;
  onClose: () => void;
  onCreated: (account: { loginName: string; phone: string }) => void;
}

/** The drawer in which a sub-account is created or changed. */
export const EditDrawer = ({ open, account, onClose, onCreated, ...rest }: EditDrawerProps) => {
  const [unsaved, setUnsaved] = useState(false);
  const [shown, setShown] = useState(account);
  // Keeps showing the closed account until the drawer has slid away.
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
