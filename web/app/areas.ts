import type { WebArea } from '#web/kit/area.ts';

/** Every area of the browser, by the name of its folder. */
export const areas: readonly WebArea[] = Object.values(
  import.meta.glob<WebArea>('../areas/*/area.ts', { eager: true, import: 'default' }),
);
