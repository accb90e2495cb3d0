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
    title: 'console.agreements.newVersion',
    cell: ({ version }) => (
      <>
        <strong>{version}</strong>
        {version === current && <span className={styles.current}>{t('console.agreements.current')}</span>}
      </>
    ),
  },
  { title: 'console.agreements.updated', cell: ({ updateTime }) => formatMinute(updateTime) },
  { title: 'console.agreements.publisher', cell: ({ publishedBy }) => publishedBy ?? t('console.agreements.byPortal') },
  { title: 'console.agreements.summary', cell: ({ summary }) => summary || t('console.agreements.summaryNone') },
  {
    title: 'console.agreements.confirmed',
    cell: ({ confirmed }) => t('console.agreements.confirmedCount', { confirmed }),
  },
  {
    title: 'console.agreements.acts',
    cell: ({ version }) => (
      <span className={styles.acts}>
        <Link to={`/duty?${writeTermsQuery({ key, version })}`} target="_blank" rel="noreferrer">
          {t('console.agreements.read')}
          <span className="sr-only">{t('console.agreements.readVersion', { version })}</span>
        </Link>
      </span>
    ),
  },
];

/** All published versions of an agreement, newest first. */
export const AgreementVersions = ({ agreement }: { agreement: AgreementHistory }) => (
  <WorkTable
    label={t('console.agreements.historyOf', { title: agreement.title })}
    columns={columnsOf(agreement)}
    rows={agreement.versions}
    keyOf={({ version }) => version}
  />
);
