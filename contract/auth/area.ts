import { defineContractArea } from '../kit/area.ts';

export const auth = defineContractArea({
  permissions: { consoleOutbox: 'operators' },
  // 1 while the number of verification codes of a day is close to its ceiling.
  waiting: { nearCeiling: 'consoleOutbox' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    auth: typeof auth;
  }
}
