import { describe, expect, test } from 'vitest';
import type { MenuItem } from '#contract/site/entities.ts';
import { selectedTopMenu } from './menu-tree.ts';
import { regionalMenus } from './regional-menu.ts';

const item = (menuId: number, parentId: number, menuName: string, menuUrl = ''): MenuItem => ({
  menuId,
  parentId,
  menuName,
  menuUrl,
  status: 1,
  tipIcon: 1,
  children: [],
});

const list = [
  item(9, 0, '资源中心', '/resource-center/document-center'),
  item(91, 9, '资源1'),
  item(92, 91, '文档'),
  item(1, 0, '开放能力', '/open-ability/'),
  item(2, 1, '能力1'),
  item(3, 2, '安全合规'),
  item(30, 3, '其他检测', '/open-ability/?keyword=其他'),
  item(31, 3, '着装 2'),
  item(32, 3, '穿戴 1'),
  item(33, 3, '更多检测'),
  item(311, 31, '安全帽佩戴检测', '/open-ability/domain-case-detail/3'),
  item(4, 2, '按模型类型', 'https://portal.example.com/types'),
  item(41, 4, '检测', '/open-ability/?modelTypes=1'),
];

const [home, abilities, ...others] = regionalMenus(list, '合肥站首页');

describe('the regional menu', () => {
  test('[REG-01] has two entries: home and the open-ability menu with its children', () => {
    expect(others).toEqual([]);
    expect(home).toMatchObject({
      menuName: '合肥站首页',
      menuUrl: '/hefei',
      children: [],
    });
    expect(abilities).toMatchObject({ menuId: 1, menuName: '开放能力' });
    expect(abilities?.areas[0]?.map((group) => group.menuId)).toEqual([3, 4]);
  });

  test('[REG-01] keeps the home entry where there is no open-ability menu', () => {
    expect(regionalMenus([], '首页').map((menu) => menu.menuUrl)).toEqual(['/hefei']);
  });

  test('[REG-02] gives every menu URL the suffix, before its query; headings and foreign addresses stay', () => {
    expect(abilities?.menuUrl).toBe('/open-ability/hefei');
    const [group, byType] = abilities?.areas[0] ?? [];
    expect(group?.children.map((child) => child.menuUrl)).toContain('/open-ability/hefei?keyword=其他');
    const ability = group?.children.flatMap((child) => child.children)[0];
    expect(ability?.menuUrl).toBe('/open-ability/domain-case-detail/3/hefei');
    expect(group?.menuUrl).toBe('');
    expect(byType?.menuUrl).toBe('https://portal.example.com/types');
  });

  test('[REG-03] sorts the children of a third-level menu by the digit that ends their names, the others after', () => {
    expect(abilities?.areas[0]?.[0]?.children.map((child) => child.menuId)).toEqual([32, 31, 30, 33]);
  });

  test('[REG-03] empties a third-level group none of whose children has children', () => {
    expect(abilities?.areas[0]?.[1]).toMatchObject({ menuId: 4, children: [] });
  });

  test('[MENU-07] [REG-01] no entry is selected on the regional home, the open-ability menu on its pages', () => {
    const menus = regionalMenus(list, '首页');
    expect(selectedTopMenu(menus, '/hefei/')).toBeUndefined();
    expect(selectedTopMenu(menus, '/open-ability/hefei')).toBe(1);
    expect(selectedTopMenu(menus, '/open-ability/domain-case-detail/3/hefei')).toBe(1);
  });
});
