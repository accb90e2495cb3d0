import { act, createElement, Fragment } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DELIVERIES_PAGE_SIZE } from '#contract/api/job-limits.ts';
import { type Delivery, queryDeliveries, resendDelivery } from '#contract/api/webhook-calls.ts';
import { networkMessage } from '#contract/kit/errors/no-answer.ts';
import { holdCalls } from '#web/kit/testing-calls.ts';
import { openTestPage } from '#web/kit/testing-dom.ts';
import { provideAllTexts } from '#web/kit/texts-testing.ts';
import { Notices } from '#web/kit/ui/notice.tsx';
import { DeliveryLog } from './delivery-log.tsx';

const LONG_MS = 10_000;
provideAllTexts();

const delivery = (answer: string, state: Delivery['state']): Delivery => ({
  deliveryId: answer,
  event: 'test.ping',
  jobId: answer,
  jobTitle: null,
  state,
  createdAt: '2026-08-01T00:00:00.000Z',
  nextAt: null,
  tries: [{ tryNo: 1, at: '2026-08-01T00:00:00.000Z', status: 200, fault: '', milliseconds: 1, answer }],
});
const log = (answer: string, state: Delivery['state'] = 'delivered') => ({
  list: [delivery(answer, state)],
  total: 2 * DELIVERIES_PAGE_SIZE,
});

let page: ReturnType<typeof openTestPage>;
let callsOf: ReturnType<typeof holdCalls>;

const shown = () => [...page.document.querySelectorAll('pre')].map(({ textContent }) => textContent);
const notice = () => page.document.querySelector('[role=status]')?.textContent;
const press = (text: string) =>
  page.dispatch(
    [...page.document.querySelectorAll('button')].find(({ textContent }) => textContent === text) ?? null,
    'click',
  );
const rest = () => act(() => vi.advanceTimersByTimeAsync(LONG_MS));
const asked = (no: number) => callsOf(queryDeliveries)[no];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  page = openTestPage('');
  Object.defineProperty(page.document, 'visibilityState', { value: 'visible' });
  callsOf = holdCalls();
  const opened = createElement(DeliveryLog, { webhookId: 'a-webhook', isOpen: true });
  await page.render(createElement(Fragment, null, opened, createElement(Notices)));
});
afterEach(async () => {
  await rest();
  await page.render(null);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('[API-05] the log follows a delivery that waits, and then rests', async () => {
  await asked(0)?.answer(log('first', 'waiting'));
  await rest();
  await asked(1)?.fail();
  expect(notice()).toBe('');
  await rest();
  await asked(2)?.answer(log('second'));
  expect(shown()).toEqual(['second']);
  await rest();
  expect(callsOf(queryDeliveries)).toHaveLength(3);
  await press('刷新');
  await asked(3)?.fail();
  expect(notice()).toBe(networkMessage);
  expect(shown()).toEqual(['second']);
});

test('[API-05] a slow page does not replace the one chosen after it', async () => {
  await asked(0)?.answer(log('first', 'waiting'));
  await rest();
  await press('较早的');
  expect(asked(2)?.request).toMatchObject({ pageNo: 2 });
  await asked(2)?.answer(log('older'));
  await asked(1)?.answer(log('first'));
  expect(shown()).toEqual(['older']);
});

test('[API-05] what is sent again appears, whatever was asked for before', async () => {
  await asked(0)?.answer(log('first', 'waiting'));
  await rest();
  await press('再次发送');
  await callsOf(resendDelivery)[0]?.answer({});
  // The answer that changes when the log is asked for by itself does not end what was asked for after it.
  await asked(1)?.answer(log('before'));
  await asked(2)?.answer(log('after'));
  expect(shown()).toEqual(['after']);
});
