import { randomUUID } from 'node:crypto';
import { type Page, request } from '@playwright/test';
import type { AnswerOf, AnyCall, RequestOf } from '#contract/kit/call.ts';
import { actOnDesk, getDeskOrder } from '#contract/work-orders/console-calls.ts';
import { tokenOf } from '../accounts.ts';

/** Acts on the work order of the open page as an operator does, at a desk that is not filmed. */
export const actAtDesk = async (
  page: Page,
  deeds: readonly Pick<RequestOf<typeof actOnDesk>, 'act' | 'text'>[],
): Promise<void> => {
  const { origin, searchParams } = new URL(page.url());
  const orderId = searchParams.get('id') ?? '';
  const desk = await request.newContext({ baseURL: origin });
  try {
    const token = await tokenOf(desk, '运营管理员');
    const make = async <C extends AnyCall>(call: C, data: RequestOf<C>): Promise<AnswerOf<C>> => {
      const headers = { token, 'idempotency-key': randomUUID() };
      const answer = await (await desk.fetch(call.path, { method: call.method, data, headers })).json();
      if (answer.code !== '200') throw new Error(`${call.name}: ${JSON.stringify(answer)}`);
      return answer.data;
    };
    for (const deed of deeds) {
      const { version } = await make(getDeskOrder, { orderId });
      await make(actOnDesk, { orderId, version, ...deed });
    }
  } finally {
    await desk.dispose();
  }
};
