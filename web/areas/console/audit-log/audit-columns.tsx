import type { TableProps } from 'antd';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { auditList } from '#contract/console/audit-list.ts';
import type { AuditEntry } from '#contract/console/calls.ts';
import type { Column } from '#web/kit/list/list-page.tsx';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import styles from './audit-columns.module.css';
import { AuditDetail } from './audit-detail.tsx';
import { actionLabel, factsOf, kindWord } from './audit-labels.ts';

type AuditColumn = Column<typeof auditList, AuditEntry>;
type Expandable = NonNullable<TableProps<AuditEntry>['expandable']>;

const column = (key: string, title: TextKey, width: number, cell: (entry: AuditEntry) => ReactNode): AuditColumn => ({
  key,
  title,
  width,
  cell,
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

export const auditColumns: readonly AuditColumn[] = [
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

const RowOpener: NonNullable<Expandable['expandIcon']> = ({ expanded, onExpand, record }) => (
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

const OpenerTitle = () => <span className="sr-only">{t('console.auditLog.opener')}</span>;

/** Each row expands to all facts of its entry. */
export const expandable: Expandable = {
  expandRowByClick: true,
  expandedRowRender: opened,
  expandIcon: RowOpener,
  columnTitle: <OpenerTitle />,
  columnWidth: 56,
};
