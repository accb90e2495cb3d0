import { Link } from 'react-router';
import type { ReferenceError, ReferenceField } from '#contract/api/reference-calls.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import styles from './api-reference.module.css';

const fieldColumns = (isRequest: boolean): readonly Column<ReferenceField>[] => [
  {
    title: 'reference.field',
    cell: ({ path, required }) => (
      <span className={styles.field}>
        <code>{path}</code>
        {isRequest && required && <span className={styles.required}>{t('reference.required')}</span>}
      </span>
    ),
  },
  { title: 'reference.type', cell: ({ type }) => type },
  {
    title: 'reference.meaning',
    cell: ({ text, limits }) => (
      <div>
        {text}
        {limits !== '' && <span className={styles.limits}>{limits}</span>}
      </div>
    ),
  },
];

interface FieldTableProps {
  label: string;
  fields: readonly ReferenceField[];
  isRequest?: boolean;
}

/** The fields of a request or an answer. */
export const FieldTable = ({ label, fields, isRequest = false }: FieldTableProps) => (
  <WorkTable label={label} columns={fieldColumns(isRequest)} rows={fields} keyOf={({ path }) => path} />
);

const errorColumns: readonly Column<ReferenceError>[] = [
  {
    title: 'reference.code',
    cell: ({ code, path }) => (
      <Link to={path} className={styles.code}>
        {code}
      </Link>
    ),
  },
  { title: 'reference.status', cell: ({ status }) => String(status) },
  { title: 'reference.reason', cell: ({ msg }) => msg },
  { title: 'reference.remedy', cell: ({ remedy }) => remedy },
];

/** The errors of a call, each with its page. */
export const ErrorTable = ({ label, errors }: { label: string; errors: readonly ReferenceError[] }) => (
  <WorkTable label={label} columns={errorColumns} rows={errors} keyOf={({ code }) => code} />
);
