import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MenuItem } from '#contract/site/entities.ts';
import { MENU_LEVEL_MAXIMUM } from '#contract/site/menu-level.ts';
import { buildMenuTree, type MenuNode, selectedTopMenu, visibleMenus } from './menu-tree.ts';

const item = (menuId: number, parentId: number, more: Partial<MenuItem> = {}): MenuItem => ({
  menuId,
  parentId,
  menuName: `菜单 ${menuId}`,
  menuUrl: '',
  status: 1,
  tipIcon: 1,
  children: [],
  ...more,
});

const flat = (nodes: readonly MenuNode[]): MenuNode[] => nodes.flatMap((node) => [node, ...flat(node.children)]);
const depth = (nodes: readonly MenuNode[]): number =>
  nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map((node) => depth(node.children)));

describe('[MENU-01] the tree of the flat list', () => {
  test('[MENU-01] puts every entry below its parent, in the order of the list', () => {
    const tree = buildMenuTree([item(3, 1), item(1, 0), item(2, 1), item(4, 3), item(5, 0)]);
    expect(tree.map((node) => node.menuId)).toEqual([1, 5]);
    expect(tree[0]?.children.map((node) => node.menuId)).toEqual([3, 2]);
    expect(tree[0]?.children[0]?.children.map((node) => node.menuId)).toEqual([4]);
  });

  test('[MENU-01] goes five levels deep and no deeper', () => {
    const chain = Array.from({ length: 8 }, (_, at) => item(at + 1, at));
    expect(flat(buildMenuTree(chain)).map((node) => node.menuId)).toEqual([1, 2, 3, 4, 5]);
  });

  test('[MENU-01] leaves out hidden entries and their descendants', () => {
    const tree = buildMenuTree([item(1, 0), item(2, 1, { status: 0 }), item(3, 2), item(4, 1)]);
    expect(flat(tree).map((node) => node.menuId)).toEqual([1, 4]);
  });

  test('[MENU-01] tolerates cycles, entries without a parent and duplicate ids', () => {
    const tree = buildMenuTree([item(1, 0), item(2, 3), item(3, 2), item(4, 4), item(5, 99), item(1, 0), item(6, 1)]);
    expect(flat(tree).map((node) => node.menuId)).toEqual([1, 6]);
  });

  test('[MENU-01] holds for any list: every shown entry once, below its own parent', () => {
    const anyItem = fc.record({
      menuId: fc.integer({ min: 1, max: 30 }),
      parentId: fc.integer({ min: 0, max: 30 }),
      status: fc.constantFrom(0 as const, 1 as const),
    });
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 60 }), (entries) => {
        const list = entries.map((entry) => item(entry.menuId, entry.parentId, { status: entry.status }));
        const tree = buildMenuTree(list);
        const nodes = flat(tree);
        expect(new Set(nodes.map((node) => node.menuId)).size).toBe(nodes.length);
        expect(nodes.every((node) => node.status === 1)).toBe(true);
        expect(nodes.every((node) => node.children.every((child) => child.parentId === node.menuId))).toBe(true);
        expect(depth(tree)).toBeLessThanOrEqual(MENU_LEVEL_MAXIMUM);
      }),
    );
  });
});

describe('[MENU-02] [MENU-03] what shows of the tree', () => {
  test('[MENU-02] only a top menu with a third level', () => {
    const tree = buildMenuTree([item(1, 0), item(2, 0), item(3, 2), item(4, 0), item(5, 4), item(6, 5)]);
    expect(visibleMenus(tree).map((menu) => menu.menuId)).toEqual([4]);
  });

  test('[MENU-02] a third level that is hidden counts as none', () => {
    expect(visibleMenus(buildMenuTree([item(1, 0), item(2, 1), item(3, 2, { status: 0 })]))).toEqual([]);
  });

  const areas = (...groups: [menuName: string, third: number][]) => {
    const list = [
      item(1, 0),
      ...groups.flatMap(([menuName, third], at) => [item(at + 2, 1, { menuName }), item(third, at + 2)]),
    ];
    return visibleMenus(buildMenuTree(list))[0]?.areas.map((area) => area.map((node) => node.menuId));
  };

  test('[MENU-03] the second level fills three areas in the order of the digit that ends its names', () => {
    expect(areas(['能力 3', 30], ['能力 1', 10], ['能力 2', 20])).toEqual([[10], [20], [30]]);
  });

  test('[MENU-03] a missing area is empty', () => {
    expect(areas(['能力3', 30])).toEqual([[], [], [30]]);
    expect(areas(['能力2', 20], ['能力1', 10])).toEqual([[10], [20], []]);
  });

  test('[MENU-03] groups of one digit share its area, and a group without one takes the first free area', () => {
    expect(areas(['甲1', 10], ['乙1', 11], ['丙', 20], ['丁9', 30], ['戊', 31])).toEqual([[10, 11], [20], [30, 31]]);
  });
});

describe('[MENU-07] the selected top menu', () => {
  const tree = buildMenuTree([
    item(1, 0, { menuUrl: '/open-ability/' }),
    item(11, 1),
    item(12, 11, { menuUrl: '/open-ability/?modelTypes=1' }),
    item(2, 0, { menuUrl: '/vertical/' }),
    item(3, 0),
    item(31, 3),
    item(32, 31, { menuUrl: '/resource-center/document-center' }),
    item(33, 31, { menuUrl: '/resource-center/video-center' }),
    item(4, 0, { menuUrl: 'https://train.example.com/vertical/' }),
    item(5, 0, { menuUrl: '/' }),
  ]);

  test.each([
    ['/open-ability', 1],
    ['/open-ability/', 1],
    ['/open-ability///', 1],
    ['/open-ability/domain-case-detail/7', 1],
    ['/vertical', 2],
    ['/vertical/customer-case/8a', 2],
    ['/resource-center/document-center/', 3],
    ['/resource-center/document-detail/8a', 3],
    ['/resource-center/document-search', 3],
    ['/resource-center/video-center', 3],
  ])('[MENU-07] of %s is %i', (pathname, menuId) => {
    expect(selectedTopMenu(tree, pathname)).toBe(menuId);
  });

  test.each(['/', '/hefei', '/hefei/', '/duty/', '/verticals', '/open-abilityx', '/resource-center/download-center'])(
    '[MENU-07] of %s is none',
    (pathname) => {
      expect(selectedTopMenu(tree, pathname)).toBeUndefined();
    },
  );
});
