import { type MenuItem, showStatus } from '#contract/site/entities.ts';
import { MENU_LEVEL_MAXIMUM } from '#contract/site/menu-level.ts';
import { REGION } from '#contract/site/region.ts';

export interface MenuNode extends Omit<MenuItem, 'children'> {
  children: readonly MenuNode[];
}

/** A top menu with the contents of its panel: three areas of third-level groups. Missing areas are empty. */
export interface TopMenu extends MenuNode {
  areas: readonly (readonly MenuNode[])[];
}

const AREAS = [1, 2, 3];

/** Builds the tree from the flat list, at most five levels deep. Leaves out hidden entries and their descendants. */
export const buildMenuTree = (list: readonly MenuItem[]): MenuNode[] => {
  const byParent = new Map<number, MenuItem[]>();
  const seen = new Set<number>();
  for (const item of list) {
    if (item.status !== showStatus.show || seen.has(item.menuId)) continue;
    seen.add(item.menuId);
    const siblings = byParent.get(item.parentId);
    if (siblings) siblings.push(item);
    else byParent.set(item.parentId, [item]);
  }
  // A cycle is never connected to the root, so no branch can reach it.
  const branch = (parentId: number, level: number): MenuNode[] =>
    level > MENU_LEVEL_MAXIMUM
      ? []
      : (byParent.get(parentId) ?? []).map((item) => ({
          ...item,
          children: branch(item.menuId, level + 1),
        }));
  return branch(0, 1);
};

const trailingDigit = ({ menuName }: MenuNode) => {
  const digit = /(\d)\s*$/.exec(menuName);
  return digit ? Number(digit[1]) : undefined;
};

/** Assigns the second-level groups to areas by the digit that ends their name. Others take the first free area. */
const areasOf = (menu: MenuNode): MenuNode[][] => {
  const areas = AREAS.map((area) => menu.children.filter((group) => trailingDigit(group) === area));
  for (const group of menu.children) {
    if (areas.some((area) => area.includes(group))) continue;
    const free = areas.find((area) => area.length === 0) ?? areas[areas.length - 1];
    free?.push(group);
  }
  return areas.map((groups) => groups.flatMap((group) => group.children));
};

export const asTopMenu = (menu: MenuNode): TopMenu => ({
  ...menu,
  areas: areasOf(menu),
});

/** Returns the top menus that have a third level. The others are hidden. */
export const visibleMenus = (tree: readonly MenuNode[]): TopMenu[] =>
  tree.filter((menu) => menu.children.some((group) => group.children.length > 0)).map(asTopMenu);

/** Returns the path of a site address without query, hash and trailing slashes; undefined for an external address. */
export const menuPath = (url: string): string | undefined =>
  url.startsWith('/') ? url.replace(/[?#].*$/s, '').replace(/\/+$/, '') || '/' : undefined;

const noSelection = new Set(['/', `/${REGION}`]);

/** Path prefixes whose pages all belong to the menu with that prefix. */
const areaPrefixes = ['/resource-center/document-', '/vertical/', '/open-ability/'];

const pathsOf = (menu: MenuNode): string[] => [
  ...(menuPath(menu.menuUrl) === undefined ? [] : [menuPath(menu.menuUrl) as string]),
  ...menu.children.flatMap(pathsOf),
];

/**
 * Returns the `menuId` of the top menu to which a page belongs: by the menu's own address, by an address below it, or
 * by the prefix of the path.
 */
export const selectedTopMenu = (menus: readonly MenuNode[], pathname: string): number | undefined => {
  const path = menuPath(pathname);
  if (path === undefined || noSelection.has(path)) return undefined;
  const own = menus.find((menu) => menuPath(menu.menuUrl) === path);
  if (own) return own.menuId;
  const paths = menus.map((menu) => ({ menu, paths: pathsOf(menu) }));
  const exact = paths.find((entry) => entry.paths.includes(path));
  if (exact) return exact.menu.menuId;
  const prefix = areaPrefixes.find((area) => `${path}/`.startsWith(area));
  if (prefix === undefined) return undefined;
  return paths.find((entry) => entry.paths.some((known) => `${known}/`.startsWith(prefix)))?.menu.menuId;
};
