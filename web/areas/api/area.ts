import { KeyRound, ScrollText } from 'lucide-react';
import type applicationsTexts from '#content/texts/zh-CN/api/applications.json';
import type requestsTexts from '#content/texts/zh-CN/api/requests.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    applications: typeof applicationsTexts;
    requests: typeof requestsTexts;
  }
}

export default defineWebArea({
  name: 'api',
  accountPages: [
    { path: 'account/applications', file: 'applications/applications.tsx' },
    { path: 'account/applications/:applicationId', file: 'applications/application.tsx' },
    { path: 'account/requests', file: 'requests/list/requests.tsx' },
    { path: 'account/requests/:requestId', file: 'requests/request/request.tsx' },
  ],
  accountEntries: [
    {
      path: '/account/applications',
      within: ['/account/applications/:applicationId'],
      menu: { order: 4, title: 'applications.title', permission: 'applications', Icon: KeyRound },
    },
    {
      path: '/account/requests',
      menu: { order: 5, title: 'requests.title', permission: 'applications', Icon: ScrollText },
    },
  ],
});
