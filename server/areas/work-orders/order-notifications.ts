import type { OperatorAction } from '#contract/work-orders/actions.ts';
import { ANSWER_DAYS, REOPEN_DAYS } from '#contract/work-orders/limits.ts';
import { orderPath } from '#contract/work-orders/order-path.ts';
import { TIME_ZONE } from '#contract/kit/limits.ts';
import { messageKinds, priorities, type Priority } from '#contract/messages/kinds.ts';
import type { Notification } from '#server/kit/notify/notify.ts';
import type { Order } from './order.ts';

/** The events of an order that the customer is notified of. */
export type News = Exclude<OperatorAction, 'note'> | 'warn' | 'close';

const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' });

const news: Record<News, { title: string; advice: (order: Order) => string; priority: Priority }> = {
  take: { title: '工单已受理', advice: () => '我们会尽快答复，您可以随时补充说明。', priority: priorities.normal },
  assign: { title: '工单已受理', advice: () => '我们会尽快答复，您可以随时补充说明。', priority: priorities.normal },
  reply: { title: '工单有新回复', advice: () => '', priority: priorities.normal },
  askForInformation: {
    title: '工单需要您补充信息',
    advice: () => `请在 ${ANSWER_DAYS} 天内补充，逾期工单将自动关闭。`,
    priority: priorities.important,
  },
  resolve: {
    title: '工单待您确认',
    advice: () => `请在 ${ANSWER_DAYS} 天内确认是否已解决，逾期工单将自动关闭。`,
    priority: priorities.important,
  },
  invalidate: { title: '工单被判为无效', advice: () => '如有疑问，请提交新的工单。', priority: priorities.important },
  warn: {
    title: '工单即将自动关闭',
    advice: ({ closesAt }) => `如在 ${clock.format(closesAt as Date)} 前没有收到您的答复，工单将自动关闭。`,
    priority: priorities.important,
  },
  close: {
    title: '工单已自动关闭',
    advice: () => `我们没有收到您的答复。如问题仍未解决，请在 ${REOPEN_DAYS} 天内重新打开。`,
    priority: priorities.normal,
  },
};

/** Builds the message to the author of an order. `words` is the operator's text. */
export const notificationOf = (order: Order, what: News, words = ''): Notification => {
  const { title, advice, priority } = news[what];
  const head = `${order.orderNo} ${order.title}`;
  return {
    ownerIds: [order.ownerId],
    kind: messageKinds.workOrder,
    priority,
    title: `${title}：${order.title}`,
    content: [head, words, advice(order)].filter((part) => part !== '').join('\n\n'),
    link: orderPath(order.orderId),
  };
};
