import { Images } from 'lucide-react';
import type filesTexts from '#content/texts/zh-CN/files/files.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    files: typeof filesTexts;
  }
}

export default defineWebArea({
  name: 'files',
  accountPages: [{ path: 'account/upload', file: 'uploads/uploads.tsx' }],
  accountEntries: [
    {
      path: '/account/upload',
      menu: { order: 4, title: 'files.title', permission: 'account', Icon: Images },
    },
  ],
});
