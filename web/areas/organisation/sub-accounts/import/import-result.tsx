import { Table, type TableColumnsType } from 'antd';
import type { ImportedRow, ImportError } from '#contract/organisation/calls.ts';
import type { FieldError, TypedField } from '#contract/organisation/fields.ts';
import { type ImportColumn, importColumns } from '#contract/organisation/import-columns.ts';
import { IMPORT_ROWS_MAXIMUM } from '#contract/organisation/limits.ts';
import { t } from '#web/kit/texts.ts';
import styles from './import-result.module.css';
import type { Checked } from './use-import.ts';
import { fieldErrorText, itemWord, roleWord } from '../labels.ts';

/** Errors of a single cell; their detail is the cell's content. */
const ofCell: readonly ImportError['fault'][] = [
  'formula',
  'role',
  'item',
  'taken',
  'long',
  'characters',
  'form',
  'past',
];

const ofField: readonly ImportError['fault'][] = ['empty', 'long', 'characters', 'form', 'past'];
const isOfField = (fault: ImportError['fault']): fault is FieldError => ofField.includes(fault);
const fields = Object.keys(importColumns) as ImportColumn[];

/** Returns the form's message for an error of a field, else the message for an error that only a file can have. */
const importErrorText = ({ column, fault, detail }: ImportError) => {
  if (isOfField(fault))
    return fieldErrorText(fields.find((field) => importColumns[field] === column) as TypedField, fault);
  return t(`subAccounts.importFault.${fault}`, { detail, rows: IMPORT_ROWS_MAXIMUM });
};

const errorColumns = (): TableColumnsType<ImportError> => [
  {
    key: 'row',
    title: t('subAccounts.import.row'),
    width: 64,
    render: (_, { row }) => row ?? t('subAccounts.import.wholeFile'),
  },
  { key: 'column', title: t('subAccounts.import.column'), width: 76, render: (_, { column }) => column },
  {
    key: 'fault',
    title: t('subAccounts.import.fault'),
    render: (_, found) => (
      <>
        {importErrorText(found)}
        {ofCell.includes(found.fault) && <code className={styles.value}>{found.detail}</code>}
      </>
    ),
  },
];

const rowColumns = (): TableColumnsType<ImportedRow> => [
  { key: 'row', title: t('subAccounts.import.row'), width: 56, render: (_, { row }) => row },
  { key: 'loginName', title: t('subAccounts.column.loginName'), render: (_, { loginName }) => loginName },
  { key: 'name', title: t('subAccounts.column.subAccountName'), render: (_, row) => row.subAccountName },
  { key: 'phone', title: t('subAccounts.column.phone'), render: (_, { phone }) => phone },
  { key: 'email', title: t('subAccounts.column.email'), render: (_, { email }) => email },
  { key: 'group', title: t('subAccounts.column.groupName'), render: (_, { groupName }) => groupName },
  { key: 'role', title: t('subAccounts.column.accountRole'), render: (_, row) => roleWord(row.accountRole) },
  {
    key: 'validUntil',
    title: t('subAccounts.column.validUntil'),
    render: (_, { validUntil }) => validUntil || t('subAccounts.forGood'),
  },
  {
    key: 'items',
    title: t('subAccounts.column.permissionItems'),
    render: (_, { permissionItems }) => permissionItems.map(itemWord).join('、') || t('subAccounts.import.noItems'),
  },
  { key: 'note', title: t('subAccounts.column.note'), render: (_, { note }) => note },
];

const SHOWN_ROWS = 8;
const paged = (length: number) => length > SHOWN_ROWS && { pageSize: SHOWN_ROWS, showSizeChanger: false };

/** Shows the result of reading a file: the sub-accounts it would create, or all its errors. */
export const ImportResult = ({ checked: { name, encoding, result } }: { checked: Checked }) => {
  const { rows, faults, faultTotal } = result;
  const summary =
    faultTotal > 0
      ? t('subAccounts.import.faulty', { count: faultTotal }) +
        (faultTotal > faults.length ? t('subAccounts.import.faulty.first', { shown: faults.length }) : '')
      : t('subAccounts.import.ready', { count: rows.length });
  return (
    <div className={styles.result}>
      <p className={faultTotal > 0 ? styles.faulty : styles.ready} role="status">
        {summary}
      </p>
      <p className={styles.file}>
        {name} · {t(`subAccounts.import.encoding.${encoding}`)}
      </p>
      {faultTotal > 0 ? (
        <Table<ImportError>
          aria-label={t('subAccounts.import.faults.label')}
          size="small"
          rowKey={({ row, column, fault, detail }) => [row, column, fault, detail].join(' ')}
          columns={errorColumns()}
          dataSource={faults}
          pagination={paged(faults.length)}
        />
      ) : (
        <Table<ImportedRow>
          aria-label={t('subAccounts.import.rows.label')}
          size="small"
          rowKey="row"
          columns={rowColumns()}
          dataSource={rows}
          scroll={{ x: 'max-content' }}
          pagination={paged(rows.length)}
        />
      )}
    </div>
  );
};
