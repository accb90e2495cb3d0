import { Button } from 'antd';
import { useState } from 'react';
import { type AccountDetail, showAccountPhone } from '#contract/account/console-accounts.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';

/** A phone number with its middle hidden. Showing all of it is an action that the audit log records. */
export const ShownPhone = ({ account: { accountId, phone, acts } }: { account: AccountDetail }) => {
  const [whole, setWhole] = useState<string>();
  const [asking, setAsking] = useState(false);
  const show = async () => {
    setAsking(true);
    try {
      setWhole((await makeCall(showAccountPhone, { accountId })).phone);
    } catch (error) {
      showNotice((error as Error).message, 'danger');
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <span>{whole ?? phone}</span>
      {whole === undefined && acts.includes('showPhone') && (
        <Button size="small" loading={asking} onClick={() => void show()}>
          {t('accounts.showPhone')}
        </Button>
      )}
    </>
  );
};
