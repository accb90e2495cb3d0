import { searchConsole } from '#contract/console/desk-calls.ts';
import { FOUND_KEYWORD_MINIMUM } from '#contract/console/limits.ts';
import { makeCall } from '#web/kit/call.ts';
import { foundKindView } from '#web/kit/palette/found-kinds.ts';
import type { PaletteSource } from '#web/kit/palette/palette-source.ts';
import { t } from '#web/kit/texts.ts';

/** Finds things of all areas that the operator may open. */
const consoleSource: PaletteSource = {
  name: 'console',
  order: 2,
  minimum: FOUND_KEYWORD_MINIMUM,
  remote: true,
  serves: ({ user }) => user?.permissionCodes.includes('consoleDesk') === true,
  async find(keyword, _context, signal) {
    const { groups } = await makeCall(searchConsole, { keyword }, { signal });
    return groups.map(({ kind, list, more }) => {
      const { Icon, listUrl } = foundKindView(kind);
      return {
        title: t(`console.found.${kind}`),
        items: [
          ...list.map((item) => ({ ...item, Icon })),
          ...(more ? [{ path: listUrl(keyword), title: t('console.found.more'), Icon }] : []),
        ],
      };
    });
  },
};

export const sources = [consoleSource];
