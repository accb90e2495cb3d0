import type trainingTexts from '#content/texts/zh-CN/training/training.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    training: typeof trainingTexts;
  }
}

export default defineWebArea({
  name: 'training',
  pages: [{ path: 'intellisense/ai-training/console/typical-model', file: 'typical-model/typical-model.tsx' }],
});
