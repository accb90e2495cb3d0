import { defineContractArea } from '../kit/area.ts';

export const consoleArea = defineContractArea({
  permissions: { consoleDesk: 'operators', consoleAuditLog: 'superManagers', consoleJobs: 'operators' },
  auditActions: ['auditLog.export', 'job.retry', 'job.remove'],
  waiting: { failedJobs: 'consoleJobs' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    console: typeof consoleArea;
  }
}
