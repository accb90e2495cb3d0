import { defineContractArea } from '../kit/area.ts';

export const rights = defineContractArea({
  permissions: { rights: 'mainAccounts' },
  auditActions: ['rights.raise', 'rights.endRaise'],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    rights: typeof rights;
  }
}
