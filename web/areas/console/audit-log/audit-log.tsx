import { Alert, Button } from 'antd';
import { Download } from 'lucide-react';
import { type MetaArgs, useLoaderData } from 'react-router';
import { auditList } from '#contract/console/audit-list.ts';
import { type AuditEntry, listAuditActors, queryAuditLog } from '#contract/console/calls.ts';
import { AUDIT_MAXIMUM } from '#contract/console/limits.ts';
import { browserLoad } from '#web/kit/call.ts';
import { defineListPage, useListPage } from '#web/kit/list/define-list-page.ts';
import type { FilterViews } from '#web/kit/list/filter-bar.tsx';
import { ListPage } from '#web/kit/list/list-page.tsx';
import { type LoadArgs, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { auditColumns, expandable } from './audit-columns.tsx';
import { actionLabel } from './audit-labels.ts';
import styles from './audit-columns.module.css';
import { useAuditExport } from './use-audit-export.ts';

const page = defineListPage({ list: auditList, call: queryAuditLog, permission: 'consoleAuditLog' });

const load = async (args: LoadArgs) => {
  const [log, actors] = await Promise.all([page.load(args), args.call(listAuditActors, {})]);
  return { log, actors };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle = page.handle;
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('permission.consoleAuditLog') });
export const ErrorBoundary = WorkFailure;

const ICON_PX = 16;

const filtersWith = (actors: readonly { actorId: string; actorName: string }[]): FilterViews<typeof auditList> => ({
  object: { label: 'console.auditLog.object', hint: 'console.auditLog.objectHint' },
  actorId: {
    label: 'console.auditLog.actor',
    searchable: true,
    values: actors.map(({ actorId }) => actorId),
    text: (id) => actors.find(({ actorId }) => actorId === id)?.actorName ?? id,
  },
  act: { label: 'console.auditLog.act', searchable: true, text: actionLabel },
  from: { label: 'console.auditLog.days', until: 'to' },
});

/** The log of operators' actions, for the operators responsible. */
export default () => {
  const { log, actors } = useLoaderData<typeof loader>();
  const view = useListPage(page, log);
  const { exporting, exportLog } = useAuditExport(view.query);
  return (
    <AntdPlace>
      <ListPage<typeof auditList, AuditEntry, never>
        view={view}
        title="permission.consoleAuditLog"
        lead={t('console.auditLog.lead')}
        label="permission.consoleAuditLog"
        filterLabel="console.auditLog.filter"
        rowKey="entryId"
        filters={filtersWith(actors)}
        tools={
          <Button
            icon={<Download size={ICON_PX} aria-hidden="true" />}
            loading={exporting}
            onClick={() => void exportLog()}
          >
            {t('console.auditLog.export')}
          </Button>
        }
        note={
          view.found.more && (
            <Alert
              className={styles.more as string}
              type="info"
              showIcon
              title={t('console.auditLog.more', { count: AUDIT_MAXIMUM })}
            />
          )
        }
        columns={auditColumns}
        size="small"
        expandable={expandable}
        empty={{ none: 'console.auditLog.none', noneFound: 'console.auditLog.noneFound' }}
      />
    </AntdPlace>
  );
};
