import type mediaTexts from '#content/texts/zh-CN/media/media.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    media: typeof mediaTexts;
  }
}

export default defineWebArea({
  name: 'media',
  consolePages: [{ path: 'console/media', file: 'console/media.tsx' }],
});
