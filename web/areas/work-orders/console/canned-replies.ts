import { type TextKey, t } from '#web/kit/texts.ts';

const names = ['received', 'version', 'picture', 'request', 'upgrade', 'settings', 'duplicate'] as const;

/** Returns the prepared replies for operators. */
export const cannedReplies = () =>
  names.map((name) => ({
    name,
    title: t(`workOrders.canned.${name}`),
    text: t(`workOrders.canned.${name}.text` as TextKey),
  }));
