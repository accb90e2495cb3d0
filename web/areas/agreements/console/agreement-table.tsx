import { Link } from 'react-router';
import type { ManagedAgreement } from '#contract/agreements/managing-calls.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { newVersionUrl, versionsUrl } from './agreement-list.ts';
import styles from './agreement-table.module.css';

const columns: readonly Column<ManagedAgreement>[] = [
  { title: 'console.agreements.title', cell: ({ title }) => <strong>{title}</strong> },
  { title: 'console.agreements.version', cell: ({ version }) => version },
  { title: 'console.agreements.updated', cell: ({ updateTime }) => formatMinute(updateTime) },
  {
    title: 'console.agreements.required',
    cell: ({ useRequired }) => t(`console.agreements.required.${useRequired ? 'yes' : 'no'}`),
  },
  {
    title: 'console.agreements.confirmed',
    cell: ({ useRequired, confirmed, asked }) =>
      useRequired
        ? t('console.agreements.confirmedOf', { confirmed, asked })
        : t('console.agreements.confirmedCount', { confirmed }),
  },
  {
    title: 'console.agreements.acts',
    cell: ({ key, title, versions }) => (
      <span className={styles.acts}>
        <Link to={versionsUrl(key)}>
          <span className="sr-only">{title}：</span>
          {t('console.agreements.history')}（{versions}）
        </Link>
        <Link to={newVersionUrl(key)}>
          <span className="sr-only">{title}：</span>
          {t('console.agreements.write')}
        </Link>
      </span>
    ),
  },
];

/** The agreements with their current version and the number of confirmations. */
export const AgreementTable = ({ agreements }: { agreements: readonly ManagedAgreement[] }) => (
  <WorkTable label={t('console.agreements.list')} columns={columns} rows={agreements} keyOf={({ key }) => key} />
);
