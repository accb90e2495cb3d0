import { defineContractArea } from '../kit/area.ts';

export const agreements = defineContractArea({
  permissions: { consoleAgreements: 'operators' },
  auditActions: ['agreement.add', 'agreement.publish'],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    agreements: typeof agreements;
  }
}
