import { areas } from '../areas.ts';
import type { AuditAction } from '../kit/area.ts';

/** The actions of operators, as `what.how` for the audit log, from all areas. */
export const auditActions = areas.flatMap(({ auditActions: ofArea = [] }) => ofArea as readonly AuditAction[]) as [
  AuditAction,
  ...AuditAction[],
];
