import type applicationsTexts from '#content/texts/zh-CN/api/applications.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    applications: typeof applicationsTexts;
  }
}

export default defineWebArea({
  name: 'api',
});
