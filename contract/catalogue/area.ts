import { defineContractArea } from '../kit/area.ts';

export const catalogue = defineContractArea({
  permissions: { openAbility: 'everyone' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    catalogue: typeof catalogue;
  }
}
