import type { Party } from '#contract/work-orders/actions.ts';
import { kindNameOf, type WorkOrderKind } from '#contract/work-orders/kinds.ts';
import { stateNameOf, type WorkOrderState } from '#contract/work-orders/states.ts';
import { type TextKey, t } from '#web/kit/texts.ts';

/** What work orders are called in the interface. */

export const kindText = (kind: WorkOrderKind) => t(`workOrders.kind.${kindNameOf(kind)}`);
export const stateText = (state: WorkOrderState) => t(`workOrders.state.${stateNameOf(state)}`);
/** An act as the contract names it, of whichever release wrote it down. */
export const actionText = (by: Party, act: string) => t(`workOrders.act.${by}.${act}` as TextKey);

interface Doer {
  by: Party;
  byName: string | null;
}
/** Who has done something; to customers operators are all alike. */
export const doerText = ({ by, byName }: Doer) =>
  byName ?? t(by === 'system' ? 'workOrders.by.system' : 'workOrders.by.operator');
