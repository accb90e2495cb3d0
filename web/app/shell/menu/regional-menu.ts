import { type MenuItem, showStatus } from '#contract/site/entities.ts';
import { REGION, regionalUrl } from '#contract/site/region.ts';
import { asTopMenu, buildMenuTree, type MenuNode, menuPath, type TopMenu } from './menu-tree.ts';

const ABILITY_PATH = '/open-ability';
/** No menu of the content has this id. */
const HOME_ID = 0;
const THIRD_LEVEL = 3;

const homeEntry = (name: string): MenuNode => ({
  menuId: HOME_ID,
  parentId: 0,
  menuName: name,
  menuUrl: `/${REGION}`,
  status: showStatus.show,
  tipIcon: 1,
  children: [],
});

const lastNumber = ({ menuName }: MenuNode) => {
  const last = menuName.slice(-1);
  return /\d/.test(last) ? Number(last) : Number.POSITIVE_INFINITY;
};

/** Sorts by the digit at the end of the name. Names without a digit follow in their original order. */
const byLastNumber = (nodes: readonly MenuNode[]): MenuNode[] =>
  [...nodes].sort((a, b) => {
    const [first, second] = [lastNumber(a), lastNumber(b)];
    return first === second ? 0 : first - second;
  });

const inRegion = (node: MenuNode, level: number): MenuNode => {
  const children = node.children.map((child) => inRegion(child, level + 1));
  const emptied = level === THIRD_LEVEL && !children.some((child) => child.children.length > 0);
  const ordered = level === THIRD_LEVEL ? byLastNumber(children) : children;
  return {
    ...node,
    menuUrl: regionalUrl(node.menuUrl),
    children: emptied ? [] : ordered,
  };
};

/** Returns the two menus of the regional site: its home page, named `homeName`, and open-ability with its children. */
export const regionalMenus = (list: readonly MenuItem[], homeName: string): TopMenu[] => {
  const abilities = buildMenuTree(list).find(
    (menu) => menuPath(menu.menuUrl) === ABILITY_PATH && menu.children.some((group) => group.children.length > 0),
  );
  return [homeEntry(homeName), ...(abilities ? [inRegion(abilities, 1)] : [])].map(asTopMenu);
};
