import type { Page } from '@playwright/test';

/** Places that several films show. */
export const menuOf = (page: Page) =>
  page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '开放能力', exact: true });
export const abilityListOf = (page: Page) => page.getByRole('region', { name: '能力列表' });
export const trialOf = (page: Page) => page.locator('#trial');
export const accountMenuOf = (page: Page) => page.getByRole('navigation', { name: '账号页面' });
export const paletteOf = (page: Page) => page.getByRole('dialog', { name: '查找' });
