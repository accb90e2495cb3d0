import type videosTexts from '#content/texts/zh-CN/videos/videos.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    videos: typeof videosTexts;
  }
}

export default defineWebArea({
  name: 'videos',
  pages: [
    {
      path: 'resource-center/video-center',
      file: 'center/center.tsx',
      dialogs: [{ path: ':key', file: 'film/film.tsx' }],
    },
  ],
});
