import { BadgeCheck } from 'lucide-react';
import { defineConsoleEntries } from '#web/kit/area.ts';

export default defineConsoleEntries([
  {
    path: '/console/certifications',
    permission: 'consoleCertifications',
    Icon: BadgeCheck,
    waiting: 'certifications',
    group: 'waiting',
    order: 1,
  },
]);
