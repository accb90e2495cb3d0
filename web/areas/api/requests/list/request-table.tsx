import { Link } from 'react-router';
import type { NamedRequest } from '#contract/api/requests/calls.ts';
import { requestPath } from '#contract/api/remedies.ts';
import { SUCCESS_CODE } from '#contract/kit/envelope.ts';
import { type Column, WorkTable } from '#web/kit/shell/work-table.tsx';
import { t } from '#web/kit/texts.ts';
import { formatTime } from '#web/kit/ui/dates.ts';
import { chargeWord } from '../charge-word.ts';
import { callWord, msWord } from '../request-words.ts';
import styles from './request-table.module.css';

const columns: readonly Column<NamedRequest>[] = [
  {
    title: 'requests.column.at',
    cell: ({ at, requestId }) => (
      <Link to={requestPath(requestId)} className={styles.at} aria-label={t('requests.open', { at: formatTime(at) })}>
        <time dateTime={at}>{formatTime(at)}</time>
      </Link>
    ),
  },
  {
    title: 'requests.column.call',
    cell: ({ call, abilityName, abilityNo }) => (
      <div>
        {callWord(call)}
        {abilityNo !== null && <span className={styles.small}>{abilityName ?? abilityNo}</span>}
      </div>
    ),
  },
  {
    title: 'requests.column.result',
    cell: ({ code, field }) =>
      code === SUCCESS_CODE ? (
        <span className={styles.ok}>{t('requests.ok')}</span>
      ) : (
        <span className={styles.failed}>
          {code}
          {field !== null && <span className={styles.small}>{field}</span>}
        </span>
      ),
  },
  { title: 'requests.column.charge', cell: chargeWord },
  { title: 'requests.column.ms', cell: ({ totalMs }) => msWord(totalMs) },
  {
    title: 'requests.column.application',
    cell: ({ applicationName, kind }) => (
      <div>
        <bdi className={styles.name}>{applicationName}</bdi>
        {kind === 'test' && <span className={styles.small}>{t('requests.kind.test')}</span>}
      </div>
    ),
  },
];

/** A page of requests. */
export const RequestTable = ({ list }: { list: readonly NamedRequest[] }) => (
  <WorkTable label={t('requests.label')} columns={columns} rows={list} keyOf={({ requestId }) => requestId} />
);
