import { Button, Table, type TableColumnsType } from 'antd';
import { csvText } from '#contract/kit/csv-text.ts';
import type { ImportedRow } from '#contract/organisation/calls.ts';
import { maskPhone } from '#contract/auth/names.ts';
import { t } from '#web/kit/texts.ts';
import { AntdDialog } from '#web/kit/ui/antd/antd-dialog.tsx';
import { downloadText } from '#web/kit/ui/download-text.ts';
import { copyLogin } from '../copy-login.ts';
import { firstLoginAddress } from '../first-login-address.ts';
import styles from './imported-logins.module.css';

interface ImportedLoginsProps {
  /** `undefined` when the dialog is closed. */
  rows: readonly ImportedRow[] | undefined;
  enterpriseNo: string;
  onClose: () => void;
}

const columns = (enterpriseNo: string): TableColumnsType<ImportedRow> => [
  { key: 'name', title: t('subAccounts.column.subAccountName'), render: (_, row) => row.subAccountName },
  { key: 'login', title: t('subAccounts.hint.name'), render: (_, { loginName }) => `${loginName}@${enterpriseNo}` },
  { key: 'phone', title: t('subAccounts.column.phone'), render: (_, { phone }) => maskPhone(phone) },
];

/** Shows the login details of the imported sub-accounts, to pass on to each user. */
export const ImportedLogins = ({ rows, enterpriseNo, onClose }: ImportedLoginsProps) => {
  if (!rows) return null;
  const loginOf = ({ loginName }: ImportedRow) => `${loginName}@${enterpriseNo}`;
  const text = rows
    .map((row) => {
      const login = loginOf(row);
      const facts = { login, address: firstLoginAddress(login), phone: maskPhone(row.phone) };
      return `${row.subAccountName}\n${t('subAccounts.hint.text', facts)}`;
    })
    .join('\n\n');
  const save = () => {
    const heads = [
      t('subAccounts.column.subAccountName'),
      t('subAccounts.hint.name'),
      t('subAccounts.column.firstLogin'),
      t('subAccounts.column.phone'),
      t('subAccounts.column.email'),
    ];
    const cells = rows.map((row) => [
      row.subAccountName,
      loginOf(row),
      firstLoginAddress(loginOf(row)),
      row.phone,
      row.email,
    ]);
    downloadText(t('subAccounts.imported.file'), csvText([heads, ...cells]));
  };
  return (
    <AntdDialog
      title={t('subAccounts.imported.title', { count: rows.length })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={save}>{t('subAccounts.imported.save')}</Button>
          <Button type="primary" onClick={() => copyLogin(text)}>
            {t('subAccounts.hint.copyAll')}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{t('subAccounts.imported.lead')}</p>
      {/* Focusable so that the arrow keys can scroll it: nothing inside takes the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.rows} role="region" tabIndex={0} aria-label={t('subAccounts.imported.label')}>
        <Table<ImportedRow>
          aria-label={t('subAccounts.imported.label')}
          size="small"
          rowKey="row"
          columns={columns(enterpriseNo)}
          dataSource={rows}
          pagination={false}
        />
      </div>
    </AntdDialog>
  );
};
