import { Link } from 'react-router';
import type { AgreementHistory } from '#contract/agreements/managing-calls.ts';
import { writeTermsQuery } from '#contract/agreements/terms-query.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './agreement-table.module.css';

type Version = AgreementHistory['versions'][number];

const columnsOf = ({ key, version: current }: AgreementHistory): readonly Column<Version>[] => [
  {
    title: 'managedAgreements.newVersion',
    cell: ({ version }) => (
      <>
        <strong>{version}</strong>
        {version === current && <span className={styles.current}>{t('managedAgreements.current')}</span>}
      </>
    ),
  },
  { title: 'managedAgreements.updated', cell: ({ updateTime }) => formatMinute(updateTime) },
  { title: 'managedAgreements.publisher', cell: ({ publishedBy }) => publishedBy ?? t('managedAgreements.byPortal') },
  { title: 'managedAgreements.summary', cell: ({ summary }) => summary || t('managedAgreements.summaryNone') },
  {
    title: 'managedAgreements.confirmed',
    cell: ({ confirmed }) => t('managedAgreements.confirmedCount', { confirmed }),
  },
  {
    title: 'managedAgreements.acts',
    cell: ({ version }) => (
      <span className={styles.actions}>
        <Link to={`/duty?${writeTermsQuery({ key, version })}`} target="_blank" rel="noreferrer">
          {t('managedAgreements.read')}
          <span className="sr-only">{t('managedAgreements.readVersion', { version })}</span>
        </Link>
      </span>
    ),
  },
];

/** All published versions of an agreement, newest first. */
export const AgreementVersions = ({ agreement }: { agreement: AgreementHistory }) => (
  <WorkTable
    label={t('managedAgreements.historyOf', { title: agreement.title })}
    columns={columnsOf(agreement)}
    rows={agreement.versions}
    keyOf={({ version }) => version}
  />
);
