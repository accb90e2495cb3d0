import { Link } from 'react-router';
import type { ManagedAgreement } from '#contract/agreements/managing-calls.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { newVersionUrl, versionsUrl } from '#contract/agreements/agreement-list.ts';
import styles from './agreement-table.module.css';

const columns: readonly Column<ManagedAgreement>[] = [
  {
    title: 'managedAgreements.title',
    cell: ({ title, isDraft }) => (
      // One element, in which the mark gets a line of its own where there is no room.
      <span>
        <strong>{title}</strong> {isDraft && <span className={styles.draft}>{t('managedAgreements.draft')}</span>}
      </span>
    ),
  },
  { title: 'managedAgreements.version', cell: ({ version }) => version },
  { title: 'managedAgreements.updated', cell: ({ updateTime }) => formatMinute(updateTime) },
  {
    title: 'managedAgreements.required',
    cell: ({ useRequired }) => t(`managedAgreements.required.${useRequired ? 'yes' : 'no'}`),
  },
  {
    title: 'managedAgreements.confirmed',
    cell: ({ useRequired, confirmed, asked }) =>
      useRequired
        ? t('managedAgreements.confirmedOf', { confirmed, asked })
        : t('managedAgreements.confirmedCount', { confirmed }),
  },
  {
    title: 'managedAgreements.acts',
    cell: ({ key, title, versions }) => (
      <span className={styles.actions}>
        <Link to={versionsUrl(key)}>
          <span className="sr-only">{title}：</span>
          {t('managedAgreements.history')}（{versions}）
        </Link>
        <Link to={newVersionUrl(key)}>
          <span className="sr-only">{title}：</span>
          {t('managedAgreements.write')}
        </Link>
      </span>
    ),
  },
];

/** The agreements with their current version and the number of confirmations. */
export const AgreementTable = ({ agreements }: { agreements: readonly ManagedAgreement[] }) => (
  <WorkTable label={t('managedAgreements.list')} columns={columns} rows={agreements} keyOf={({ key }) => key} />
);
