import { type MetaArgs, useLoaderData } from 'react-router';
import { listAuditActors, queryAuditLog } from '#contract/console/calls.ts';
import { browserLoad } from '#web/kit/call.ts';
import { type LoadArgs, type PageHandle, serverLoad } from '#web/kit/page.ts';
import { pageHead } from '#web/kit/shell/page-head.ts';
import { WorkFailure } from '#web/kit/shell/work-failure.tsx';
import { WorkSection } from '#web/kit/shell/work-section.tsx';
import { t } from '#web/kit/texts.ts';
import { AntdPlace } from '#web/kit/ui/antd/antd-place.tsx';
import { canonicalOf } from '#web/kit/console/address.ts';
import { AUDIT_PAGE_SIZE, auditParameters, readAudit } from './audit-address.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditTable } from './audit-table.tsx';

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

/** The log of operators' actions, for the operators responsible. */
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
