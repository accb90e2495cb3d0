import { defineContractArea } from '../kit/area.ts';

export const site = defineContractArea({
  permissions: { consoleAnnouncements: 'operators' },
  auditActions: [
    'announcement.create',
    'announcement.edit',
    'announcement.publish',
    'announcement.unpublish',
    'announcement.end',
    'announcement.pin',
    'announcement.unpin',
    'announcement.remove',
  ],
});

declare module '#contract/kit/area.ts' {
  interface DeclaredAreas {
    site: typeof site;
  }
}
