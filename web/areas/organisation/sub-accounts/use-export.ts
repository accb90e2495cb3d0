import { useState } from 'react';
import { type SubAccountQuery, subAccountList } from '#contract/organisation/sub-account-list.ts';
import { csvText } from '#contract/kit/csv-text.ts';
import { querySubAccounts } from '#contract/organisation/calls.ts';
import { PAGE_SIZE_MAXIMUM } from '#contract/kit/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { showNotice } from '#web/kit/ui/notice.tsx';
import { firstLoginAddress } from './first-login-address.ts';
import { itemWord, roleWord, statusWord, type SubAccountRow } from './labels.ts';

const heads = [
  'subAccounts.column.loginName',
  'subAccounts.column.subAccountName',
  'subAccounts.column.phone',
  'subAccounts.column.email',
  'subAccounts.column.groupName',
  'subAccounts.column.accountRole',
  'subAccounts.column.status',
  'subAccounts.column.permissionItems',
  'subAccounts.column.validUntil',
  'subAccounts.column.lastLoginAt',
  'subAccounts.column.createdAt',
  'subAccounts.column.createdBy',
  'subAccounts.column.note',
  'subAccounts.column.firstLogin',
] as const;

const cellsOf = (row: SubAccountRow, enterpriseNo: string): string[] => [
  `${row.loginName}@${enterpriseNo}`,
  row.subAccountName,
  row.phone,
  row.email,
  row.groupName,
  roleWord(row.accountRole),
  statusWord(row.status),
  row.permissionItems.map(itemWord).join('、'),
  row.validUntil || t('subAccounts.forGood'),
  row.lastLoginAt ? formatMinute(row.lastLoginAt) : t('subAccounts.never'),
  formatMinute(row.createdAt),
  row.createdBy ?? t('subAccounts.byPlatform'),
  row.note,
  firstLoginAddress(`${row.loginName}@${enterpriseNo}`),
];

/** Reads all rows that the list finds, page by page. */
const readAll = async (query: SubAccountQuery): Promise<SubAccountRow[]> => {
  const rows: SubAccountRow[] = [];
  for (let pageNo = 1; ; pageNo += 1) {
    const { list, total } = await makeCall(querySubAccounts, {
      ...subAccountList.requestOf(query),
      pageNo,
      pageSize: PAGE_SIZE_MAXIMUM,
    });
    rows.push(...list);
    if (list.length === 0 || rows.length >= total) return rows;
  }
};

/** Downloads the list as a file, with its filters and order. */
export const useExport = (query: SubAccountQuery, enterpriseNo: string) => {
  const [exporting, setExporting] = useState(false);
  const exportList = async () => {
    setExporting(true);
    try {
      const rows = await readAll(query);
      const table = [heads.map((head) => t(head)), ...rows.map((row) => cellsOf(row, enterpriseNo))];
      downloadText(t('subAccounts.import.list.file'), csvText(table));
      showNotice(t('subAccounts.exported', { count: rows.length }), 'success');
    } catch (error) {
      showNotice((error as Error).message, 'danger');
    } finally {
      setExporting(false);
    }
  };
  return { exporting, exportList };
};
