import { defineList, type QueryOf } from '../kit/list/define-list.ts';
import { choice, day, matching, page, searchText } from '../kit/list/parameters.ts';
import { auditActions } from './audit-actions.ts';
import { AUDIT_MAXIMUM, AUDIT_OBJECT_MAXIMUM, AUDIT_PAGE_SIZE } from './limits.ts';

const idPattern = /^[1-9]\d{0,17}$/;

/** The log of operators' actions, newest first. */
export const auditList = defineList({
  path: '/console/audit-log',
  parameters: {
    /** Account id of the operator. */
    actorId: matching(idPattern),
    act: choice(auditActions),
    /** The whole id or name of the object. */
    object: searchText({ maximum: AUDIT_OBJECT_MAXIMUM }),
    /** The main account that the action concerns. */
    accountId: matching(idPattern),
    /** Days in Shanghai, both inclusive. */
    from: day(),
    to: day(),
    pageNo: page({ size: AUDIT_PAGE_SIZE, maximum: AUDIT_MAXIMUM / AUDIT_PAGE_SIZE, beyond: 'first' }),
  },
});
export type AuditQuery = QueryOf<typeof auditList>;
