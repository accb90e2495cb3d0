import { exportAuditLog, getWaiting, listAuditActors, queryAuditLog } from '#contract/console/calls.ts';
import { waitingPermissions, waitingPlaces } from '#contract/console/waiting.ts';
import type { CountWaiting } from '#server/kit/area.ts';
import type { Audit } from '#server/kit/audit/audit.ts';
import type { Database } from '#server/kit/database/database.ts';
import { userOf } from '#server/kit/http/caller.ts';
import type { Calls } from '#server/kit/http/calls.ts';
import { createAuditFinder } from './audit-finder.ts';

export const serveConsole = (
  calls: Calls,
  database: Database,
  { audit, countWaiting }: { audit: Audit; countWaiting: Partial<CountWaiting> },
) => {
  const finder = createAuditFinder(database);

  calls.serve(getWaiting, async (_request, caller) => {
    const operator = userOf(caller);
    const waiting = await Promise.all(
      waitingPlaces
        .filter((place) => operator.permissions.has(waitingPermissions[place]))
        .map(async (place) => ({ place, count: (await countWaiting[place]?.(operator)) ?? 0 })),
    );
    return { waiting };
  });

  calls.serve(queryAuditLog, async ({ pageNo, pageSize, ...filters }) => {
    const [counted, list] = await Promise.all([finder.count(filters), finder.page(filters, pageNo, pageSize)]);
    return { ...counted, pageNo, pageSize, list };
  });

  calls.serve(exportAuditLog, async (filters, caller) => {
    const exported = await finder.all(filters);
    const { from, to, ...conditions } = filters;
    await audit(database, {
      actor: userOf(caller),
      address: caller.address,
      act: 'auditLog.export',
      objectKind: 'auditLog',
      objectId: 'auditLog',
      objectName: '操作日志',
      detail: {
        ...(conditions as Record<string, string>),
        ...((from ?? to) !== undefined && { days: `${from ?? ''}～${to ?? ''}` }),
        rows: String(exported.list.length),
      },
    });
    return exported;
  });

  calls.serve(listAuditActors, () => finder.actors());
};
