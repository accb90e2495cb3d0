import { KeyRound } from 'lucide-react';
import type applicationsTexts from '#content/texts/zh-CN/api/applications.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    applications: typeof applicationsTexts;
  }
}

export default defineWebArea({
  name: 'api',
  accountPages: [
    { path: 'account/applications', file: 'applications/applications.tsx' },
    { path: 'account/applications/:applicationId', file: 'applications/application.tsx' },
  ],
  accountEntries: [
    {
      path: '/account/applications',
      within: ['/account/applications/:applicationId'],
      menu: { order: 4, title: 'applications.title', permission: 'applications', Icon: KeyRound },
    },
  ],
});
