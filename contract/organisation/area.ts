import { defineContractArea } from '../kit/area.ts';

export const organisation = defineContractArea({
  permissions: { subAccount: 'organisations' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    organisation: typeof organisation;
  }
}
