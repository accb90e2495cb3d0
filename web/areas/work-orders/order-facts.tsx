import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { abilityPath } from '#contract/catalogue/ability-path.ts';
import type { FactsOfOrder } from '#contract/work-orders/calls.ts';
import { orderLineNames } from '#contract/work-orders/order-lines.ts';
import { type TextKey, t } from '#web/kit/texts.ts';
import { formatMinute } from '#web/kit/ui/dates.ts';
import { kindText } from './order-labels.ts';
import styles from './order-facts.module.css';

export type Fact = readonly [title: TextKey, value: ReactNode];

const abilityLink = ({ abilityNo, abilityName }: Pick<FactsOfOrder, 'abilityNo' | 'abilityName'>) =>
  abilityNo !== null && (
    <Link to={abilityPath(abilityNo)} className={styles.link}>
      {abilityName}
    </Link>
  );

/** Lists the facts of an order. `phone` replaces the text of the phone number. */
export const factsOf = (order: FactsOfOrder, phone: ReactNode = order.contactPhone): readonly Fact[] => [
  ['workOrders.facts.number', order.orderNo],
  ['workOrders.facts.kind', kindText(order.kind)],
  [
    'workOrders.facts.severity',
    `${t(`workOrders.severity.${order.severity}`)} · ${t(`workOrders.severity.${order.severity}.hint`)}`,
  ],
  ['workOrders.facts.ability', abilityLink(order)],
  ['workOrders.facts.request', order.requestId],
  ...orderLineNames.map((name): Fact => [`workOrders.facts.${name}`, order[name]]),
  ['workOrders.facts.author', order.authorName],
  ['workOrders.facts.contact', order.contactName],
  ['workOrders.facts.phone', phone],
  ['workOrders.facts.created', formatMinute(order.createdAt)],
  ['workOrders.facts.updated', formatMinute(order.updatedAt)],
];

export const OrderFacts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== '' && value !== null && value !== false)
      .map(([title, value]) => (
        <div key={title}>
          <dt>{t(title)}</dt>
          <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
        </div>
      ))}
  </dl>
);
