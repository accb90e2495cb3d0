import { defineContractArea } from '../kit/area.ts';

export const api = defineContractArea({
  permissions: { applications: 'users', jobs: 'users', consoleApi: 'operators' },
  auditActions: ['api.blockKey', 'api.unblockKey'],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    api: typeof api;
  }
}
