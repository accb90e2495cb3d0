import { Button, Input, Select } from 'antd';
import { X } from 'lucide-react';
import type { RefObject } from 'react';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useAddressFilters, useTypedFilter } from '#web/kit/list/address-filters.ts';
import { DayRange } from '#web/kit/console/day-range.tsx';
import styles from '#web/kit/console/console-filters.module.css';
import { accountRoleName, authStatusName, roleWord } from './account-labels.ts';
import {
  accountRoleChoices,
  authStatusChoices,
  isNarrowed,
  readAccounts,
  stateChoices,
  userRoleChoices,
} from './accounts-address.ts';

const ICON_PX = 16;

interface ChoiceProps<Value extends string | number> {
  label: string;
  value: Value | undefined;
  choices: readonly Value[];
  wordOf: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
}

const Choice = <Value extends string | number>({ label, value, choices, wordOf, onChange }: ChoiceProps<Value>) => (
  <Select<Value | null>
    className={styles.choice as string}
    aria-label={label}
    placeholder={label}
    value={value ?? null}
    allowClear
    popupMatchSelectWidth={false}
    options={choices.map((choice) => ({ value: choice, label: wordOf(choice) }))}
    onChange={(chosen) => onChange(chosen ?? undefined)}
  />
);

/** The filters of the list, stored in the address. */
export const AccountsFilters = ({ box }: { box: RefObject<HTMLDivElement | null> }) => {
  const { search, change } = useAddressFilters();
  const keyword = useTypedFilter('keyword');
  const { query } = readAccounts(search);
  const { userRole, accountRole, authStatus, enabled, createdFrom, createdTo } = query;
  return (
    <>
      <div ref={box} role="search" aria-label={t('console.accounts.filter')} className={styles.filters}>
        <Input
          {...keyword}
          className={styles.keyword as string}
          aria-label={t('console.accounts.keyword')}
          placeholder={t('console.accounts.keywordHint')}
          maxLength={KEYWORD_MAXIMUM}
        />
        <Choice
          label={t('console.accounts.userRole')}
          value={userRole}
          choices={userRoleChoices}
          wordOf={roleWord}
          onChange={(chosen) => change({ userRole: chosen })}
        />
        <Choice
          label={t('console.accounts.accountRole')}
          value={accountRole}
          choices={accountRoleChoices}
          wordOf={accountRoleName}
          onChange={(chosen) => change({ accountRole: chosen })}
        />
        <Choice
          label={t('console.accounts.authStatus')}
          value={authStatus}
          choices={authStatusChoices}
          wordOf={authStatusName}
          onChange={(chosen) => change({ authStatus: chosen })}
        />
        <Choice
          label={t('console.accounts.state')}
          value={enabled === undefined ? undefined : enabled ? 'on' : 'off'}
          choices={stateChoices}
          wordOf={(state) => t(`console.accounts.state.${state}`)}
          onChange={(chosen) => change({ state: chosen })}
        />
        <DayRange
          label={t('console.accounts.createdAt')}
          from={createdFrom}
          to={createdTo}
          onChange={change}
          className={styles.days}
        />
      </div>
      <div className={styles.below}>
        <span className={styles.keys}>{t('console.accounts.keys')}</span>
        {isNarrowed(query) && (
          <Button
            type="text"
            icon={<X size={ICON_PX} aria-hidden="true" />}
            onClick={() =>
              change({ keyword: '', userRole: '', accountRole: '', authStatus: '', state: '', from: '', to: '' })
            }
          >
            {t('console.clear')}
          </Button>
        )}
      </div>
    </>
  );
};
