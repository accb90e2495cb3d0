import { type MetaArgs, useLoaderData } from 'react-router';
import { listAuditActors, queryAuditLog } from '#contract/console/calls.ts';
import { browserLoad } from '#web/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/page.ts';
import { pageHead } from '#web/shell/page-head.ts';
import { WorkFailure } from '#web/shell/work-failure.tsx';
import { WorkSection } from '#web/shell/work-section.tsx';
import { t } from '#web/texts.ts';
import { AntdPlace } from '#web/ui/antd/antd-place.tsx';
import { canonicalOf } from './address.ts';
import { AUDIT_PAGE_SIZE, auditParameters, readAudit } from './audit-log/audit-address.ts';
import { AuditFilters } from './audit-log/audit-filters.tsx';
import { AuditTable } from './audit-log/audit-table.tsx';

const load = async ({ call, url }: LoadArgs) => {
  const { pageNo, filters } = readAudit(url.searchParams);
  const [found, actors] = await Promise.all([
    call(queryAuditLog, { ...filters, pageNo, pageSize: AUDIT_PAGE_SIZE }),
    call(listAuditActors, {}),
  ]);
  return { filters, found, actors };
};

export const loader = serverLoad(load);
export const clientLoader = browserLoad(load);
export const handle: PageHandle = {
  private: true,
  permission: 'consoleAuditLog',
  bare: true,
  canonicalSearch: canonicalOf(auditParameters),
};
export const meta = ({ matches }: MetaArgs) => pageHead(matches, { title: t('identity.permission.consoleAuditLog') });
export const ErrorBoundary = WorkFailure;

/** What operators have done, for those who answer for it. */
export default () => {
  const { filters, found, actors } = useLoaderData<typeof loader>();
  return (
    <WorkSection first title={t('identity.permission.consoleAuditLog')} lead={t('console.auditLog.lead')}>
      <AntdPlace>
        <AuditFilters actors={actors} />
        <AuditTable found={found} narrowed={Object.keys(filters).length > 0} />
      </AntdPlace>
    </WorkSection>
  );
};
