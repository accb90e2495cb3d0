import type siteTexts from '#content/texts/zh-CN/site/site.json';
import type announcementsTexts from '#content/texts/zh-CN/site/announcements.json';
import { defineWebArea } from '#web/kit/area.ts';

declare module '#web/kit/texts.ts' {
  interface TextFiles {
    site: typeof siteTexts;
    announcements: typeof announcementsTexts;
  }
}

export default defineWebArea({
  name: 'site',
  pages: [
    { path: '', file: 'home/home.tsx' },
    { path: 'home', file: 'home-redirect.ts' },
    { path: 'hefei', file: 'home/regional-home.tsx' },
    { path: 'error/:type', file: 'error/error.tsx' },
    { path: '*', file: 'unknown.tsx' },
  ],
  consolePages: [{ path: 'console/announcements', file: 'console/announcements.tsx' }],
});
