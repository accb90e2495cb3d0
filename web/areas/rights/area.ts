import type rightsTexts from '#content/texts/zh-CN/rights/rights.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    rights: typeof rightsTexts;
  }
}

export default defineWebArea({
  name: 'rights',
  accountPages: [{ path: 'account/rights', file: 'rights/rights.tsx' }],
  accountEntries: [{ path: '/account/rights', menu: 'rights' }],
});
