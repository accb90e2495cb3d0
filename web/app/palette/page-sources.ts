import { FileText } from 'lucide-react';
import type { PaletteGroup, PaletteItem, PaletteSource } from '#web/kit/palette/palette-source.ts';
import { t } from '#web/kit/texts.ts';
import { consolePageName, consolePages } from '../frames/console-pages.ts';
import { buildMenuTree, type MenuNode, menuPath } from '../shell/menu/menu-tree.ts';

const matching = (title: string, items: readonly PaletteItem[], keyword: string): readonly PaletteGroup[] => {
  const wanted = keyword.toLowerCase();
  return [{ title, items: items.filter((item) => item.title.toLowerCase().includes(wanted)) }];
};

/** The console pages that an operator may open. */
const consoleSource: PaletteSource = {
  name: 'consolePages',
  order: 1,
  minimum: 0,
  remote: false,
  serves: ({ user }) => user?.permissionCodes.includes('consoleDesk') === true,
  find: (keyword, { user }) =>
    matching(
      t('console.found.pages'),
      consolePages
        .flat()
        .filter(({ permission }) => user?.permissionCodes.includes(permission))
        .map((page) => ({ path: page.path, title: t(consolePageName(page)), Icon: page.Icon })),
      keyword,
    ),
};

const pagesOf = (nodes: readonly MenuNode[]): readonly PaletteItem[] =>
  nodes.flatMap((node) => [
    ...(menuPath(node.menuUrl) === undefined
      ? []
      : [{ path: node.menuUrl, title: node.menuName.replace(/\s*\d$/, ''), Icon: FileText }]),
    ...pagesOf(node.children),
  ]);

const SHOWN = 6;

/** The pages in the menus of the site. */
const menuSource: PaletteSource = {
  name: 'menus',
  order: 4,
  minimum: 1,
  remote: false,
  serves: () => true,
  find: (keyword, { menus }) =>
    matching(t('layers.palette.pages'), pagesOf(buildMenuTree(menus)), keyword).map(({ title, items }) => ({
      title,
      items: items.slice(0, SHOWN),
    })),
};

export const pageSources: readonly PaletteSource[] = [consoleSource, menuSource];
