import { auditActions } from '#contract/console/audit-actions.ts';
import { AUDIT_OBJECT_MAXIMUM } from '#contract/console/limits.ts';
import { isDay } from '#contract/kit/day.ts';
import { isId, isOneOf, isText, readAddress } from '#web/kit/console/address.ts';
import { isPageNo } from '#web/kit/list/page-no.ts';

export const auditParameters = {
  actorId: isId,
  act: isOneOf(auditActions),
  object: isText(AUDIT_OBJECT_MAXIMUM),
  accountId: isId,
  from: isDay,
  to: isDay,
  pageNo: isPageNo,
};

export const AUDIT_PAGE_SIZE = 50;

/** Reads the filters and the page number of the audit log from the query. */
export const readAudit = (search: URLSearchParams) => {
  const { pageNo = '1', act, ...filters } = readAddress(auditParameters, search);
  return {
    pageNo: Number(pageNo),
    filters: { ...filters, ...(act !== undefined && { act: act as (typeof auditActions)[number] }) },
  };
};
export type AuditFiltersRead = ReturnType<typeof readAudit>['filters'];
