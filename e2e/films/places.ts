import type { Page } from '@playwright/test';

/** Places that several films show. */
export const trialOf = (page: Page) => page.locator('#trial');
export const accountMenuOf = (page: Page) => page.getByRole('navigation', { name: '账号页面' });
export const paletteOf = (page: Page) => page.getByRole('dialog', { name: '查找' });
