import type agreementsTexts from '#content/texts/zh-CN/agreements/agreements.json';
import type managedAgreementsTexts from '#content/texts/zh-CN/agreements/managedAgreements.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    agreements: typeof agreementsTexts;
    managedAgreements: typeof managedAgreementsTexts;
  }
}

export default defineWebArea({
  name: 'agreements',
  pages: [{ path: 'duty', file: 'duty/duty.tsx' }],
  consolePages: [{ path: 'console/agreements', file: 'console/agreements.tsx' }],
});
