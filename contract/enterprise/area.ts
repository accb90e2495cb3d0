import { defineContractArea } from '../kit/area.ts';

export const enterprise = defineContractArea({
  permissions: { consoleCertifications: 'operators' },
  auditActions: [
    'certification.take',
    'certification.pass',
    'certification.reject',
    'certification.showPhone',
    'certification.correct',
    'certification.revoke',
  ],
  waiting: { certifications: 'consoleCertifications' },
  finds: { enterprises: { permission: 'consoleCertifications', order: 2 } },
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    enterprise: typeof enterprise;
  }
}
