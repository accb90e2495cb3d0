import { Drawer, Modal } from 'antd';
import { useState } from 'react';
import { t } from '#web/texts.ts';
import { EditForm } from './edit-form.tsx';
import type { SubAccountRow } from './words.ts';

interface EditDrawerProps {
  open: boolean;
  /** Undefined: a new one. */
  account: SubAccountRow | undefined;
  groups: readonly string[];
  enterpriseNo: string;
  onClose: () => void;
  onCreated: (account: { loginName: string; phone: string }) => void;
}

/** Where a sub-account is made or changed; what was typed is not lost by a slip. */
export const EditDrawer = ({ open, account, onClose, onCreated, ...rest }: EditDrawerProps) => {
  const [touched, setTouched] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setTouched(false);
    onClose();
  };
  return (
    <>
      <Drawer
        open={open}
        title={account ? t('subAccounts.form.edit', { name: account.subAccountName }) : t('subAccounts.form.create')}
        size={560}
        destroyOnHidden
        onClose={() => (touched ? setAsking(true) : leave())}
      >
        <EditForm
          account={account}
          {...rest}
          onTouch={() => setTouched(true)}
          onSaved={leave}
          onCreated={(created) => {
            setTouched(false);
            onCreated(created);
          }}
        />
      </Drawer>
      <Modal
        open={asking}
        title={t('subAccounts.form.keep')}
        okText={t('subAccounts.form.leave')}
        cancelText={t('subAccounts.form.stay')}
        okButtonProps={{ danger: true }}
        onOk={leave}
        onCancel={() => setAsking(false)}
      />
    </>
  );
};
