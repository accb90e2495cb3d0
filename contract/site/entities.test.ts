import { expect, test } from 'vitest';
import { priorities, readStates } from '../messages/kinds.ts';
import { MENU_LEVELS } from '../specification/constants.ts';
import {
  configTypes as configFacts,
  contentStatuses as contentFacts,
  DEFAULT_APP_ID as appIdFact,
  labelValues as labelFacts,
  menuFields,
  messageValues,
  positionTypes as positionFacts,
  REGION as regionFact,
  showStatuses,
  websiteFields,
} from '../specification/shell.ts';
import { contentStatuses } from './announcements.ts';
import { website } from './content.ts';
import { DEFAULT_APP_ID, queryMenus } from './calls.ts';
import { configType, configTypes, labelValues, menuItem, positionTypes, showStatus } from './entities.ts';
import { REGION } from './region.ts';

test('the values of site and content are those of the specification', () => {
  expect(showStatus).toEqual(showStatuses);
  expect(contentStatuses).toEqual(contentFacts);
});

test('[MENU-06] the badges of menu items have the values of the specification', () => {
  expect(labelValues).toEqual(labelFacts);
  const item = { menuId: 1, parentId: 0, menuName: '菜单', menuUrl: '', status: 1, children: [] };
  const values = Array.from({ length: 9 }, (_, value) => value);
  expect(values.filter((tipIcon) => menuItem.safeParse({ ...item, tipIcon }).success)).toEqual(
    Object.values(labelFacts),
  );
});

test('[CALL-13] a menu item has the fields of the specification, and menus have its levels', () => {
  expect(Object.keys(menuItem.shape).sort()).toEqual([...menuFields].sort());
  const { from, to } = MENU_LEVELS;
  const takes = (...menuLevels: number[]) => queryMenus.request.safeParse({ menuLevels }).success;
  expect(takes(from, 2, 3, 4, to)).toBe(true);
  expect([takes(from - 1), takes(to + 1), takes()]).toEqual([false, false, false]);
});

test('[CALL-12] the types of the site configuration, and the fields of the website info, are those of the specification', () => {
  expect(configTypes).toEqual(configFacts);
  const values = Array.from({ length: 6 }, (_, value) => value);
  expect(values.filter((value) => configType.safeParse(value).success)).toEqual(Object.values(configFacts));
  expect(Object.keys(website.fields)).toEqual(websiteFields);
});

test('the blocks of the home page that are built have the values of the specification', () => {
  expect(positionFacts).toMatchObject(positionTypes);
});

test('[MSG-04] [MBOX-02] a message is read by 1, and 2 is the priority with a warning', () => {
  expect(readStates).toEqual({ unread: messageValues.unread, read: messageValues.read });
  expect(priorities.warning).toBe(messageValues.warningPriority);
  expect(Object.values(priorities).filter((priority) => priority >= messageValues.warningPriority)).toHaveLength(1);
});

test('[START-05] [ROUTE-15] the names in the addresses of config center and regional site are those of the specification', () => {
  expect(DEFAULT_APP_ID).toBe(appIdFact);
  expect(REGION).toBe(regionFact);
});
