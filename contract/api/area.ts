import { defineContractArea } from '../kit/area.ts';

export const api = defineContractArea({
  permissions: { applications: 'users', jobs: 'users' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    api: typeof api;
  }
}
