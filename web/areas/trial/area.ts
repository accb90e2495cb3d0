import type trialTexts from '#content/texts/zh-CN/trial/trial.json';
import type trialPanelTexts from '#content/texts/zh-CN/trial/trialPanel.json';
import type modelsTexts from '#content/texts/zh-CN/trial/models.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    trial: typeof trialTexts;
    trialPanel: typeof trialPanelTexts;
    models: typeof modelsTexts;
  }
}

export default defineWebArea({
  name: 'trial',
  consolePages: [{ path: 'console/models', file: 'console/models.tsx' }],
});
