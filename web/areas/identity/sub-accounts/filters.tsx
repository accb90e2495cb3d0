import { Button, Input, Select } from 'antd';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { KEYWORD_MAXIMUM } from '#contract/limits.ts';
import { t } from '#web/texts.ts';
import styles from './filters.module.css';
import { isNarrowed, type ListQuery, wholeList } from './list-address.ts';
import { roles, roleWord, statusWord } from './words.ts';

interface FiltersProps {
  query: ListQuery;
  groups: readonly string[];
  onChange: (changes: Partial<ListQuery>) => void;
}

/** What a choice of all is called, which the address does not name. */
const ALL = 'all';
/** A choice of all shows what could be chosen. */
const shown =
  (head: string) =>
  ({ label, value }: { label?: ReactNode; value: string | number }) =>
    value === ALL ? head : label;
const NO_GROUP = 'none';
const GROUP = 'group:';

const statuses = [1, 3, 2, 0] as const;

/** Narrows the list; the address says by what. */
export const Filters = ({ query, groups, onChange }: FiltersProps) => {
  const [keyword, setKeyword] = useState(query.keyword);
  // The address changes without the field too: back, forward, and all conditions cleared.
  useEffect(() => setKeyword(query.keyword), [query.keyword]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    onChange({ keyword: keyword.trim() });
  };
  const { accountRole = ALL, status = ALL, groupName } = query;
  const group = groupName === undefined ? ALL : groupName === '' ? NO_GROUP : GROUP + groupName;
  return (
    <form role="search" className={styles.filters} aria-label={t('subAccounts.filter.label')} onSubmit={search}>
      <div className={styles.keyword}>
        <Input.Search
          aria-label={t('subAccounts.filter.keyword')}
          placeholder={t('subAccounts.filter.search')}
          value={keyword}
          maxLength={KEYWORD_MAXIMUM}
          allowClear
          onChange={({ target }) => setKeyword(target.value)}
          onSearch={(typed) => onChange({ keyword: typed.trim() })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          aria-label={t('subAccounts.column.accountRole')}
          labelRender={shown(t('subAccounts.column.accountRole'))}
          value={accountRole}
          options={[
            { value: ALL, label: t('subAccounts.filter.role') },
            ...roles.map((value) => ({ value, label: roleWord(value) })),
          ]}
          onChange={(value) => onChange({ accountRole: typeof value === 'number' ? value : undefined })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          aria-label={t('subAccounts.column.status')}
          labelRender={shown(t('subAccounts.column.status'))}
          value={status}
          options={[
            { value: ALL, label: t('subAccounts.filter.status') },
            ...statuses.map((value) => ({ value, label: statusWord(value) })),
          ]}
          onChange={(value) => onChange({ status: typeof value === 'number' ? value : undefined })}
        />
      </div>
      <div className={styles.choice}>
        <Select
          aria-label={t('subAccounts.column.groupName')}
          labelRender={shown(t('subAccounts.column.groupName'))}
          value={group}
          showSearch
          options={[
            { value: ALL, label: t('subAccounts.filter.group') },
            ...groups.map((name) => ({ value: GROUP + name, label: name })),
            { value: NO_GROUP, label: t('subAccounts.filter.noGroup') },
          ]}
          onChange={(value) =>
            onChange({ groupName: value === ALL ? undefined : value === NO_GROUP ? '' : value.slice(GROUP.length) })
          }
        />
      </div>
      {isNarrowed(query) && (
        <div className={styles.clear}>
          <Button type="link" onClick={() => onChange(wholeList)}>
            {t('subAccounts.clear')}
          </Button>
        </div>
      )}
    </form>
  );
};
