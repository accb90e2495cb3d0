import { defineContractArea } from '../kit/area.ts';

export const trial = defineContractArea({
  permissions: { consoleModels: 'operators' },
  auditActions: [
    'modelPackage.upload',
    'modelPackage.activate',
    'modelPackage.rollBack',
    'modelPackage.deactivate',
    'modelPackage.remove',
  ],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    trial: typeof trial;
  }
}
