import { defineContractArea } from '../kit/area.ts';

export const insight = defineContractArea({
  permissions: { consoleInsight: 'operators' },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    insight: typeof insight;
  }
}
