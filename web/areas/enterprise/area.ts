import type enterpriseTexts from '#content/texts/zh-CN/enterprise/enterprise.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    enterprise: typeof enterpriseTexts;
  }
}

export default defineWebArea({
  name: 'enterprise',
  accountPages: [{ path: 'account/certification', file: 'certification/certification.tsx' }],
  consolePages: [{ path: 'console/certifications', file: 'console/certifications.tsx' }],
});
