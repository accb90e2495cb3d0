import { expect, test } from 'vitest';
import { eachOrderLine } from '#contract/work-orders/order-lines.ts';
import { type OrderDraft, emptyDraft } from '../order-draft.ts';
import { validateOrder, orderErrorsOf, requestOf, textMaximums } from './order-check.ts';

const right: OrderDraft = {
  ...emptyDraft,
  kind: 'effect',
  title: '误报',
  description: '夜间误报较多',
  requestId: ' req-1 ',
  fileIds: ['a'.repeat(22)],
  contactName: '联系人',
};

test('[ACC-12] a valid draft has no errors, and is converted to the request', () => {
  expect(validateOrder(right, '现象：')).toEqual({});
  expect(requestOf({ ...right, ability: { abilityNo: 3, abilityName: '反光衣' } })).toEqual({
    kind: 3,
    title: '误报',
    description: '夜间误报较多',
    severity: 3,
    abilityNo: 3,
    requestId: 'req-1',
    ...eachOrderLine(() => ''),
    contactName: '联系人',
    contactPhone: '',
    fileIds: ['a'.repeat(22)],
  });
});

test('[ACC-12] a camera has no request id: its model and firmware are enough', () => {
  expect(validateOrder({ ...right, requestId: '', device: 'DS-2CD', firmware: 'V5.7.1' }, '')).toEqual({});
  // Other kinds need neither.
  expect(validateOrder({ ...right, kind: 'fault', requestId: '' }, '')).toEqual({});
});

test.each([
  ['kind', { kind: undefined }],
  ['title', { title: ' ' }],
  ['description', { description: '' }],
  ['description', { description: '现象： ' }],
  ['requestId', { requestId: '' }],
  ['requestId', { requestId: 'a b' }],
  ['device', { requestId: '', firmware: 'V5.7.1' }],
  ['firmware', { requestId: '', device: 'DS-2CD' }],
  ['fileIds', { fileIds: [] }],
  ['contactName', { contactName: '' }],
  ['contactPhone', { contactPhone: '123' }],
] as const)('[ACC-12] an error is shown at %s: %j', (part, more) => {
  expect(Object.keys(validateOrder({ ...right, ...more } as OrderDraft, '现象：'))).toEqual([part]);
});

test('a text that is longer than its maximum is an error, and is not cut', () => {
  for (const [part, maximum] of Object.entries(textMaximums)) {
    const draft = { ...right, [part]: 'a'.repeat(maximum + 1) };
    expect(Object.keys(validateOrder(draft, '现象：')), part).toEqual([part]);
  }
});

test('an error of the server is shown at its field, or above the form', () => {
  const failure = (code: string, field?: string) => Object.assign(new Error('原因'), { code, data: { field } });
  expect(orderErrorsOf(failure('400', 'title'))).toMatchObject({ errors: { title: expect.any(String) } });
  expect(orderErrorsOf(failure('PTL0008', 'fileIds'))).toEqual({ errors: { fileIds: '原因' }, formError: undefined });
  expect(orderErrorsOf(failure('400', 'fileIds.0'))).toMatchObject({ errors: { fileIds: expect.any(String) } });
  expect(orderErrorsOf(failure('503'))).toEqual({ errors: {}, formError: '原因' });
});
