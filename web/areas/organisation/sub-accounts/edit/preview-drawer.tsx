import { Alert, Button, Drawer, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '#contract/kit/call.ts';
import { previewSubAccount } from '#contract/organisation/calls.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { Preview } from './sub-account-preview.tsx';
import type { SubAccountRow } from '../labels.ts';

type State = { subAccountId: string; preview?: AnswerOf<typeof previewSubAccount>; failed?: string };

interface PreviewDrawerProps {
  /** `undefined` when the drawer is closed. */
  account: SubAccountRow | undefined;
  onClose: () => void;
  onEdit: (account: SubAccountRow) => void;
}

/** Shows what a sub-account would see. */
export const PreviewDrawer = ({ account, onClose, onEdit }: PreviewDrawerProps) => {
  const [state, setState] = useState<State>();
  const [tries, setTries] = useState(0);
  const subAccountId = account?.subAccountId;
  useEffect(() => {
    if (subAccountId === undefined) return;
    const stop = new AbortController();
    setState({ subAccountId });
    makeCall(previewSubAccount, { subAccountId }, { signal: stop.signal }).then(
      (preview) => setState({ subAccountId, preview }),
      (error: Error) => {
        if (!stop.signal.aborted) setState({ subAccountId, failed: error.message });
      },
    );
    return () => stop.abort();
  }, [subAccountId, tries]);
  const shown = state?.subAccountId === subAccountId ? state : undefined;
  return (
    <Drawer
      open={account !== undefined}
      title={account && t('subAccounts.preview.title', { name: account.subAccountName })}
      size={560}
      destroyOnHidden
      onClose={onClose}
    >
      {shown?.failed !== undefined && (
        <Alert
          type="error"
          title={t('subAccounts.preview.failed')}
          description={shown.failed}
          action={<Button onClick={() => setTries(tries + 1)}>{t('subAccounts.preview.retry')}</Button>}
        />
      )}
      {account && shown?.preview && <Preview preview={shown.preview} onEdit={() => onEdit(account)} />}
      {!shown?.preview && shown?.failed === undefined && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
    </Drawer>
  );
};
