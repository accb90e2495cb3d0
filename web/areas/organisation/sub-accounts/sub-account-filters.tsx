import { Button, Input, Select } from 'antd';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { NO_GROUP, type SubAccountQuery, subAccountList } from '#contract/organisation/sub-account-list.ts';
import { KEYWORD_MAXIMUM } from '#contract/kit/limits.ts';
import { t } from '#web/kit/texts.ts';
import { useListQuery, useTypedText } from '#web/kit/list/use-list-query.ts';
import styles from './sub-account-filters.module.css';
import { ICON_PX } from './icon-size.ts';
import { roles, roleWord, statusWord } from './labels.ts';

/** The value of the "all" option, which the address omits. */
const ALL = '';
/** Normal sub-accounts first. */
const statuses = [1, 3, 2, 0] as const;

interface ChoiceProps {
  head: string;
  /** The label of the "all" option. */
  all: string;
  value: string | number | undefined;
  options: readonly { value: string | number; label: string }[];
  onChange: (value: string | number | undefined) => void;
}

/** A select whose "all" option names what can be chosen. */
const Choice = ({ head, all, value = ALL, options, onChange }: ChoiceProps) => (
  <div className={styles.choice}>
    <Select<string | number>
      aria-label={head}
      value={value}
      options={[{ value: ALL, label: all }, ...options]}
      labelRender={(chosen): ReactNode => (chosen.value === ALL ? head : chosen.label)}
      onChange={(next) => onChange(next === ALL ? undefined : next)}
    />
  </div>
);

/** Narrows the list. The address holds the conditions. */
export const Filters = ({ groups }: { groups: readonly string[] }) => {
  const { query, change, clear } = useListQuery(subAccountList);
  const keyword = useTypedText({ list: subAccountList, name: 'keyword', query, change });
  const { accountRole, status, groupName } = query;
  return (
    <div role="search" className={styles.filters} aria-label={t('subAccounts.filter.label')}>
      <div className={styles.keyword}>
        <Input
          {...keyword}
          aria-label={t('subAccounts.filter.keyword')}
          placeholder={t('subAccounts.filter.search')}
          maxLength={KEYWORD_MAXIMUM}
          allowClear
          prefix={<Search size={ICON_PX} aria-hidden="true" />}
        />
      </div>
      <Choice
        head={t('subAccounts.column.accountRole')}
        all={t('subAccounts.filter.role')}
        value={accountRole}
        options={roles.map((value) => ({ value, label: roleWord(value) }))}
        onChange={(role) => change({ accountRole: role as SubAccountQuery['accountRole'] })}
      />
      <Choice
        head={t('subAccounts.column.status')}
        all={t('subAccounts.filter.status')}
        value={status}
        options={statuses.map((value) => ({ value, label: statusWord(value) }))}
        onChange={(value) => change({ status: value as SubAccountQuery['status'] })}
      />
      <Choice
        head={t('subAccounts.column.groupName')}
        all={t('subAccounts.filter.group')}
        value={groupName === '' ? NO_GROUP : groupName}
        options={[
          ...groups.map((name) => ({ value: name, label: name })),
          { value: NO_GROUP, label: t('subAccounts.filter.noGroup') },
        ]}
        onChange={(group) => change({ groupName: group === NO_GROUP ? '' : (group as string | undefined) })}
      />
      {subAccountList.isNarrowed(query) && (
        <div className={styles.clear}>
          <Button type="link" onClick={clear}>
            {t('subAccounts.clear')}
          </Button>
        </div>
      )}
    </div>
  );
};
