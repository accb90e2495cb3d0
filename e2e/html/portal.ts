import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { DemoAccount } from '#server/app/demo-accounts.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { named } from '#server/kit/database/pool.ts';
import { type TestApp, testApp } from '#server/app/testing.ts';
import { readPage, type RenderedPage } from './rendered-page.ts';

export interface OpenOptions {
  /** The account whose session the cookie holds, or its token; without it the request is a visitor's. */
  as?: DemoTitle | { token: string };
  headers?: Record<string, string>;
}

export interface HtmlPortal extends TestApp {
  account: (title: DemoTitle) => DemoAccount;
  /** Logs an account in once and returns the token, which its pages use too. */
  tokenOf: (title: DemoTitle) => Promise<string>;
  /** Requests a page from the application, without scripts. Does not follow redirects. */
  open: (path: string, options?: OpenOptions) => Promise<RenderedPage>;
  /** Opens a page as a visitor and expects that it is there. */
  visit: (path: string) => Promise<RenderedPage>;
}

const root = join(import.meta.dirname, '../..');

const findMain = named(
  'test.findMain',
  'select account_id, null as sub_account_id from identity_account where user_name = $1',
);
const findSub = named(
  'test.findSub',
  'select account_id, sub_account_id from identity_sub_account where login_name = $1',
);

/**
 * Starts the application with its pages and, on request, the demo accounts. Call it at the top level of a test file.
 */
export const htmlPortal = async (
  environment: Record<string, string> = {},
  { accounts: withAccounts = false }: { accounts?: boolean } = {},
): Promise<HtmlPortal> => {
  if (!existsSync(join(root, 'build/server/index.js'))) throw new Error('The pages are not built: npm run build');
  const portal = await testApp(environment, { pages: true, accounts: withAccounts });
  const account = (title: DemoTitle) => {
    const found = portal.accounts.find((candidate) => candidate.title === title);
    if (!found) throw new Error(`no account ${title}`);
    return found;
  };

  const openSessionOf = async (title: DemoTitle): Promise<string> => {
    const [name, enterpriseNo] = account(title).name.split('@');
    const [owner] = await portal.database.query<{ account_id: string; sub_account_id: string | null }>(
      enterpriseNo === undefined ? findMain : findSub,
      [name],
    );
    if (!owner) throw new Error(`no account ${title}`);
    return portal.openSession({
      accountId: Number(owner.account_id),
      ...(owner.sub_account_id !== null && { subAccountId: Number(owner.sub_account_id) }),
    });
  };
  const tokens = new Map<DemoTitle, Promise<string>>();
  const tokenOf = (title: DemoTitle) => {
    const token = tokens.get(title) ?? openSessionOf(title);
    tokens.set(title, token);
    return token;
  };

  const open: HtmlPortal['open'] = async (path, { as, headers = {} } = {}) => {
    const token = typeof as === 'string' ? await tokenOf(as) : as?.token;
    return readPage(
      await portal.app.inject({
        url: path,
        headers: { ...(token !== undefined && { cookie: `token=${token}` }), ...headers },
      }),
    );
  };
  const visit = async (path: string) => {
    const page = await open(path);
    expect(page.status, path).toBe(200);
    return page;
  };
  return { ...portal, account, tokenOf, open, visit };
};
