import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { t } from '../texts.ts';
import { showNotice } from '../ui/notice.tsx';

interface MaskedPhoneProps {
  /** The number with its middle hidden, as the server sent it. */
  phone: string;
  /** Requests the whole number. Absent if the operator may not see it. */
  ask?: (() => Promise<{ phone: string }>) | undefined;
}

/** A phone number with its middle hidden. Showing all of it is an action that the audit log records. */
export const MaskedPhone = ({ phone, ask }: MaskedPhoneProps) => {
  const [whole, setWhole] = useState<string>();
  const [asking, setAsking] = useState(false);
  const show = async (asked: NonNullable<typeof ask>) => {
    setAsking(true);
    try {
      setWhole((await asked()).phone);
    } catch (error) {
      showNotice((error as Error).message, 'danger');
    } finally {
      setAsking(false);
    }
  };
  const number = useRef<HTMLElement>(null);
  // The button is gone: without this, the focus would be lost, and nothing would be read out.
  useEffect(() => {
    if (whole !== undefined) number.current?.focus();
  }, [whole]);
  return (
    <>
      <bdi ref={number} tabIndex={-1}>
        {whole ?? phone}
      </bdi>{' '}
      {whole === undefined && ask && (
        <Button size="small" loading={asking} title={t('layers.showPhone.logged')} onClick={() => void show(ask)}>
          {t('layers.showPhone')}
        </Button>
      )}
    </>
  );
};
