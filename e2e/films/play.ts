import { loginAs } from '../accounts.ts';
import { untilLive } from '../live-page.ts';
import { test } from '../own-portal.ts';
import { createStoryActor, WINDOW } from './actor.ts';
import { films } from './films.ts';

/** Plays films as stories of the browser: each step has to be possible, and what is pointed at has to be there. */
export const playFilms = (isPlayed: (film: (typeof films)[number]) => boolean): void => {
  // Films leave applications, sub-accounts and work orders behind.
  test.use({ portalName: 'changed', viewport: WINDOW });
  for (const { slug, title, account, path, scenes } of films.filter(isPlayed))
    test(`[VID-01] the steps of the film “${title}” (${slug}) can be taken`, async ({ page, context, portal }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      if (account) await loginAs(page, account, { path, dataDir: portal.dataDir });
      else await page.goto(path);
      await untilLive(page);
      const actor = createStoryActor(page);
      for (const { say, act } of scenes) await test.step(say, () => act(actor, page));
    });
};
