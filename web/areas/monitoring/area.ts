import type monitoringTexts from '#content/texts/zh-CN/monitoring/monitoring.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    monitoring: typeof monitoringTexts;
  }
}

export default defineWebArea({ name: 'monitoring' });
