import { defineContractArea } from '../kit/area.ts';

export const search = defineContractArea({
  permissions: { consoleSearch: 'operators' },
  auditActions: ['search.answer', 'search.close'],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    search: typeof search;
  }
}
