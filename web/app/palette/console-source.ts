import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { t } from '#web/kit/texts.ts';
import { consolePageName, consolePages } from '../frames/console-pages.ts';
import { matchingItems } from './matching-items.ts';

/** The console pages that an operator may open. */
export const consoleSource: PaletteSource = {
  name: 'consolePages',
  order: 1,
  minimum: 0,
  remote: false,
  serves: ({ user }) => user?.permissionCodes.includes('consoleDesk') === true,
  find: (keyword, { user }) => [
    matchingItems(
      t('console.found.pages'),
      consolePages
        .flat()
        .filter(({ permission }) => user?.permissionCodes.includes(permission))
        .map((page) => ({ path: page.path, title: t(consolePageName(page)), Icon: page.Icon })),
      keyword,
    ),
  ],
};
