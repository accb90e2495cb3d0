import type { OperatorAction } from '#contract/work-orders/actions.ts';
import { ANSWER_DAYS, REOPEN_DAYS } from '#contract/work-orders/limits.ts';
import { orderPath } from '#contract/work-orders/order-path.ts';
import { messageKinds, priorities } from '#contract/messages/kinds.ts';
import { defineNotification, type Notification, type OtherTemplates } from '#server/kit/notify/notification.ts';
import { timeInWords } from '#server/kit/notify/time-in-words.ts';
import type { Order } from './order.ts';

/** The recipient is the author of the order. */
interface OrderEvent {
  order: Pick<Order, 'orderId' | 'orderNo' | 'title' | 'closesAt'>;
  /** The operator's text. */
  text?: string;
}

const defineOrderNotification = ({
  event,
  priority,
  title,
  advice,
  templates,
}: Pick<Notification<OrderEvent>, 'event' | 'priority'> & {
  title: string;
  advice?: (order: OrderEvent['order']) => string;
  /** Those of other channels. */
  templates?: OtherTemplates<OrderEvent>;
}): Notification<OrderEvent> =>
  defineNotification({
    event,
    kind: messageKinds.workOrder,
    priority,
    templates: {
      inSite: ({ order, text = '' }) => ({
        title: `${title}：${order.title}`,
        content: [`${order.orderNo} ${order.title}`, text, advice?.(order) ?? '']
          .filter((part) => part !== '')
          .join('\n\n'),
        link: orderPath(order.orderId),
      }),
      ...templates,
    },
  });

export const taken = defineOrderNotification({
  event: 'workOrders.taken',
  priority: priorities.normal,
  title: '工单已受理',
  advice: () => '我们会尽快答复，您可以随时补充说明。',
});

export const replied = defineOrderNotification({
  event: 'workOrders.replied',
  priority: priorities.normal,
  title: '工单有新回复',
});

export const informationAsked = defineOrderNotification({
  event: 'workOrders.informationAsked',
  priority: priorities.important,
  title: '工单需要您补充信息',
  advice: () => `请在 ${ANSWER_DAYS} 天内补充，逾期工单将自动关闭。`,
});

export const resolved = defineOrderNotification({
  event: 'workOrders.resolved',
  priority: priorities.important,
  title: '工单待您确认',
  advice: () => `请在 ${ANSWER_DAYS} 天内确认是否已解决，逾期工单将自动关闭。`,
});

export const invalidated = defineOrderNotification({
  event: 'workOrders.invalidated',
  priority: priorities.important,
  title: '工单被判为无效',
  advice: () => '如有疑问，请提交新的工单。',
});

export const closesSoon = defineOrderNotification({
  event: 'workOrders.closesSoon',
  priority: priorities.important,
  title: '工单即将自动关闭',
  advice: ({ closesAt }) => `如在 ${timeInWords(closesAt as Date)} 前没有收到您的答复，工单将自动关闭。`,
});

export const closed = defineOrderNotification({
  event: 'workOrders.closed',
  priority: priorities.normal,
  title: '工单已自动关闭',
  advice: () => `我们没有收到您的答复。如问题仍未解决，请在 ${REOPEN_DAYS} 天内重新打开。`,
});

/** The notification about each action of an operator that the customer sees. */
export const notificationOfAction: Record<Exclude<OperatorAction, 'note'>, Notification<OrderEvent>> = {
  take: taken,
  assign: taken,
  reply: replied,
  askForInformation: informationAsked,
  resolve: resolved,
  invalidate: invalidated,
};
