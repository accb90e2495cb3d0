import type { Party } from '#contract/work-orders/actions.ts';
import { kindNameOf, type WorkOrderKind } from '#contract/work-orders/kinds.ts';
import { stateNameOf, type WorkOrderState } from '#contract/work-orders/states.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

/** The labels of work orders in the interface. */

export const kindText = (kind: WorkOrderKind) => t(`workOrders.kind.${kindNameOf(kind)}`);
export const stateText = (state: WorkOrderState) => t(`workOrders.state.${stateNameOf(state)}`);
/** Labels an action by its name in the contract. Entries of other releases may have unknown names. */
export const actionText = (by: Party, act: string) => t(`workOrders.act.${by}.${act}` as TextKey);

interface Doer {
  by: Party;
  byName: string | null;
}
/** Names who did something. Customers see all operators under one name. */
export const doerText = ({ by, byName }: Doer) =>
  byName ?? t(by === 'system' ? 'workOrders.by.system' : 'workOrders.by.operator');
