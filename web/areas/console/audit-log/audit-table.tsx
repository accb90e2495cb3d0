import { Alert, type TableColumnsType, type TableProps } from 'antd';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { AnswerOf } from '#contract/kit/call.ts';
import type { AuditEntry, queryAuditLog } from '#contract/console/calls.ts';
import { AUDIT_MAXIMUM } from '#contract/console/limits.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { useAddressFilters } from '#web/kit/list/address-filters.ts';
import { AntdList } from '#web/kit/ui/antd/antd-list.tsx';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { EmptyState } from '#web/kit/ui/empty-state.tsx';
import { AuditDetail } from './audit-detail.tsx';
import styles from './audit-table.module.css';
import { actionLabel, factsOf, kindWord } from './audit-labels.ts';

type Columns = TableColumnsType<AuditEntry>;
type ExpandableConfig = NonNullable<TableProps<AuditEntry>['expandable']>;

const column = (name: string, title: TextKey, width: number, render: (entry: AuditEntry) => React.ReactNode) => ({
  key: name,
  title: t(title),
  width,
  render: (_: unknown, entry: AuditEntry) => render(entry),
});

/** Shows the first fact in one line. The others are below the row. */
const gist = (entry: AuditEntry) => {
  const [first, ...others] = factsOf(entry);
  if (!first) return null;
  return (
    <span className={styles.gist}>
      {first.word}：{first.value}
      {others.length > 0 && (
        <span className={styles.less}> {t('console.auditLog.further', { count: others.length })}</span>
      )}
    </span>
  );
};

const columns = (): Columns => [
  column('at', 'console.auditLog.atAndActor', 170, ({ at, actorName }) => (
    <>
      <span className={styles.time}>{formatMinute(at)}</span>
      <div className={styles.less}>{actorName}</div>
    </>
  )),
  column('act', 'console.auditLog.act', 150, ({ act }) => actionLabel(act)),
  column('object', 'console.auditLog.object', 220, ({ objectKind, objectId, objectName }) => (
    <>
      {objectName}
      <div className={styles.less}>
        {kindWord(objectKind)}
        {objectId !== objectKind && ` ${objectId}`}
      </div>
    </>
  )),
  column('facts', 'console.auditLog.facts', 320, gist),
];

const RowOpener: NonNullable<ExpandableConfig['expandIcon']> = ({ expanded, onExpand, record }) => (
  <button
    type="button"
    className={styles.opener}
    aria-expanded={expanded}
    aria-label={t('console.auditLog.open', { name: record.objectName })}
    onClick={(event) => onExpand(record, event)}
  >
    <ChevronRight size={18} aria-hidden="true" />
  </button>
);

const opened = (entry: AuditEntry) => <AuditDetail entry={entry} />;

interface AuditTableProps {
  found: AnswerOf<typeof queryAuditLog>;
  narrowed: boolean;
}

/** One page of the log. Each row expands to all facts of its entry. */
export const AuditTable = ({ found, narrowed }: AuditTableProps) => {
  const { urlOf } = useAddressFilters();
  const { list, total, more, pageNo, pageSize } = found;
  return (
    <>
      {more && (
        <Alert
          className={styles.more as string}
          type="info"
          showIcon
          title={t('console.auditLog.more', { count: AUDIT_MAXIMUM })}
        />
      )}
      <AntdList<AuditEntry>
        label={t('identity.permission.consoleAuditLog')}
        rows={list}
        rowKey="entryId"
        size="small"
        columns={columns()}
        expandable={{
          expandRowByClick: true,
          expandedRowRender: opened,
          expandIcon: RowOpener,
          columnTitle: <span className="sr-only">{t('console.auditLog.opener')}</span>,
          columnWidth: 56,
        }}
        empty={
          <EmptyState searched={narrowed} title={t(narrowed ? 'console.auditLog.noneFound' : 'console.auditLog.none')}>
            {narrowed && (
              <Link to="/console/audit-log" className="button button-plain">
                {t('console.clear')}
              </Link>
            )}
          </EmptyState>
        }
        paging={{ pageNo, pageSize, total, urlOf }}
      />
    </>
  );
};
