import { definePageNames } from '#web/kit/area.ts';

export default definePageNames({
  '/resource-center/video-center': 'insight.page.videos',
  '/resource-center/video-center/:key': 'insight.page.video',
});
