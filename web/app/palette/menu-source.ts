import { FileText } from 'lucide-react';
import type { PaletteItem, PaletteSource } from '#web/kit/palette/palette-source.ts';
import { t } from '#web/kit/texts.ts';
import { buildMenuTree, type MenuNode, menuPath } from '../shell/menu/menu-tree.ts';
import { matchingItems } from './matching-items.ts';

const SHOWN = 6;

const pagesOf = (nodes: readonly MenuNode[]): readonly PaletteItem[] =>
  nodes.flatMap((node) => [
    ...(menuPath(node.menuUrl) === undefined
      ? []
      : [{ path: node.menuUrl, title: node.menuName.replace(/\s*\d$/, ''), Icon: FileText }]),
    ...pagesOf(node.children),
  ]);

/** The pages in the menus of the site. */
export const menuSource: PaletteSource = {
  name: 'menus',
  order: 4,
  minimum: 1,
  remote: false,
  serves: () => true,
  find(keyword, { menus }) {
    const { title, items } = matchingItems(t('palette.pages'), pagesOf(buildMenuTree(menus)), keyword);
    return [{ title, items: items.slice(0, SHOWN) }];
  },
};
