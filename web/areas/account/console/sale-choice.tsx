import { Select } from 'antd';
import { useEffect, useState } from 'react';
import { querySalesAccounts } from '#contract/account/console-accounts.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './account-actions.module.css';

interface Sale {
  accountId: string;
  userName: string;
}

interface SaleChoiceProps {
  value: Sale | null;
  onChange: (sale: Sale | null) => void;
}

const REST_MS = 250;

/** Selects one of the sales accounts, found by the beginning of its name, or none. */
export const SaleChoice = ({ value, onChange }: SaleChoiceProps) => {
  const [typed, setTyped] = useState('');
  const [offered, setOffered] = useState<readonly Sale[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const keyword = typed.slice(0, KEYWORD_MAXIMUM);
        setOffered(await makeCall(querySalesAccounts, { keyword }, { signal: stop.signal, showMessage: true }));
      } catch {
        // A notice reports the failure, and the last options stay.
      }
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [typed]);
  const options =
    value && !offered.some(({ accountId }) => accountId === value.accountId) ? [value, ...offered] : offered;
  return (
    <ControlField label={t('accounts.sale')} hint={t('accounts.saleHint')}>
      {(control) => (
        <Select
          {...control}
          className={styles.choice as string}
          value={value?.accountId ?? null}
          allowClear
          showSearch={{ filterOption: false, onSearch: setTyped }}
          placeholder={t('accounts.saleNone')}
          options={options.map(({ accountId, userName }) => ({ value: accountId, label: userName }))}
          onChange={(chosen: string | null | undefined) =>
            onChange(options.find(({ accountId }) => accountId === chosen) ?? null)
          }
        />
      )}
    </ControlField>
  );
};
