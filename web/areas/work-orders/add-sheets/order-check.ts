import { FILE_GONE, NO_MORE } from '#contract/kit/errors/portal.ts';
import { foldPhone } from '#contract/auth/names.ts';
import { workOrderKinds } from '#contract/work-orders/kinds.ts';
import { PHONE_MAXIMUM } from '#contract/auth/limits.ts';
import * as limits from '#contract/work-orders/limits.ts';
import { isContactPhone, requestIdPattern } from '#contract/work-orders/contact.ts';
import { missingEffectField } from '#contract/work-orders/effect.ts';
import { orderLineNames, orderLines } from '#contract/work-orders/order-lines.ts';
import type { RequestOf } from '#contract/kit/call.ts';
import type { createOrder } from '#contract/work-orders/calls.ts';
import { overlongText } from '#web/kit/form/text-length.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import type { OrderDraft } from '../order-draft.ts';

/** The parts of a new order that can have errors, in the order of the page. */
export const checkedParts = [
  'kind',
  'title',
  'description',
  'requestId',
  ...orderLineNames,
  'fileIds',
  'contactName',
  'contactPhone',
] as const;
export type CheckedPart = (typeof checkedParts)[number];
export type OrderErrors = Partial<Record<CheckedPart, string>>;

const errorTexts = (found: Partial<Record<CheckedPart, TextKey | false>>): OrderErrors =>
  Object.fromEntries(Object.entries(found).flatMap(([part, key]) => (key ? [[part, t(key)]] : [])));

/** The maximum lengths of the texts. */
export const textMaximums = {
  title: limits.TITLE_MAXIMUM,
  description: limits.DESCRIPTION_MAXIMUM,
  requestId: limits.REQUEST_ID_MAXIMUM,
  ...orderLines,
  contactName: limits.CONTACT_NAME_MAXIMUM,
  contactPhone: PHONE_MAXIMUM,
} as const;

const overlongTexts = (draft: OrderDraft): OrderErrors =>
  Object.fromEntries(
    (Object.keys(textMaximums) as (keyof typeof textMaximums)[]).flatMap((part) => {
      const fieldError = overlongText(draft[part], textMaximums[part]);
      return fieldError === undefined ? [] : [[part, fieldError]];
    }),
  );

/** Returns the errors of a draft. `template` is the unfilled template of its kind. */
export const validateOrder = (draft: OrderDraft, template: string): OrderErrors => {
  const { kind, title, description, requestId, contactName, contactPhone, fileIds } = draft;
  const isEffect = kind === 'effect';
  const missing = isEffect ? missingEffectField(draft) : undefined;
  const errors = errorTexts({
    kind: kind === undefined && 'workOrders.create.fault.kind',
    title: title.trim() === '' && 'workOrders.create.fault.title',
    description:
      (description.trim() === '' && 'workOrders.create.fault.description') ||
      (template !== '' && description.trim() === template.trim() && 'workOrders.create.fault.template'),
    requestId:
      (missing === 'requestId' && 'workOrders.create.fault.request') ||
      (!requestIdPattern.test(requestId.trim()) && 'workOrders.create.fault.requestForm'),
    device: missing === 'device' && 'workOrders.create.fault.device',
    firmware: missing === 'firmware' && 'workOrders.create.fault.firmware',
    fileIds: isEffect && fileIds.length === 0 && 'workOrders.create.fault.pictures',
    contactName: contactName.trim() === '' && 'workOrders.create.fault.contact',
    contactPhone: !isContactPhone(foldPhone(contactPhone)) && 'workOrders.create.fault.phone',
  });
  return { ...errors, ...overlongTexts(draft) };
};

/** Returns the request for a draft without errors. */
export const requestOf = ({ kind, ability, ...draft }: OrderDraft): RequestOf<typeof createOrder> => ({
  ...draft,
  kind: workOrderKinds[kind as NonNullable<typeof kind>],
  requestId: draft.requestId.trim(),
  contactPhone: foldPhone(draft.contactPhone),
  ...(ability && { abilityNo: ability.abilityNo }),
});

type Failure = Error & { code?: string; data?: { field?: unknown } | null };

/** Returns the fields that the server rejected, or the error of the order as a whole. */
export const orderErrorsOf = (error: unknown): { errors: OrderErrors; formError: string | undefined } => {
  const { code, data, message } = error as Failure;
  if (code === NO_MORE) return { errors: {}, formError: t('workOrders.create.fault.limit') };
  const field = String(data?.field ?? '').split('.')[0];
  const part = checkedParts.find((known) => known === field);
  if (part === undefined) return { errors: {}, formError: message };
  return {
    errors: { [part]: code === FILE_GONE ? message : t('workOrders.create.fault.characters') },
    formError: undefined,
  };
};
