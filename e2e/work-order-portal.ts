import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { actOnOrder, createOrder, getOrder } from '#contract/work-orders/calls.ts';
import { actOnDesk, getDeskOrder } from '#contract/work-orders/console-calls.ts';
import type { DemoTitle } from '#server/app/demo-list.ts';
import { tokenOf } from './accounts.ts';
import { untilLive } from './live-page.ts';
import { test as base } from './own-portal.ts';

export const CUSTOMER = '普通账号（已认证）';
export const OPERATOR = '运营管理员';
export const COLLEAGUE = '运营超级管理员';

type Deed<C extends AnyCall> = Omit<RequestOf<C>, 'orderId' | 'version'>;

export interface Orders {
  /** Creates an order without a page, and returns its ID. */
  create(title: DemoTitle, more?: Partial<RequestOf<typeof createOrder>>): Promise<string>;
  act(title: DemoTitle, orderId: string, deed: Deed<typeof actOnOrder>): Promise<void>;
  answer(orderId: string, deed: Deed<typeof actOnDesk>, title?: DemoTitle): Promise<void>;
  open(title: DemoTitle, orderId: string): Promise<AnswerOf<typeof getOrder>>;
}

/** `test` with one portal per worker without orders, where accounts act with or without a page. */
export const test = base.extend<{
  orders: Orders;
  /** Opens a path as a user, in the test's browser or in a given page. */
  enter: (title: DemoTitle, path: string, page?: Page) => Promise<void>;
  elsewhere: () => Promise<Page>;
}>({
  orders: async ({ portal, database, request }, use) => {
    await database.query('truncate work_orders_order cascade');
    await database.query('truncate drafts_draft');
    const tokens = new Map<DemoTitle, Promise<string>>();
    const make = async <C extends AnyCall>(title: DemoTitle, call: C, data: RequestOf<C>): Promise<AnswerOf<C>> => {
      const token = tokens.get(title) ?? tokenOf(request, title, portal.dataDir);
      tokens.set(title, token);
      const response = await request.fetch(call.path, {
        method: call.method,
        data,
        headers: { token: await token, 'idempotency-key': randomUUID() },
      });
      const body = await response.json();
      if (body.code !== '200') throw new Error(`${call.name}: ${response.status()} ${JSON.stringify(body)}`);
      return body.data;
    };
    await use({
      async create(title, more) {
        const order = {
          kind: 1 as const,
          title: '反光衣识别的部署方式',
          description: '能否部署在现有的服务器上？',
          severity: 3 as const,
          contactName: '联系人',
        };
        return (await make(title, createOrder, { ...order, ...more })).orderId;
      },
      async act(title, orderId, deed) {
        const { version } = await make(title, getOrder, { orderId });
        await make(title, actOnOrder, { orderId, version, ...deed });
      },
      async answer(orderId, deed, title = OPERATOR) {
        const { version } = await make(title, getDeskOrder, { orderId });
        await make(title, actOnDesk, { orderId, version, ...deed });
      },
      open: (title, orderId) => make(title, getOrder, { orderId }),
    });
  },
  enter: async ({ page, portal }, use) => {
    await use(async (title, path, where = page) => {
      const token = await tokenOf(where.request, title, portal.dataDir);
      // An open page loads again once it sees another session, and that could overtake the next page.
      await where.goto('about:blank');
      await where.context().addCookies([{ name: 'token', value: token, url: portal.url }]);
      await where.goto(path);
      await untilLive(where);
    });
  },
  elsewhere: async ({ browser, portal }: { browser: Browser; portal: { url: string } }, use) => {
    const pages: Page[] = [];
    await use(async () => {
      const context = await browser.newContext({ baseURL: portal.url, locale: 'zh-CN', reducedMotion: 'reduce' });
      const page = await context.newPage();
      pages.push(page);
      return page;
    });
    await Promise.all(pages.map((page) => page.context().close()));
  },
});
