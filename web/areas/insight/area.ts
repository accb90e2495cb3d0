import type insightTexts from '#content/texts/zh-CN/insight/insight.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    insight: typeof insightTexts;
  }
}

export default defineWebArea({
  name: 'insight',
  consolePages: [{ path: 'console/insight', file: 'console/insight.tsx' }],
});
