import { Select } from 'antd';
import { useState } from 'react';
import { querySalesAccounts } from '#contract/account/console-accounts.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { ControlField } from '#web/kit/form/control-field.tsx';
import { NoneFound } from '#web/kit/form/none-found.tsx';
import { t } from '#web/kit/texts.ts';
import { useLiveAnswer } from '#web/kit/use-live-answer.ts';
import styles from './account-actions.module.css';

interface Sale {
  accountId: string;
  userName: string;
}

interface SaleChoiceProps {
  value: Sale | null;
  onChange: (sale: Sale | null) => void;
}

/** Selects one of the sales accounts, found by the beginning of its name, or none. */
export const SaleChoice = ({ value, onChange }: SaleChoiceProps) => {
  const [typed, setTyped] = useState('');
  const search = useLiveAnswer(querySalesAccounts, { keyword: typed.slice(0, KEYWORD_MAXIMUM) }, typed === '');
  const offered: readonly Sale[] = search.failed ? [] : (search.answer ?? []);
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
          loading={search.isOld && offered.length > 0}
          notFoundContent={<NoneFound search={search} />}
          onOpenChange={(open) => {
            if (open && search.failed) search.again();
          }}
          options={options.map(({ accountId, userName }) => ({ value: accountId, label: userName }))}
          onChange={(chosen: string | null | undefined) =>
            onChange(options.find(({ accountId }) => accountId === chosen) ?? null)
          }
        />
      )}
    </ControlField>
  );
};
